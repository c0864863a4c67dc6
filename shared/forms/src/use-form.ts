import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@shuttle/domain'
import { type FormEvent, type RefCallback, useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  set,
  useForm as useHookForm,
  useWatch,
} from 'react-hook-form'
import { findFieldForCode, toFormFailure } from './failure'
import { readStoredForm, removeStoredForm, writeStoredForm } from './stored-form'
import type { FormTexts } from './texts'
import { useFormTexts } from './texts/use-form-texts'
import { useFailureText } from './use-failure-text'
import { useSubmit } from './use-submit'

/** Codes of checks that this package has a message for. */
export type FormViolation = keyof FormTexts['violation']

type Awaitable<Value> = Value | Promise<Value>

/** Props of a field, by its name. */
export interface FieldProps<Value> {
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
  ref: RefCallback<HTMLInputElement>
}

export interface FormOptions<Values extends FieldValues, Result, OwnCode extends string> {
  /** For the report of a fault, such as `mf-account: sign-in`. */
  name: string
  /** The values to begin with. */
  initial: () => Values
  /**
   * Stores typed values for this visit under this name until the form is done, across a reload or another version of
   * the remote. The shell removes them when a member leaves; never use it for a form with a secret.
   */
  storedAs?: string
  /** Values that are never stored, such as a file or a part of an identity document. */
  notStored?: readonly (keyof Values & string)[]
  /** Violations that prevent the submit, by the path of their field; an empty answer sends the form. */
  check: (values: Values) => Awaitable<{ readonly [Name in Path<Values>]?: FormViolation | OwnCode | undefined }>
  /** Messages for codes of `check` that this package does not know. */
  texts?: Readonly<Record<OwnCode, string>>
  /** Throws `ApiError`; a refusal is shown at its field, anything else above the button. */
  send: (values: Values) => Promise<Result>
  onDone?: (result: Result, values: Values) => void
  onFailure?: (error: unknown) => void
  /** Shows and reports faults, in place of the notice above the button. */
  onFault?: (error: unknown) => void
  /** Opens a confirmation first and calls `send` of the form afterwards. */
  confirm?: () => void
  /** The field that shows a refusal, if it is not the field of that name. */
  fieldForCode?: (code: string) => Path<Values> | undefined
  /** Values that are valid for one attempt only, such as the answer to a captcha. */
  clearedByFailure?: Partial<Values>
}

/**
 * What the library knows of a control, for focus alone: it would read and write the text of the control as the value of
 * the field. It reports a change for each registration without a type.
 */
const newHandle = () => {
  let control: HTMLInputElement | undefined
  return {
    type: 'control',
    focus: () => control?.focus(),
    select: () => control?.select?.(),
    refer: (to: HTMLInputElement) => {
      control = to
    },
  }
}

/**
 * A form of react-hook-form with the failures, stored values and single submit of this site. No error shows before the
 * first submit; then every field shows its own, and focus moves to the first of them.
 */
export const useForm = <Values extends FieldValues, Result, OwnCode extends string = never>(
  options: FormOptions<Values, Result, OwnCode>,
) => {
  type Name = Path<Values>
  const { storedAs, notStored } = options
  const t = useFormTexts()
  const toText = useFailureText()
  const [initial] = useState(() => readStoredForm(storedAs, options.initial()))
  const form = useHookForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: async (values) => {
      const errors: Record<string, never> = {}
      for (const [path, type] of Object.entries(await options.check(values))) if (type) set(errors, path, { type })
      return { values, errors }
    },
  })
  const { control, getValues, reset, setFocus, subscribe, trigger } = form
  const [handles] = useState(() => new Map<Name, ReturnType<typeof newHandle>>())
  const { errors, isSubmitted } = form.formState
  const values = useWatch({ control }) as Values
  const { isPending, failure, submit, setFailure } = useSubmit<Result, Values>({
    name: options.name,
    send: options.send,
    onFault: options.onFault,
    onFailure: (error) => {
      reset({ ...getValues(), ...options.clearedByFailure })
      options.onFailure?.(error)
    },
  })
  const named = failure && (options.fieldForCode ?? findFieldForCode)(failure.code)
  const failed = get(values, named ?? '') === undefined ? undefined : (named as Name)

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once for each failure
  useEffect(() => {
    // A refused password is selected: typing replaces it, showing it loses nothing.
    if (failed) setFocus(failed, { shouldSelect: /password$/i.test(failed) })
  }, [failure])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are those of the form, and stay
  useEffect(() => {
    if (storedAs === undefined) return
    const write = (changed: { values: Values }) => writeStoredForm(storedAs, changed.values, notStored)
    return subscribe({ formState: { values: true }, callback: write })
  }, [storedAs, subscribe])

  const findError = (name: Name): string | undefined => {
    const { type: code }: { type?: string } = get<object>(errors, name) ?? {}
    if (code === undefined) return failure && failed === name ? toText(failure) : undefined
    const max = code.startsWith('EMAIL') ? EMAIL_MAX_LENGTH : PASSWORD_MAX_LENGTH
    return (
      options.texts?.[code as OwnCode] ?? t(`violation.${code as FormViolation}`, { max, min: PASSWORD_MIN_LENGTH })
    )
  }
  /** One handle for each field: at another one the library replaces a value of undefined by the initial one. */
  const register = (name: Name, control: HTMLInputElement | null) => {
    if (!control) return
    const handle = handles.get(name) ?? newHandle()
    handles.set(name, handle)
    handle.refer(control)
    form.register(name).ref(handle)
  }
  const change = (name: Name, value: PathValue<Values, Name>) => {
    form.setValue(name, value)
    // A check of one field may concern another, such as a repeated password.
    if (isSubmitted) void trigger()
    else form.clearErrors(name)
    setFailure(undefined)
  }
  /** Sends what was typed, without checking it. */
  const send = async (): Promise<{ result: Result } | undefined> => {
    const sent = getValues()
    const done = await submit(sent)
    if (!done) return undefined
    reset(getValues())
    if (storedAs !== undefined) removeStoredForm(storedAs)
    options.onDone?.(done.result, sent)
    return done
  }

  return {
    control,
    trigger,
    values,
    field: <One extends Name>(name: One): FieldProps<PathValue<Values, One>> => ({
      value: get(values, name),
      onChange: (value) => change(name, value),
      error: findError(name),
      ref: (control) => register(name, control),
    }),
    /** Starts again, with the initial values. */
    reset: () => reset(options.initial()),
    send,
    /** Checks the values, then confirms or sends; a dialog has no event of its own. */
    handleSubmit: (event?: FormEvent) => {
      event?.preventDefault()
      // Not awaited: for the library a form is submitted once its values are valid.
      if (!isPending) void form.handleSubmit(() => void (options.confirm ?? send)())(event)
    },
    isPending,
    /** The failure that no field shows. */
    failure: failed ? undefined : failure,
    /** Shows the error of another call as a failure of the form; undefined clears it. */
    showFailure: (error: unknown) => setFailure(error === undefined ? undefined : toFormFailure(error)),
  }
}

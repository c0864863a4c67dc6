import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@shuttle/domain'
import { type FormEvent, type RefCallback, useEffect, useRef, useState } from 'react'
import { readDraft, removeDraft, writeDraft } from './draft'
import { type FormFailure, findFieldForCode, toFormFailure } from './failure'
import type { FormTexts } from './texts'
import { useFormTexts } from './texts/use-form-texts'
import { useFailureText } from './use-failure-text'
import { useSubmit } from './use-submit'

/** Codes of checks that this package has a sentence for. */
export type FormViolation = keyof FormTexts['violation']

/** What a field of a form is given, by its name. */
export interface FieldProps<Value> {
  value: Value
  onChange: (value: Value) => void
  error: string | undefined
  ref: RefCallback<HTMLInputElement>
}

export interface FormOptions<Values, Result, OwnCode extends string> {
  /** For the report of a fault, as `mf-account: sign-in`. */
  name: string
  /** The values to begin with; their order is the order of the fields on the screen. */
  initial: () => Values
  /**
   * Stores what is typed for this visit under this name, until the form is done: a reload or another version of the remote loses nothing.
   * The shell removes it when a member leaves. Never for a form with a secret.
   */
  draft?: string
  /** The violations that stop the form from being sent, field by field; an empty answer sends it. */
  check: (values: Values) => { readonly [Name in keyof Values]?: FormViolation | OwnCode | undefined }
  /** Sentences for codes of `check` that this package does not know. */
  texts?: Readonly<Record<OwnCode, string>>
  /** Throws `ApiError`; a refusal is shown at its field, anything else above the button. */
  send: (values: Values) => Promise<Result>
  onDone?: (result: Result, values: Values) => void
  onFailure?: (error: unknown) => void
  /** Shows and reports what is no refusal, in place of the notice above the button. */
  onFault?: (error: unknown) => void
  /** Asks the reader first and calls `send` of the form afterwards. */
  confirm?: () => void
  /** The field that shows a refusal, where it is not the field of that name. */
  fieldForCode?: (code: string) => (keyof Values & string) | undefined
  /** Values that are valid for one try only, such as the answer to a captcha. */
  clearedByFailure?: Partial<Values>
}

/**
 * The state of one form: typed values, what is wrong at each field, one submit at a time. No error shows before the first press;
 * then every field shows its own, and focus goes to the first of them.
 */
export const useForm = <Values extends object, Result, OwnCode extends string = never>(
  options: FormOptions<Values, Result, OwnCode>,
) => {
  type Name = keyof Values & string
  const t = useFormTexts()
  const toText = useFailureText()
  const [values, setValues] = useState(() => readDraft(options.draft, options.initial()))
  const [checked, setChecked] = useState<'none' | 'all' | Name>('none')
  const elements = useRef(new Map<string, HTMLInputElement>())
  const refs = useRef(new Map<string, RefCallback<HTMLInputElement>>())

  const { isPending, failure, submit, setFailure } = useSubmit<Result, Values>({
    name: options.name,
    send: options.send,
    onFault: options.onFault,
    onFailure: (error) => {
      const { clearedByFailure } = options
      if (clearedByFailure) setValues((before) => ({ ...before, ...clearedByFailure }))
      options.onFailure?.(error)
    },
  })
  const violations = options.check(values)
  const names = Object.keys(values) as Name[]

  const findField = ({ code }: FormFailure): Name | undefined => {
    const field = options.fieldForCode ? options.fieldForCode(code) : findFieldForCode(code)
    return names.find((name) => name === field)
  }
  const failed = failure && findField(failure)

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once for each failure
  useEffect(() => {
    const element = failed && elements.current.get(failed)
    element?.focus()
    // A refused password is selected whole: typing replaces it, looking at it loses nothing.
    if (element?.autocomplete === 'current-password') element.select()
  }, [failure])

  const toErrorText = (code: FormViolation | OwnCode): string => {
    const own = options.texts?.[code as OwnCode]
    if (own !== undefined) return own
    const max = code.startsWith('EMAIL') ? EMAIL_MAX_LENGTH : PASSWORD_MAX_LENGTH
    return t(`violation.${code as FormViolation}`, { max, min: PASSWORD_MIN_LENGTH })
  }
  const findError = (name: Name): string | undefined => {
    const code = checked === 'all' || checked === name ? violations[name] : undefined
    if (code) return toErrorText(code)
    return failure && failed === name ? toText(failure) : undefined
  }
  const findRef = (name: Name): RefCallback<HTMLInputElement> => {
    const known = refs.current.get(name)
    if (known) return known
    const ref: RefCallback<HTMLInputElement> = (element) => {
      if (element) elements.current.set(name, element)
      else elements.current.delete(name)
    }
    refs.current.set(name, ref)
    return ref
  }
  const focus = (name: Name) => elements.current.get(name)?.focus()

  const change = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }))
    if (options.draft !== undefined) writeDraft(options.draft, { ...values, ...part })
    if (failure) setFailure(undefined)
  }
  /** Sends what was typed, without checking it. */
  const send = async (): Promise<{ result: Result } | undefined> => {
    const done = await submit(values)
    setChecked('none')
    if (done && options.draft !== undefined) removeDraft(options.draft)
    if (done) options.onDone?.(done.result, values)
    return done
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setChecked('all')
    const first = names.find((name) => violations[name] !== undefined)
    if (first !== undefined) focus(first)
    else if (options.confirm) options.confirm()
    else void send()
  }

  return {
    values,
    change,
    field: <One extends Name>(name: One): FieldProps<Values[One]> => ({
      value: values[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      error: findError(name),
      ref: findRef(name),
    }),
    /** Whether one field is right; a field that is not shows its error and takes the focus. */
    checkField: (name: Name): boolean => {
      if (violations[name] === undefined) return true
      setChecked(name)
      focus(name)
      return false
    },
    focus,
    send,
    handleSubmit,
    isPending,
    /** The failure that no field shows. */
    failure: failed ? undefined : failure,
    /** Shows what another call of the form threw, as a failure of the form; undefined takes it back. */
    showFailure: (error: unknown) => setFailure(error === undefined ? undefined : toFormFailure(error)),
  }
}

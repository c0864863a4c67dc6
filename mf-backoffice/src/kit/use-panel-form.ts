import type { StaffErrorCode } from '@shuttle/contracts'
import { type FormOptions, useForm } from '@shuttle/forms'
import { toast } from '@shuttle/host'
import { useEffect } from 'react'
import { useStaffErrorTexts } from '../i18n/use-staff-error-texts'
import { useQuestion } from './confirmed-form'
import { useStaffAction } from './use-staff-action'

type Check<Values extends object, OwnCode extends string> = FormOptions<
  Values,
  boolean,
  StaffErrorCode | OwnCode
>['check']

interface PanelFormOptions<Values extends object, OwnCode extends string> {
  /** Operation name used in fault reports. */
  name: string
  initial: () => Values
  check: (values: Values) => Exclude<ReturnType<Check<Values, OwnCode>>, Promise<unknown>>
  /** Sentences in place of those of the codes, and for faults of this form. */
  texts?: Partial<Record<StaffErrorCode, string>> & Readonly<Record<OwnCode, string>>
  call: (values: Values) => Promise<unknown>
  /** Fetches what is shown again, after an answer and after a refusal. */
  refresh: () => Promise<void>
  /** The toast after a save. */
  doneText: (values: Values) => string
  onSaved: () => void
}

/**
 * The form of a dated change beside the current data; its values are the content. Its confirmation stays open after a
 * refusal, with the current data; values that are invalid with them are errors of their fields.
 */
export const usePanelForm = <Values extends object, OwnCode extends string = never>(
  options: PanelFormOptions<Values, OwnCode>,
) => {
  const { name, initial, check, call, refresh, doneText, onSaved } = options
  const texts = { ...useStaffErrorTexts(), ...options.texts } as Record<StaffErrorCode | OwnCode, string>
  const { confirm, confirmation } = useQuestion()
  const { run, isPending, error, cause, clear } = useStaffAction({ call, name })
  const form = useForm<Values, boolean, StaffErrorCode | OwnCode>({
    name: `mf-backoffice: ${name}`,
    initial,
    check,
    texts,
    confirm,
    send: async (values) => (await run(values)) !== undefined,
    onDone: async (isSaved, values) => {
      await refresh()
      if (!isSaved) return
      toast(doneText(values), 'success')
      onSaved()
    },
  })
  const stop = () => {
    clear()
    confirmation.onEnd()
  }
  const isValid = Object.values(check(form.values)).every((code) => code === undefined)
  const isRefused = confirmation.isConfirming && !isValid && !isPending
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once for each refusal
  useEffect(() => {
    if (!isRefused) return
    stop()
    void form.trigger(undefined, { shouldFocus: true })
  }, [isRefused])
  return {
    form,
    isValid,
    cause,
    panel: {
      onSubmit: form.handleSubmit,
      dialog: {
        open: confirmation.isConfirming && !isRefused,
        busy: isPending,
        error,
        onConfirm: () => void form.send(),
        onCancel: stop,
      },
    },
  }
}

import { type FieldValues, type FormOptions, useForm } from '@shuttle/forms'
import { toast } from '@shuttle/host'
import { newIdempotencyKey } from '@shuttle/queries'
import { useState } from 'react'
import { useTexts } from '../i18n/use-texts'
import { useStaffAction } from './use-staff-action'

interface AddDialogOptions<Content extends FieldValues, Code extends string>
  extends Pick<FormOptions<Content, boolean, Code>, 'initial' | 'check' | 'texts'> {
  /** Operation name used in fault reports. */
  name: string
  add: (content: Content & { requestKey: string }) => Promise<unknown>
  /** Runs after success and refusal. */
  refresh: () => Promise<unknown>
  /** Text of the toast after success. */
  done: string
}

/** Form of a dialog that adds a thing. Each opening has a key of its own, so a repeated request adds it once. */
export const useAddDialog = <Content extends FieldValues, Code extends string>({
  name,
  add,
  refresh,
  done,
  ...options
}: AddDialogOptions<Content, Code>) => {
  const t = useTexts()
  /** Undefined while the dialog is closed. */
  const [requestKey, setRequestKey] = useState<string>()
  const { run, isPending, error, clear } = useStaffAction({ call: add, name })
  const form = useForm<Content, boolean, Code>({
    ...options,
    name: `mf-backoffice: ${name}`,
    send: async (content) => {
      const added = requestKey !== undefined && (await run({ ...content, requestKey }))
      await refresh()
      return Boolean(added)
    },
    onDone: (isAdded) => {
      if (!isAdded) return
      toast(done, 'success')
      close()
    },
  })
  const close = () => {
    form.reset()
    clear()
    setRequestKey(undefined)
  }
  return {
    form,
    openDialog: () => setRequestKey(newIdempotencyKey()),
    /** Props of its `ConfirmDialog`. */
    dialog: {
      open: requestKey !== undefined,
      cancelLabel: t('page.cancel'),
      closeLabel: t('page.close'),
      busy: isPending,
      error,
      onConfirm: () => form.handleSubmit(),
      onCancel: close,
    },
  }
}

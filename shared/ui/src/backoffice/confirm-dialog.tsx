import { Button, Notice, Stack } from '@shuttle/ui'
import { Dialog } from '@shuttle/ui/overlay'
import { type ReactNode, useId, useRef, useState } from 'react'
import { FormRow } from './form-row'

export interface ConfirmReason {
  label: string
  hint?: string | undefined
  maxLength: number
  /** Shown at the field when it is empty; without it the reason is optional. */
  missing?: string | undefined
}

export interface ConfirmDialogProps {
  open: boolean
  /** The title of the dialog. */
  title: string
  /** The effect of the action, and how many objects it changes. */
  children: ReactNode
  /** Requires a reason, or offers a field for one. */
  reason?: ConfirmReason | undefined
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  kind?: 'primary' | 'danger' | undefined
  /** Confirmed and in progress: nothing closes it. */
  busy?: boolean | undefined
  /** Room for two fields beside each other. */
  wide?: boolean | undefined
  /** Why the service refused; what was typed stays. */
  error?: string | undefined
  /** Called with the trimmed reason; '' if there is no reason field. */
  onConfirm: (reason: string) => void
  onCancel: () => void
}

type ConfirmFormProps = Omit<ConfirmDialogProps, 'open' | 'title' | 'wide' | 'closeLabel' | 'onCancel'> & {
  form: string
}

/** Mounted as long as the dialog is open: the next dialog starts with an empty reason. */
const ConfirmForm = ({ form, children, reason, busy = false, error, onConfirm }: ConfirmFormProps) => {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const confirm = () => {
    const given = text.trim()
    if (reason?.missing !== undefined && given === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    onConfirm(given)
  }
  return (
    <form
      id={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React would bubble it to a form around the button that opened the dialog.
        event.stopPropagation()
        if (!busy) confirm()
      }}
    >
      <Stack>
        <Stack gap="sm">{children}</Stack>
        {reason && (
          <FormRow label={reason.label} hint={reason.hint} error={isMissing ? reason.missing : undefined}>
            {(row) => (
              <textarea
                {...row}
                ref={field}
                rows={3}
                maxLength={reason.maxLength}
                required={reason.missing !== undefined}
                value={text}
                onChange={({ target }) => {
                  setText(target.value)
                  setMissing(false)
                }}
              />
            )}
          </FormRow>
        )}
        {error && (
          <Notice kind="danger" announce>
            {error}
          </Notice>
        )}
      </Stack>
    </form>
  )
}

/** Confirmation of an action that cannot be undone, or that changes many objects. A press outside does nothing. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, closeLabel, cancelLabel, confirmLabel, kind = 'primary', wide, busy = false, onCancel } = props
  const form = useId()
  const cancel = () => !busy && onCancel()
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      closeLabel={closeLabel}
      persistent
      wide={wide}
      actions={
        <>
          <Button kind="soft" aria-disabled={busy || undefined} onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button kind={kind} type="submit" form={form} loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ConfirmForm {...props} form={form} />
    </Dialog>
  )
}

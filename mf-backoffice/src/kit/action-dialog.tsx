import { toast } from '@shuttle/host'
import { ConfirmDialog, type ConfirmDialogProps } from '@shuttle/ui/backoffice'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts'
import { useStaffAction } from './use-staff-action'

interface ActionDialogProps<About> extends Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'kind'> {
  /** Object of the action; undefined while the dialog is closed. */
  about: About | undefined
  call: (about: About) => Promise<unknown>
  /** Operation name used in fault reports. */
  name: string
  /** Replaces `confirmLabel` while the action is in flight. */
  busyLabel?: string | undefined
  /** Describes the effect before the action. */
  consequence: (about: About) => ReactNode
  /** Text of the toast after the action. */
  done: (about: About) => string
  /** Runs after success and refusal: after a stale refusal, the shown data has to be refetched. */
  onAnswer?: (() => unknown) | undefined
  onClose: () => void
}

/** Confirms an action on one object and runs it; a refusal stays visible until the dialog closes. */
export const ActionDialog = <About,>(props: ActionDialogProps<About>) => {
  const { about, call, name, title, confirmLabel, busyLabel, kind, consequence, done, onAnswer, onClose } = props
  const t = useTexts()
  const { run, isPending, error, clear } = useStaffAction({ call, name })
  const close = () => {
    clear()
    onClose()
  }
  const confirm = async () => {
    if (about === undefined) return
    const isDone = (await run(about)) !== undefined
    await onAnswer?.()
    if (!isDone) return
    toast(done(about), 'success')
    close()
  }
  return (
    <ConfirmDialog
      open={about !== undefined}
      title={title}
      confirmLabel={(isPending && busyLabel) || confirmLabel}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind={kind}
      busy={isPending}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {about !== undefined && consequence(about)}
    </ConfirmDialog>
  )
}

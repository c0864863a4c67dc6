import { toast } from '@shuttle/host'
import { ConfirmDialog, type ConfirmDialogProps } from '@shuttle/ui/backoffice'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts'
import { useStaffAction } from './use-staff-action'

interface ActionDialogProps<About, Result>
  extends Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'kind' | 'reason'> {
  /** Object of the action; undefined while the dialog is closed. */
  about: About | undefined
  call: (about: About, reason: string) => Promise<Result>
  /** Operation name used in fault reports. */
  name: string
  /** Replaces `confirmLabel` while the action is in flight. */
  busyLabel?: string | undefined
  /** Describes the effect before the action. */
  consequence: (about: About) => ReactNode
  /** Text of the toast after the action. */
  done: (about: About, result: Result) => string
  /** Runs after success and refusal: after a stale refusal, the shown data has to be refetched. */
  onAnswer?: (() => unknown) | undefined
  /** Runs after success alone. */
  onDone?: ((result: Result) => unknown) | undefined
  onRefused?: (() => void) | undefined
  onClose: () => void
}

/** Confirms an action on one object and runs it; a refusal stays visible until the dialog closes. */
export const ActionDialog = <About, Result>(props: ActionDialogProps<About, Result>) => {
  const { about, call, name, confirmLabel, busyLabel, consequence, done, onAnswer, onDone, onRefused, onClose } = props
  const t = useTexts()
  const { run, isPending, error, clear } = useStaffAction({
    call: ({ of, reason }: { of: About; reason: string }) => call(of, reason),
    name,
  })
  const close = () => {
    clear()
    onClose()
  }
  const confirm = async (reason: string) => {
    if (about === undefined) return
    const answer = await run({ of: about, reason })
    await onAnswer?.()
    if (!answer) return onRefused?.()
    toast(done(about, answer.result), 'success')
    close()
    await onDone?.(answer.result)
  }
  return (
    <ConfirmDialog
      open={about !== undefined}
      title={props.title}
      reason={props.reason}
      confirmLabel={(isPending && busyLabel) || confirmLabel}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind={props.kind}
      busy={isPending}
      error={error}
      onConfirm={(reason) => void confirm(reason)}
      onCancel={close}
    >
      {about !== undefined && consequence(about)}
    </ConfirmDialog>
  )
}

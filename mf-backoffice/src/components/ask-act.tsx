import { toast } from '@shuttle/host'
import { ConfirmAct, type ConfirmActProps } from '@shuttle/ui/desk'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts'
import { useStaffAct } from './use-staff-act'

interface AskActProps<About> extends Pick<ConfirmActProps, 'title' | 'confirmLabel' | 'kind'> {
  /** What the act is about; undefined while nothing is asked. */
  about: About | undefined
  call: (about: About) => Promise<unknown>
  /** Of the act, where a fault of it is reported. */
  name: string
  /** In place of `confirmLabel` while it is under way. */
  busyLabel?: string | undefined
  /** What will happen. */
  consequence: (about: About) => ReactNode
  /** Said once it is done. */
  done: (about: About) => string
  /** Done or refused: refused as stale, what is shown has changed and is read again. */
  onAnswer?: (() => unknown) | undefined
  onClose: () => void
}

/** Asks before an act on one thing, and does it; a refusal stays in sight until the question is closed. */
export const AskAct = <About,>(props: AskActProps<About>) => {
  const { about, call, name, title, confirmLabel, busyLabel, kind, consequence, done, onAnswer, onClose } = props
  const t = useTexts()
  const { act, isPending, error, clear } = useStaffAct({ call, name })
  const close = () => {
    clear()
    onClose()
  }
  const confirm = async () => {
    if (about === undefined) return
    const isDone = (await act(about)) !== undefined
    await onAnswer?.()
    if (!isDone) return
    toast(done(about), 'success')
    close()
  }
  return (
    <ConfirmAct
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
    </ConfirmAct>
  )
}

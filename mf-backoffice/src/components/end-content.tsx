import type { ShownState } from '@shuttle/domain/staff'
import { toast } from '@shuttle/host'
import { ConfirmAct } from '@shuttle/ui/desk'
import { useContentTexts } from '../i18n/use-content-texts'
import { useStaffAct } from './use-staff-act'

interface EndContentProps {
  /** What is to be ended; undefined while nothing is asked. */
  ended: { id: string; revision: number; state: ShownState; title: string } | undefined
  call: (shown: { id: string; revision: number }) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Asks before a notice or a banner is ended, and says who will not see it any more. */
export const EndContent = ({ ended, call, onDone, onClose }: EndContentProps) => {
  const t = useContentTexts()
  const { act, isPending, error, clear } = useStaffAct({ call, name: 'end content' })
  const title = ended?.title ?? ''
  const close = () => {
    clear()
    onClose()
  }
  const confirm = async () => {
    if (!ended) return
    const done = await act({ id: ended.id, revision: ended.revision })
    // Refused as stale, it has changed: what is shown is read again.
    onDone()
    if (!done) return
    toast(t('end.done', { title }), 'success')
    close()
  }
  return (
    <ConfirmAct
      open={ended !== undefined}
      title={t('end.question')}
      confirmLabel={t('list.end')}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind="danger"
      busy={isPending}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {t(ended?.state === 'planned' ? 'end.planned' : 'end.shown', { title })}
    </ConfirmAct>
  )
}

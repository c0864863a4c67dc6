import { toast, useLanguage } from '@shuttle/host'
import { showFailure, useCancelOrder, useRefreshOrder, useRefreshOrderLists } from '@shuttle/queries'
import { LazyConfirmDialog } from '../../components/lazy-confirm-dialog'
import { useTexts } from '../../i18n/use-texts'

interface CancelQuestionProps {
  /** Number of the order to cancel; empty while the dialog is closed. */
  orderNo: string
  onClose: () => void
}

/** Confirms the cancellation of an unpaid order; the list is fetched again at the same scroll position (D1.8). */
export const CancelQuestion = ({ orderNo, onClose }: CancelQuestionProps) => {
  const t = useTexts()
  const language = useLanguage()
  const refreshLists = useRefreshOrderLists()
  const refreshOrder = useRefreshOrder()
  const { send, isPending } = useCancelOrder('mf-orders: cancel order')
  const cancel = async () => {
    const outcome = await send(orderNo)
    if (outcome.kind === 'busy') return
    if (outcome.kind === 'done') toast(t('cancel.done'), 'success')
    else showFailure(outcome.error, language)
    // After a refusal the order may be paid or expired: the refetched list shows which.
    refreshLists()
    refreshOrder(orderNo)
    onClose()
  }
  return (
    <LazyConfirmDialog
      open={orderNo !== ''}
      kind="danger"
      title={t('cancel.title')}
      confirmLabel={t('cancel.yes')}
      cancelLabel={t('cancel.no')}
      busy={isPending}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    >
      {t('cancel.body')}
    </LazyConfirmDialog>
  )
}

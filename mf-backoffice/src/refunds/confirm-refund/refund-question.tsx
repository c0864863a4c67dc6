import { formatMoney } from '@shuttle/domain'
import { ConfirmDialog } from '@shuttle/ui/backoffice'
import type { StaffRefund } from '@shuttle/wire/staff'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import { RefundConsequences, type RefundConsequencesProps } from './refund-consequences'

/** A refund as the confirmation shows it: the request sends these values. */
export interface StaffRefundCommand extends StaffRefund, Omit<RefundConsequencesProps, 'count'> {}

interface RefundQuestionProps {
  command: StaffRefundCommand | undefined
  busy: boolean
  error: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms the refund with its effect and the number of tickets. */
export const RefundQuestion = ({ command, busy, error, onConfirm, onCancel }: RefundQuestionProps) => {
  const t = useHandRefundTexts()
  const {
    tickets = [],
    currency = 'HKD',
    payType = '',
    fee = 0,
    refund = 0,
    needsSecondApproval = false,
  } = command ?? {}
  const count = tickets.length
  const confirmLabel = () => {
    if (needsSecondApproval) return t('confirm.yesPropose')
    return refund === 0 ? t('confirm.yesFree') : t('confirm.yes', { amount: formatMoney(refund, currency) })
  }
  return (
    <ConfirmDialog
      open={command !== undefined}
      title={t(needsSecondApproval ? 'confirm.proposeQuestion' : 'confirm.question', { count })}
      confirmLabel={confirmLabel()}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind={needsSecondApproval ? 'primary' : 'danger'}
      busy={busy}
      error={error}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <RefundConsequences {...{ count, currency, payType, fee, refund, needsSecondApproval }} />
    </ConfirmDialog>
  )
}

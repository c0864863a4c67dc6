import { formatMoney } from '@shuttle/domain'
import { ConfirmAct } from '@shuttle/ui/desk'
import type { StaffRefund } from '../../calls/staff-refunds'
import { useHandRefundTexts } from '../../i18n/use-hand-refund-texts'
import { RefundConsequences, type RefundConsequencesProps } from './refund-consequences'

/** A refund as the confirmation shows it: the request sends these values. */
export interface AskedRefund extends StaffRefund, Omit<RefundConsequencesProps, 'count'> {}

interface RefundQuestionProps {
  asked: AskedRefund | undefined
  busy: boolean
  error: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms the refund with its effect and the number of tickets. */
export const RefundQuestion = ({ asked, busy, error, onConfirm, onCancel }: RefundQuestionProps) => {
  const t = useHandRefundTexts()
  const { tickets = [], currency = 'HKD', payType = '', fee = 0, refund = 0, needsSecondPerson = false } = asked ?? {}
  const count = tickets.length
  const confirmLabel = () => {
    if (needsSecondPerson) return t('confirm.yesPropose')
    return refund === 0 ? t('confirm.yesFree') : t('confirm.yes', { amount: formatMoney(refund, currency) })
  }
  return (
    <ConfirmAct
      open={asked !== undefined}
      title={t(needsSecondPerson ? 'confirm.proposeQuestion' : 'confirm.question', { count })}
      confirmLabel={confirmLabel()}
      cancelLabel={t('page.cancel')}
      closeLabel={t('page.close')}
      kind={needsSecondPerson ? 'primary' : 'danger'}
      busy={busy}
      error={error}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <RefundConsequences {...{ count, currency, payType, fee, refund, needsSecondPerson }} />
    </ConfirmAct>
  )
}

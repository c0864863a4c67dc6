import { usePayTypeName } from '@shuttle/booking'
import type { PaidOrder } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { Notice } from '@shuttle/ui'
import { usePaymentTexts } from '../../i18n/use-payment-texts'

/** Says what goes back, and how, of an order that was paid more than once, such as in two tabs. */
export const ExtraPayments = ({ order }: { order: PaidOrder }) => {
  const t = usePaymentTexts()
  const payTypeName = usePayTypeName()
  if (!order.extraPayments?.length) return null
  return (
    <Notice kind="warning" announce title={t('result.paidTwice')}>
      {order.extraPayments
        .map(({ payType, amount }) =>
          t('result.goesBack', { amount: formatMoney(amount, order.currency), method: payTypeName(payType) }),
        )
        .join(' ')}
    </Notice>
  )
}

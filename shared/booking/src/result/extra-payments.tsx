import type { PaidOrder } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { Notice } from '@shuttle/ui'
import { usePayTypeName } from '../use-pay-type-name'
import { useResultTexts } from './use-result-texts'

/** Shows what is refunded, and how, for an order that was paid more than once, such as in two tabs. */
export const ExtraPayments = ({ order }: { order: PaidOrder }) => {
  const t = useResultTexts()
  const payTypeName = usePayTypeName()
  if (!order.extraPayments?.length) return null
  return (
    <Notice kind="warning" announce title={t('paidTwice')}>
      {order.extraPayments
        .map(({ payType, amount }) =>
          t('goesBack', { amount: formatMoney(amount, order.currency), method: payTypeName(payType) }),
        )
        .join(' ')}
    </Notice>
  )
}

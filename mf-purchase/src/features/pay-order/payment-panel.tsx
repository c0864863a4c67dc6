import type { SlotProps } from '@shuttle/contracts'
import { hasFailed, useOrder } from '@shuttle/queries'
import { Skeleton } from '@shuttle/ui'
import { NotLoadedCard } from '../../components/not-loaded-card'
import { usePaymentTexts } from '../../i18n/use-payment-texts'
import { ConfirmFreeOrder } from './confirm-free-order'
import { PayOrder } from './pay-order'

/** Fills `payment-panel.v1`: payment methods, pay and cancel of one unpaid order. */
const PaymentPanel = ({ orderNo, ...callbacks }: SlotProps['payment-panel.v1']) => {
  const t = usePaymentTexts()
  const order = useOrder(orderNo)
  if (order.data && order.data.amountDue <= 0) return <ConfirmFreeOrder order={order.data} {...callbacks} />
  if (order.data) return <PayOrder order={order.data} {...callbacks} />
  if (hasFailed(order)) return <NotLoadedCard query={order} />
  return <Skeleton kind="card" lines={3} label={t('common.loading')} />
}

export { PaymentPanel as Slot }

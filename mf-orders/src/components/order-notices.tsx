import { RideNotices } from '@shuttle/booking/ride-notices'
import type { ListedOrder } from '@shuttle/calls'
import { isToCollect } from '@shuttle/domain'
import { Link } from 'react-router-dom'
import { useTexts } from '../i18n/use-texts'
import { refundHref } from '../paths'

type NoticedOrder = Pick<
  ListedOrder,
  'orderNo' | 'status' | 'originName' | 'destinationName' | 'outbound' | 'inbound' | 'notices'
>

/** Rides of an order that are late or do not run, with the way to its refund. */
export const OrderNotices = ({ order }: { order: NoticedOrder }) => {
  const t = useTexts()
  return (
    <RideNotices
      order={order}
      toAction={({ kind }) =>
        (kind === 'cancelled' || isToCollect(order.status)) && (
          <Link to={refundHref(order.orderNo)}>{t(kind === 'late' ? 'refund.free' : 'refund.progress')}</Link>
        )
      }
    />
  )
}

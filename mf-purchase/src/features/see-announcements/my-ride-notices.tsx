import { RideNotices } from '@shuttle/booking/ride-notices'
import { isRoutable } from '@shuttle/host'
import { useNextTrip } from '@shuttle/queries'
import { ORDER_DETAILS } from '../../paths'

const orderHref = (orderNo: string): string => `${ORDER_DETAILS}?${new URLSearchParams({ orderNo })}`

/** The member's own rides that are late or do not run; empty without one, for visitors, and after a failure. */
export const MyRideNotices = () => {
  const { data } = useNextTrip()
  return data?.affected.map((order) => (
    <RideNotices
      key={order.orderNo}
      order={order}
      namesTrip
      {...(isRoutable(ORDER_DETAILS) && { orderHref: orderHref(order.orderNo) })}
    />
  ))
}

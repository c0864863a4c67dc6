import type { PaidOrder } from '@shuttle/calls'
import { offersRefund } from '@shuttle/domain'
import { isRoutable, Slot } from '@shuttle/host'
import { Skeleton } from '@shuttle/ui'

const REFUND_TICKETS = '/refund_tickets'

interface RefundWayProps {
  order: PaidOrder
  /** Accessible label of the skeleton. */
  loadingText: string
}

/** 'I want a refund', while the order is paid and no ticket is checked (accounts 2, result page). */
export const RefundWay = ({ order, loadingText }: RefundWayProps) =>
  offersRefund(order) &&
  isRoutable(REFUND_TICKETS) && (
    <Slot
      name="refund-entry.v1"
      props={{ orderNo: order.orderNo }}
      skeleton={<Skeleton lines={2} label={loadingText} />}
    />
  )

import type {
  Cents,
  CivilDate,
  Currency,
  FareLine,
  FareType,
  Instant,
  OrderStatus,
  PassengerType,
  RefundPolicy,
  StationCode,
  TicketCategory,
} from '@shuttle/domain'
import type { Coded } from '../coded'
import type { Ticket } from './ticket'

export interface OrderPassenger {
  name: string
  documentNumber: string
  type: Coded<PassengerType>
}

/** When a ticket travels: a day with a boarding window, or a booked departure. Times are `HH:mm`, empty where unknown. */
export interface Trip {
  date: CivilDate
  beginTime: string
  endTime: string
}

interface OrderCore {
  orderNo: string
  orderReqno: string
  category: Coded<TicketCategory>
  fareType: Coded<FareType>
  originName: string
  destinationName: string
  outbound: Trip
  /** Undefined for one-way orders. */
  inbound: Trip | undefined
  currency: Currency
  /** `count` is people, `fare` is one leg, `total` is all legs. */
  priceLines: FareLine[]
  couponDeduction: Cents
  /** What promotions took off before coupons; missing where none did. */
  promotionDeduction?: Cents
  amountDue: Cents
  passengers: OrderPassenger[]
  /** The provider's code; empty while nothing was paid. */
  payType: string
  tickets: Ticket[]
  status: Coded<OrderStatus>
  /** Value of the pickup code; empty while nothing was paid. Shown on the airport line only. */
  pickupCode: string
}

/** An order as its own screens read it. */
export interface Order extends OrderCore {
  placedAt: Instant
  payBy: Instant
  /** Status in words, as the server says it. */
  statusText: string
  lineCode: string
  originCode: Coded<StationCode>
  destinationCode: Coded<StationCode>
  /** The version it was sold under; undefined where the service did not say. */
  refundPolicy?: RefundPolicy | undefined
}

/** A paid order as the result screen reads it. */
export interface PaidOrder extends OrderCore {
  paidAt: Instant
  lineName: string
  /** Empty where the service did not say. */
  originCode: string
  destinationCode: string
  /** People, not legs. */
  totalPeople: number
}

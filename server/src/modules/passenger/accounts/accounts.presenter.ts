import { formatUnits, joinFinalAt, type TravelDocument } from '@shuttle/domain'
import type { DepartureChangeRow, OrderFlightRow } from '../../../database/types'
import { wireMoment } from '../../../http/envelope'
import type { OrderView } from '../orders'
import type { AccountJoinRow } from './account-joins.repository'
import type { AccountData } from './read-account-data'

/** 0 is sent (accounts 3, verification-code response), with the seconds until another code may be sent. */
export const presentSent = (waitSeconds: number) => ({ responseData: { ret: 0, waitSeconds } })

/** Until when a joining can be undone; absent where there is none. */
export const presentJoin = (join: AccountJoinRow | undefined) =>
  join ? { undoUntilMs: joinFinalAt(join.joined_at) } : {}

const momentOrNone = (instant: number | null) => (instant === null ? '' : wireMoment(instant))

type Passenger = OrderView['passengers'][number]

/** The whole document of a passenger; of a travel document every field, until it was erased. */
type OpenDocument = (passenger: Passenger) => Pick<TravelDocument, 'documentNumber'> & Partial<TravelDocument>

const presentFlight = (flight: OrderFlightRow) => ({
  flightNumber: flight.flight_number,
  airline: flight.airline,
  origin: flight.origin,
  destination: flight.destination,
  transit: flight.transit,
  date: flight.flight_date,
  time: flight.flight_time,
})

const presentChange = (change: DepartureChangeRow) => ({
  changedAt: wireMoment(change.changed_at),
  from: `${change.from_date} ${change.from_begin_time}`,
  to: `${change.to_date} ${change.to_begin_time}`,
  voidPickupCode: change.void_pickup_code,
})

const presentOrder = ({ order, items, passengers, tickets, flight, change }: OrderView, open: OpenDocument) => ({
  orderNo: order.order_no,
  lineCode: order.line_code,
  status: order.status,
  travelDate: order.travel_date,
  returnDate: order.return_date ?? '',
  currency: order.currency,
  amountDue: formatUnits(order.due_cents),
  placedAt: wireMoment(order.placed_at),
  paidAt: momentOrNone(order.paid_at),
  items: items.map((item) => ({ type: item.passenger_type, count: item.count, fare: formatUnits(item.fare_cents) })),
  passengers: passengers.map((passenger) => ({
    type: passenger.passenger_type,
    name: passenger.name,
    ...open(passenger),
  })),
  ...(flight && { flight: presentFlight(flight) }),
  ...(change && { departureChange: presentChange(change) }),
  tickets: tickets.map((ticket) => ({
    ticketNumber: ticket.ticket_no,
    travelDate: ticket.travel_date,
    status: ticket.status,
    paid: formatUnits(ticket.paid_cents),
    collectedAt: momentOrNone(ticket.collected_at),
    collectedPlace: ticket.collected_place,
    checks: ticket.checks.map((check) => ({ checkedAt: wireMoment(check.checked_at), gate: check.gate })),
  })),
})

const presentPayments = ({ attempts, refunds, cardErrors }: AccountData) => ({
  payments: attempts.map((attempt) => ({
    requestNumber: attempt.request_no,
    orderNo: attempt.order_no,
    method: attempt.provider,
    currency: attempt.currency,
    amount: formatUnits(attempt.amount_cents),
    state: attempt.state,
    startedAt: wireMoment(attempt.created_at),
    sentByBrowser: [attempt.call_fields, attempt.card_query].filter((sent) => sent !== ''),
  })),
  moneyBack: refunds.map((refund) => ({
    refundNumber: refund.refund_no,
    orderNo: refund.order_no,
    currency: refund.currency,
    amount: formatUnits(refund.amount_cents),
    reason: refund.reason,
    reasonText: refund.reason_text,
    state: refund.state,
    startedAt: wireMoment(refund.created_at),
  })),
  paymentErrors: cardErrors.map((error) => ({
    orderNo: error.order_no,
    content: error.content,
    loggedAt: wireMoment(error.logged_at),
  })),
})

const presentRefundRequests = ({ refundRequests }: AccountData) => ({
  refundRequests: refundRequests.map((request) => ({
    requestNumber: request.request_no,
    orderNo: request.order_no,
    state: request.state,
    reason: request.reason,
    reasonText: request.reason_text,
    email: request.email,
    documentTail: request.id_tail,
    sentAt: wireMoment(request.created_at),
    endedAt: momentOrNone(request.ended_at),
    answer: request.answer_text,
    proof: request.proof === null ? '' : `data:${request.proof_type};base64,${request.proof}`,
  })),
})

/**
 * The file a member downloads: domain names, amounts in units, moments in business time, no secrets or hashes. `open`
 * returns the whole document of a passenger, which only its owner gets.
 */
export const presentAccountData = (data: AccountData, now: number, open: OpenDocument) => {
  const { account, sessions, identity, coupons, orders } = data
  return {
    writtenAt: wireMoment(now),
    account: {
      memberNumber: account.member_number,
      memberId: account.id,
      email: account.email ?? '',
      nickname: account.nickname,
      avatarUrl: account.avatar_url,
      level: account.level,
      createdAt: wireMoment(account.created_at),
      messengerId: identity?.openid ?? '',
    },
    sessions: sessions.map((session) => ({
      signedInAt: wireMoment(session.created_at),
      lastSeenAt: wireMoment(session.last_seen_at),
      endedAt: momentOrNone(session.revoked_at),
    })),
    coupons: coupons.map((coupon) => ({
      couponNumber: coupon.coupon_no,
      name: coupon.name_en,
      state: coupon.state,
      validUntil: wireMoment(coupon.valid_until),
    })),
    orders: orders.map((order) => presentOrder(order, open)),
    ...presentPayments(data),
    ...presentRefundRequests(data),
  }
}

import {
  type Cents,
  type Currency,
  currencyForOrigin,
  FARE_WINDOW,
  type Instant,
  isAirportLine,
  type Language,
  PASSENGER_TYPES,
  type PassengerType,
  paidShares,
  parseLineCode,
  type StationCode,
  toDepartureInstant,
} from '@shuttle/domain'
import {
  type AccountRow,
  type FareRow,
  type Leg,
  newOrderNumber,
  newPickupCode,
  newTicketNumber,
  type OrderFlightRow,
  type OrderItemRow,
  type OrderPassengerRow,
  type OrderRow,
  type Sealer,
  sealTravelDocument,
  type TicketCheckRow,
  type TicketRow,
  toLegs,
} from '@shuttle/server/filling'
import { flightFor, travelDocumentOf } from '../travel-details'
import { nameFor } from './passengers'
import type { PlannedOrder } from './planned-order'

const MINUTE = 60_000
const PAYMENT_WINDOW = 15 * MINUTE
/** Lines whose screens have a field for names, which may stay empty. */
const WITH_NAMES = ['HKGMAC', 'MACHKG']
/** Boarding time of the bus of a reserved departure. */
const LAST_MINUTE = 29

export interface OrderContext {
  fares: readonly FareRow[]
  sealer: Sealer
  policyId: string
  now: Instant
}

/** An order with its rows, as far as it was placed and paid. */
export interface SoldOrder {
  plan: PlannedOrder
  order: OrderRow
  items: OrderItemRow[]
  passengers: OrderPassengerRow[]
  tickets: TicketRow[]
  checks: TicketCheckRow[]
  legs: Leg[]
  language: Language
  flight: OrderFlightRow | undefined
}

const toEnd = (beginTime: string): string => `${beginTime.slice(0, 3)}${Number(beginTime.slice(3)) + LAST_MINUTE}`

const toPassengers = (
  { plan, orderNo, shares }: { plan: PlannedOrder; orderNo: string; shares: Cents[][] },
  sealer: Sealer,
): OrderPassengerRow[] =>
  plan.passengerTypes.map((passenger_type, position) => {
    const place = { order_no: orderNo, position }
    const { lastName, firstName } = nameFor(plan.buyer * 3 + position)
    const name = `${lastName} ${firstName}`
    const travelDocument = {
      ...travelDocumentOf(passenger_type, plan.buyer * 9 + position, plan.travelDate),
      lastName,
      firstName,
    }
    const isNamed = WITH_NAMES.includes(plan.line)
    const document = isAirportLine(plan.line)
      ? { name, ...sealTravelDocument(sealer, travelDocument, place) }
      : {
          name: isNamed ? name : '',
          id_number: '',
          id_tail: '',
          id_sealed: '',
          document_type: '' as const,
          phone_hash: '',
        }
    const [paid_cents = 0, return_paid_cents = 0] = shares[position] ?? []
    return { ...place, passenger_type, ...document, paid_cents, return_paid_cents }
  })

const toTickets = (sold: Pick<SoldOrder, 'order' | 'passengers' | 'legs' | 'items'>, paidAt: Instant): TicketRow[] =>
  sold.passengers.flatMap((passenger) => {
    const { order, legs, items } = sold
    const numbers = legs.map(() => newTicketNumber(paidAt))
    const window = order.fare_type === 'reserved' ? undefined : FARE_WINDOW[order.fare_type]
    return legs.map((leg, at) => ({
      ticket_no: numbers[at] ?? '',
      order_no: order.order_no,
      passenger_position: passenger.position,
      leg: at + 1,
      other_leg_ticket_no: numbers[1 - at] ?? null,
      line_code: leg.lineCode,
      travel_date: leg.date,
      begin_time: window?.from ?? order.begin_time,
      end_time: window?.to ?? order.end_time,
      passenger_type: passenger.passenger_type,
      fare_cents: items.find(({ passenger_type }) => passenger_type === passenger.passenger_type)?.fare_cents ?? 0,
      paid_cents: at === 0 ? passenger.paid_cents : passenger.return_paid_cents,
      status: 'valid',
      collected_at: null,
      collected_place: '',
    }))
  })

/** Each ticket at its gate, or collected at a counter if the order has a pickup code. */
const useTickets = (
  tickets: TicketRow[],
  { fare_type }: OrderRow,
): { tickets: TicketRow[]; checks: TicketCheckRow[] } => {
  if (fare_type === 'reserved') {
    const collect = (ticket: TicketRow): TicketRow => ({
      ...ticket,
      collected_at: toDepartureInstant(ticket.travel_date, 'reserved', ticket.begin_time) - 40 * MINUTE,
      collected_place: 'Counter 2',
    })
    return { tickets: tickets.map(collect), checks: [] }
  }
  const checks = tickets.map(({ ticket_no, travel_date }, at) => ({
    check_id: `demo-${ticket_no}`,
    ticket_no,
    // In the last hours of its window.
    checked_at: toDepartureInstant(travel_date, fare_type) - (60 + at * 3) * MINUTE,
    gate: `Gate ${1 + (at % 4)}`,
    device: `G${1 + (at % 4)}-1`,
  }))
  return { tickets, checks }
}

/** The rows of an order up to its payment, at the fares of its day; seats and money are counted elsewhere. */
export const sellOrder = (
  plan: PlannedOrder,
  { account, language }: { account: AccountRow; language: Language },
  { fares, sealer, policyId, now }: OrderContext,
): SoldOrder => {
  const { line, fareType, passengerTypes, placedAt, travelDate, story } = plan
  const currency: Currency = currencyForOrigin(parseLineCode(line).origin as StationCode)
  const fareOf = (type: PassengerType): Cents => {
    const fare = fares.find(
      (one) => one.line_code === line && one.fare_type === fareType && one.passenger_type === type,
    )
    return (currency === 'HKD' ? fare?.cents_hkd : fare?.cents_cny) ?? 0
  }
  const toEndOf = fareType === 'reserved' ? toEnd(plan.beginTime) : ''
  const legs = toLegs(line, fareType, travelDate, plan.returnDate, { outbound: plan.beginTime, inbound: '' })
  const types = PASSENGER_TYPES.filter((type) => passengerTypes.includes(type))
  const due = passengerTypes.reduce((sum, type) => sum + fareOf(type), 0) * legs.length
  const isPaid = !['unpaid', 'cancelled', 'stuck'].includes(story.kind)
  const payBy = placedAt + PAYMENT_WINDOW
  const paidAt = isPaid ? Math.min(now, placedAt + (1 + (plan.buyer % 4)) * MINUTE) : null
  const order: OrderRow = {
    order_no: newOrderNumber(placedAt),
    account_id: account.id,
    ...{ line_code: line, category: plan.returnDate === undefined ? 'oneWay' : 'roundTrip', fare_type: fareType },
    ...{ travel_date: travelDate, return_date: plan.returnDate ?? null },
    ...{ begin_time: plan.beginTime, end_time: toEndOf, return_begin_time: '', return_end_time: '' },
    ...{ currency, amount_cents: due, promotion_cents: 0, coupon_cents: 0, due_cents: due },
    seats: passengerTypes.filter((type) => type !== 'infant').length,
    status: isPaid ? 'paid' : story.kind === 'cancelled' ? 'cancelled' : payBy > now ? 'toPay' : 'expired',
    ...{ placed_at: placedAt, pay_by: payBy, paid_at: paidAt, pay_type: '', request_no: '' },
    pickup_code: newPickupCode(),
    ...{ adult_fare_cents: fareOf('adult'), refund_policy_id: policyId },
  }
  const fareByType = Object.fromEntries(types.map((type) => [type, fareOf(type)]))
  const legCount = legs.length === 2 ? 2 : 1
  const shares = paidShares({
    passengers: passengerTypes,
    legs: legCount,
    fares: fareByType,
    free: [],
    coupons: [],
    due,
    currency,
  })
  const placed = {
    order,
    items: types.map((type) => ({
      order_no: order.order_no,
      passenger_type: type,
      count: passengerTypes.filter((one) => one === type).length,
      fare_cents: fareOf(type),
    })),
    passengers: toPassengers({ plan, orderNo: order.order_no, shares }, sealer),
    legs,
  }
  const issued = paidAt === null ? [] : toTickets(placed, paidAt)
  const used = story.kind === 'used' ? useTickets(issued, order) : { tickets: issued, checks: [] }
  return {
    plan,
    ...placed,
    ...used,
    language,
    flight: isAirportLine(line) ? toFlight(plan, order.order_no) : undefined,
  }
}

const toFlight = ({ line, travelDate, beginTime }: PlannedOrder, order_no: string): OrderFlightRow => {
  const { flightNumber, airline, origin, destination, transit, date, time } = flightFor(line, travelDate, beginTime)
  const flight = { flight_number: flightNumber, airline, origin, destination, transit }
  return { order_no, ...flight, flight_date: date, flight_time: time }
}

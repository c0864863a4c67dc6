import type { ErrorCode } from '@shuttle/contracts'
import { civilDateAt, type Instant, toDepartureInstant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { Database, OrderRow } from '../../../database/types'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { getSealer, type Sealer } from '../../../sealing'
import { findRefundPolicy } from '../../money/refund-policies'
import { lockCoupons } from '../coupons'
import type { ClaimedAmounts, NamedPassenger, QuoteRequest, RequestKey } from './buy-ticket.request'
import { type DiscountedQuote, discountQuote } from './discount-quote'
import { expireOverdueOrders } from './expire-orders'
import { findSoldOutCode } from './find-sold-out-code'
import { claimKey } from './idempotency.repository'
import { newOrderNumber, newPickupCode } from './new-number'
import { saveFlight } from './order-flights.repository'
import { findUnpaidOrder, hasBuyer, insertOrder } from './orders.repository'
import { sealDocument, sealTravelDocument } from './passenger-document'
import { findFullDeparture, type PricedQuote, priceQuote } from './price-quote'
import type { Fares } from './quote-id'
import { takeSeats } from './seats.repository'
import { assertFewUnpaidHolds } from './unpaid-holds'

export interface PlaceOrder {
  accountId: string
  /** Of the member's account, now. */
  level: number
  request: QuoteRequest
  /** Numbers of the chosen coupons. */
  coupons: readonly string[]
  /** Fares of the quote that the order names, while it holds. */
  quotedFares?: Fares | undefined
  claims: ClaimedAmounts
  key: RequestKey
  /** The client's time of sending. */
  sentAt: Instant
  now: Instant
}

/** How far a client's clock may be off (D9.9), in milliseconds; a repeated request is answered at any time. */
const TIMESTAMP_TOLERANCE_MS = 10 * 60_000

/** Replaces the number of a payment attempt where coupons pay everything. */
const NO_PAYMENT = '00000000'

/** The refusal when another order took the seats after pricing: names the direction that is full. */
const toSeatsRefusal = async (trx: Transaction<Database>, priced: PricedQuote, { request, now }: PlaceOrder) => {
  const isReserved = request.fareType === 'reserved'
  const code = isReserved ? await findFullDeparture(trx, priced, request, now) : await findSoldOutCode(trx, priced, now)
  return new Refusal(code ?? (isReserved ? 'DEPARTURE_SOLD_OUT' : 'SOLD_OUT'))
}

/** A member has one unpaid order at a time (D3.order.2). Throws UNPAID_ORDER_EXISTS with its number. */
export const assertNoUnpaidOrder = async (db: Kysely<Database>, accountId: string, now: Instant): Promise<void> => {
  const unpaid = await findUnpaidOrder(db, accountId, now)
  if (unpaid) throw new Refusal('UNPAID_ORDER_EXISTS', { orderNo: unpaid.order_no })
}

/**
 * The code for wrong claimed amounts (accounts 8): an amount that is missing or negative, parts that do not add up, or
 * a total that is not the price.
 */
const toAmountCode = ({ amount, coupons, balance, due }: ClaimedAmounts): ErrorCode => {
  if (amount <= 0 || [coupons, balance, due].some((part) => part < 0)) return 'AMOUNT_INVALID'
  return coupons + balance + due === amount ? 'AMOUNT_MISMATCH' : 'PAYMENT_PARTS_MISMATCH'
}

/** Every amount the client sent must be what the service charges (D9.9). */
const assertClaimedAmounts = (claims: ClaimedAmounts, priced: DiscountedQuote): void => {
  const isRight =
    claims.amount === priced.total &&
    claims.due === priced.due &&
    claims.coupons === priced.couponDeduction &&
    claims.couponCount === priced.coupons.length &&
    claims.balance === 0 &&
    (claims.currency === undefined || claims.currency === priced.currency)
  if (!isRight) throw new Refusal(toAmountCode(claims))
}

/**
 * The payment window, shortened where a bus, or the window of a day or night ticket, is over before it: no buyer pays
 * for a ticket that has expired (D3.departure.1).
 */
const getDeadline = (placedAt: Instant, paymentWindowMinutes: number, { legs }: PricedQuote): Instant =>
  Math.min(
    placedAt + paymentWindowMinutes * 60_000,
    ...legs.map((leg) => toDepartureInstant(leg.date, leg.fareType, leg.beginTime)),
  )

const toOrderRow = (
  command: PlaceOrder,
  priced: DiscountedQuote,
  { orderNo, payBy, policyId }: { orderNo: string; payBy: Instant; policyId: string | null },
): OrderRow => {
  const { accountId, request, now } = command
  const { line, departures } = priced
  return {
    order_no: orderNo,
    account_id: accountId,
    line_code: line.line_code,
    category: line.category,
    fare_type: request.fareType,
    travel_date: request.date,
    return_date: request.returnDate ?? null,
    begin_time: departures.outbound?.beginTime ?? '',
    end_time: departures.outbound?.endTime ?? '',
    return_begin_time: departures.inbound?.beginTime ?? '',
    return_end_time: departures.inbound?.endTime ?? '',
    currency: priced.currency,
    amount_cents: priced.total,
    promotion_cents: priced.promotion,
    coupon_cents: priced.couponDeduction,
    due_cents: priced.due,
    seats: priced.seats,
    status: 'toPay',
    placed_at: now,
    pay_by: payBy,
    paid_at: null,
    pay_type: '',
    // An order with nothing to pay has no payment attempt, but its confirmation must name a request number.
    request_no: priced.due === 0 ? `${orderNo}-${NO_PAYMENT}` : '',
    pickup_code: newPickupCode(),
    refund_policy_id: policyId,
    adult_fare_cents: priced.adultFare ?? null,
  }
}

/** The stored document: on the airport line all of it, on a bus line the number where it is required. */
const toDocument = (
  sealer: Sealer,
  { travelDocument, idNumber }: NamedPassenger,
  isRequired: boolean,
  place: { order_no: string; position: number },
) =>
  travelDocument
    ? sealTravelDocument(sealer, travelDocument, place)
    : { document_type: '' as const, ...sealDocument(sealer, isRequired ? idNumber : '', place) }

const saveOrder = async (
  trx: Transaction<Database>,
  command: PlaceOrder,
  priced: DiscountedQuote,
  { orderNo, payBy, sealer }: { orderNo: string; payBy: Instant; sealer: Sealer },
) => {
  const { request, now } = command
  const product = { lineCode: priced.line.line_code, fareType: request.fareType }
  const policy = await findRefundPolicy(trx, civilDateAt(now), product)
  // Store documents only where the line requires them.
  const requiresDocuments = (priced.checked.passengerInfo ?? 'none') !== 'none'
  await insertOrder(trx, toOrderRow(command, priced, { orderNo, payBy, policyId: policy?.id ?? null }), {
    items: priced.lines.map(({ type, count, fare }) => ({ passenger_type: type, count, fare_cents: fare })),
    passengers: request.passengers.map((passenger, position) => ({
      passenger_type: passenger.type,
      name: passenger.name,
      ...toDocument(sealer, passenger, requiresDocuments, { order_no: orderNo, position }),
      paid_cents: priced.shares[position]?.[0] ?? 0,
      return_paid_cents: priced.shares[position]?.[1] ?? 0,
    })),
  })
  if (request.flight) await saveFlight(trx, orderNo, request.flight)
}

/** Locks the coupons that the order was priced with. Throws COUPON_NOT_USABLE when another order took one meanwhile. */
const lockChosenCoupons = async (trx: Transaction<Database>, command: PlaceOrder, orderNo: string): Promise<void> => {
  const { accountId, coupons, now } = command
  const [missing] = await lockCoupons(trx, { orderNo, accountId, numbers: coupons, now })
  if (missing !== undefined)
    throw new Refusal('COUPON_NOT_USABLE', { coupon: { couponNumber: missing, reason: 'LOCKED' } })
}

const isUniqueViolation = (error: unknown) => (error as { code?: string }).code === '23505'

const placeInTransaction = async (
  trx: Transaction<Database>,
  command: PlaceOrder,
  config: AppContext['config'],
): Promise<string> => {
  const { accountId, level, key, request, quotedFares, now } = command
  const orderNo = newOrderNumber(now)
  const earlier = await claimKey(trx, { accountId, key, orderNo, now })
  if (earlier) {
    if (earlier.requestHash !== key.requestHash) throw new Refusal('IDEMPOTENCY_MISMATCH')
    return earlier.orderNo
  }
  // The account may have been deleted, or joined with another, since its session was checked. The claimed key locks the
  // account's row until this transaction ends.
  if (!(await hasBuyer(trx, accountId))) throw new Refusal('401')
  if (Math.abs(command.sentAt - now) > TIMESTAMP_TOLERANCE_MS) throw new Refusal('STALE_TIMESTAMP')
  const undiscounted = await priceQuote(trx, request, { now, level, purpose: 'order', quotedFares })
  await assertNoUnpaidOrder(trx, accountId, now)
  await assertFewUnpaidHolds(trx, config.limits, { accountId, now })
  const priced = await discountQuote(trx, undiscounted, command)
  assertClaimedAmounts(command.claims, priced)
  const payBy = getDeadline(now, config.paymentWindowMinutes, priced)
  await saveOrder(trx, command, priced, { orderNo, payBy, sealer: getSealer(config) })
  await lockChosenCoupons(trx, command, orderNo)
  // Last, because every buyer of the day waits for these rows (ADR-63).
  if (!(await takeSeats(trx, priced.legs, priced.seats))) throw await toSeatsRefusal(trx, priced, command)
  return orderNo
}

/**
 * Places a real order and holds its seats until the payment deadline. The same key is the same order, however often it
 * is sent. Throws IDEMPOTENCY_MISMATCH when the key came with another body, 401 for an account that has ended,
 * STALE_TIMESTAMP, UNPAID_ORDER_EXISTS, TOO_MANY_UNPAID_ORDERS, the codes of wrong amounts and of sold-out seats, and
 * every refusal of {@link priceQuote} and {@link discountQuote}.
 */
export const placeOrder = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  command: PlaceOrder,
): Promise<string> => {
  // An overdue order of this member gives back its coupons and seats first.
  await expireOverdueOrders(db, command.accountId, command.now)
  try {
    return await transaction(db, (trx) => placeInTransaction(trx, command, config))
  } catch (error) {
    // Two different orders of one member at the same moment: the index admits one.
    if (!isUniqueViolation(error)) throw error
    await assertNoUnpaidOrder(db, command.accountId, command.now)
    throw error
  }
}

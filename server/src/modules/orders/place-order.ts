import { civilDateAt, type Instant, toDepartureInstant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import { transaction } from '../../database/transaction'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import { findAccount } from '../accounts/accounts.repository'
import { type DiscountedJourney, discountJourney } from '../coupons/discount-journey'
import { lockChosenCoupons } from '../coupons/lock-chosen-coupons'
import { findRefundPolicy } from '../refunds/refund-policies.repository'
import type { ClaimedAmounts } from './buy-ticket.request'
import { refuseTrips, sessionsOfLegs } from './check-departures'
import { expireOrder } from './expire-orders'
import { claimKey, type RequestKey } from './idempotency.repository'
import type { Journey } from './journey'
import { newOrderNumber, newPickupCode } from './new-number'
import type { PricedJourney } from './price-journey'
import { priceOrder } from './price-order'
import { refuseClaims } from './refuse-claims'
import { refuseUnpaid } from './refuse-unpaid'
import { takeSeats } from './seats.repository'
import { soldOutRefusal } from './sold-out-refusal'

export interface PlaceOrder {
  accountId: string
  /** Of the member's account, now. */
  level: number
  journey: Journey
  /** Numbers of the chosen coupons. */
  coupons: readonly string[]
  claims: ClaimedAmounts
  key: RequestKey
  paymentWindowMs: number
  /** When the client says it sent this. */
  sentAt: Instant
  now: Instant
}

/** How far a client's clock may be off (decision "the wire" 9); an answer already given is given again at any time. */
const TIMESTAMP_TOLERANCE_MS = 10 * 60_000

/** Stands for the number of a payment attempt where coupons pay everything. */
const NO_PAYMENT = '00000000'

/** Somebody was faster since the price was made: which way is full is asked again. */
const seatsAreGone = async (trx: Transaction<Database>, priced: PricedJourney, { journey, now }: PlaceOrder) => {
  if (journey.fareType !== 'reserved') return new Refusal((await soldOutRefusal(trx, priced, now)) ?? 'SOLD_OUT')
  const { date, returnDate } = journey
  const roundTrip = priced.legs.length === 2
  const trip = { isReserved: true, date, returnDate, roundTrip, seats: priced.seats }
  refuseTrips(trip, await sessionsOfLegs(trx, priced.legs), now)
  return new Refusal('DEPARTURE_SOLD_OUT')
}

/**
 * The account may have been deleted, or joined with another, since its session was looked at: an order would stay with
 * nobody. Its key, claimed before, holds the account's row until this transaction ends.
 */
const refuseEndedAccount = async (trx: Transaction<Database>, accountId: string): Promise<void> => {
  const account = await findAccount(trx, accountId)
  if (account?.deleted_at !== null) throw new Refusal('401')
}

/** A member has one unpaid order at a time; one whose time is over makes room first, with its seats and coupons. */
const refuseSecondUnpaid = async (trx: Transaction<Database>, accountId: string, now: Instant): Promise<void> => {
  const overdue = await trx
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'toPay')
    .where('pay_by', '<=', now)
    .execute()
  for (const order of overdue) await expireOrder(trx, order)
  await refuseUnpaid(trx, accountId, now)
}

/**
 * The payment window, cut short where a bus, or the window of a day or night ticket, is over before it: nobody pays for a
 * ticket that has expired (decision "departure").
 */
const payByOf = ({ now, paymentWindowMs }: PlaceOrder, { legs }: PricedJourney): Instant =>
  Math.min(now + paymentWindowMs, ...legs.map((leg) => toDepartureInstant(leg.date, leg.fareType, leg.beginTime)))

const insertOrder = async (
  trx: Transaction<Database>,
  command: PlaceOrder,
  priced: DiscountedJourney,
  orderNo: string,
) => {
  const { accountId, journey, now } = command
  const product = { lineCode: priced.line.line_code, fareType: journey.fareType }
  const policy = await findRefundPolicy(trx, civilDateAt(now), product)
  await trx
    .insertInto('orders')
    .values({
      order_no: orderNo,
      account_id: accountId,
      line_code: priced.line.line_code,
      category: priced.line.category,
      fare_type: journey.fareType,
      travel_date: journey.date,
      return_date: journey.returnDate ?? null,
      begin_time: priced.sessions.out?.beginTime ?? '',
      end_time: priced.sessions.out?.endTime ?? '',
      return_begin_time: priced.sessions.back?.beginTime ?? '',
      return_end_time: priced.sessions.back?.endTime ?? '',
      currency: priced.currency,
      amount_cents: priced.total,
      promotion_cents: priced.promotion,
      coupon_cents: priced.couponDeduction,
      due_cents: priced.due,
      seats: priced.seats,
      status: 'toPay',
      placed_at: now,
      pay_by: payByOf(command, priced),
      paid_at: null,
      pay_type: '',
      // With nothing to pay no attempt will ever number it, and its confirmation names one.
      request_no: priced.due === 0 ? `${orderNo}-${NO_PAYMENT}` : '',
      pickup_code: newPickupCode(),
      refund_policy_id: policy?.id ?? null,
    })
    .execute()
  await trx
    .insertInto('order_items')
    .values(
      priced.lines.map((line) => ({
        order_no: orderNo,
        passenger_type: line.type,
        count: line.count,
        fare_cents: line.fare,
      })),
    )
    .execute()
  await trx
    .insertInto('order_passengers')
    .values(
      journey.passengers.map((passenger, position) => ({
        order_no: orderNo,
        position,
        passenger_type: passenger.type,
        name: passenger.name,
        id_number: passenger.idNumber,
      })),
    )
    .execute()
}

const isUniqueViolation = (error: unknown) => (error as { code?: string }).code === '23505'

/**
 * Places a real order and holds its seats until the payment deadline. The same key is the same order, however often
 * it is asked for. Throws 401 for an account that has ended, UNPAID_ORDER_EXISTS, PASSENGER_INFO_MISSING, DEPARTURE_SOLD_OUT,
 * the words of `amountRefusal` and `soldOutRefusal`, and every refusal of pricing and of coupons.
 */
export const placeOrder = async (db: Kysely<Database>, command: PlaceOrder): Promise<string> => {
  const work = (trx: Transaction<Database>) => transactionBody(trx, command)
  try {
    return await transaction(db, work)
  } catch (error) {
    // Two different orders of one member at the same moment: the index let one pass.
    if (!isUniqueViolation(error)) throw error
    await refuseUnpaid(db, command.accountId, command.now)
    throw error
  }
}

const transactionBody = async (trx: Transaction<Database>, command: PlaceOrder): Promise<string> => {
  const orderNo = newOrderNumber(command.now)
  const earlier = await claimKey(trx, { accountId: command.accountId, key: command.key, orderNo, now: command.now })
  if (earlier !== undefined) return earlier
  await refuseEndedAccount(trx, command.accountId)
  if (Math.abs(command.sentAt - command.now) > TIMESTAMP_TOLERANCE_MS) throw new Refusal('STALE_TIMESTAMP')
  const journeyPrice = await priceOrder(trx, command.journey, command.now, command.level)
  // Before coupons are looked at: those of an order whose time is over are free by then.
  await refuseSecondUnpaid(trx, command.accountId, command.now)
  const priced = await discountJourney(trx, journeyPrice, command)
  refuseClaims(command.claims, priced)
  if (!(await takeSeats(trx, priced.legs, priced.seats))) throw await seatsAreGone(trx, priced, command)
  await insertOrder(trx, command, priced, orderNo)
  await lockChosenCoupons(trx, orderNo, command)
  return orderNo
}

import {
  addDays,
  civilDateAt,
  type Instant,
  type Language,
  NO_PASSENGERS,
  ORDER_STATUSES,
  type OrderStatus,
  PASSENGER_TYPES,
  type PassengerType,
  quoteRefund,
  type TravelDocument,
  toInstant,
} from '@shuttle/domain'
import {
  type AccountRow,
  type AppContext,
  applyRefund,
  cancelOrder,
  changeDeparture,
  checkOpenRefunds,
  configuredMethods,
  confirmPayment,
  discountQuote,
  endOrders,
  expireOrders,
  findAccountByEmail,
  findOwnOrder,
  listAccountCoupons,
  listAccountOrders,
  openAttempt,
  openQuote,
  placeOrder,
  priceQuote,
  readGatewaySettings,
  readOrderToRefund,
  recordCheck,
  recordCollection,
  requestRefund,
  SAMPLE_ACCOUNTS,
  viewOrder,
} from '@shuttle/server/filling'
import { uuidv7 } from 'uuidv7'
import { flightFor, travelDocumentOf } from '../travel-details'
import { MEMBER_ORDERS, type MemberOrder } from './member-orders'

const MINUTE_MS = 60_000
const LANGUAGE: Language = 'zh-hk'
/** A card that the sandbox approves. */
const CARD = { number: '5123450000000008', name: 'DEMO MEMBER', month: '01', year: '39', securityCode: '100' }
/** How long the sandbox has the money of a pending refund. */
const PENDING_SECONDS = 5 * 24 * 3600
const GATE_OPENS = { day: '09:30', night: '00:40' } as const
const COUNTER = 'Counter 2'
const COLLECTED_BEFORE_MS = 40 * MINUTE_MS
/** No two orders are placed in the same minutes of a day. */
const FIRST_ORDER_AT = '10:00'
const BETWEEN_ORDERS_MS = 11 * MINUTE_MS

interface Planned extends MemberOrder {
  status: OrderStatus
  placedAt: Instant
}

/** Oldest first, as a member places one order after the other. */
const planOrders = (now: Instant): Planned[] => {
  const today = civilDateAt(now)
  const all = ORDER_STATUSES.flatMap((status) => MEMBER_ORDERS[status].map((order) => ({ ...order, status })))
  const placedAt = (days: number | undefined, at: number): Instant =>
    days === undefined ? now : toInstant(addDays(today, days), FIRST_ORDER_AT) + at * BETWEEN_ORDERS_MS
  return all
    .map((order, at) => ({ ...order, placedAt: placedAt(order.placedOn, at) }))
    .toSorted((one, other) => one.placedAt - other.placedAt)
}

/** The actions of the demo's member: every step is a command of the service, with its moment in the past. */
const memberSteps = (context: AppContext, member: AccountRow, today: string) => {
  const { db, config, clock } = context
  const { id: accountId, level } = member
  const { baseUrl } = readGatewaySettings(config)
  const methods = configuredMethods(config, clock.now)
  const paymentsAt = (now: Instant) => ({ ...context, methods, clock: { ...clock, now: () => now } })
  const dayOf = (days: number) => addDays(today, days)

  const post = async (path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`the sandbox answers ${answer.status} to ${path}`)
  }

  const findView = async (orderNo: string) => {
    const order = await findOwnOrder(db, orderNo, accountId)
    if (!order) throw new Error(`no order ${orderNo}`)
    return viewOrder(db, order)
  }

  return {
    place: async (order: Planned, key: string): Promise<string> => {
      const { line, fareType, beginTime = '', passengers, rides, placedAt: now } = order
      const [out = 0, back] = rides
      const types = PASSENGER_TYPES.flatMap((type) => Array.from({ length: passengers[type] ?? 0 }, () => type))
      const date = dayOf(out)
      const request = {
        ...{ lineCode: line, fareType, beginTime, returnBeginTime: '', date },
        returnDate: back === undefined ? undefined : dayOf(back),
        counts: { ...NO_PASSENGERS, ...passengers },
        passengers: types.map((type, position) =>
          toPassenger(type, order.beginTime && travelDocumentOf(type, position, date)),
        ),
        ...(beginTime !== '' && { flight: flightFor(line, date, beginTime) }),
      }
      const owned = order.coupon === undefined ? [] : (await listAccountCoupons(db, accountId)).slice(order.coupon)
      const coupons = owned.slice(0, 1).map(({ coupon_no }) => coupon_no)
      const priced = await priceQuote(db, request, { now, level, purpose: 'order' })
      const quote = await discountQuote(db, priced, { request, coupons, accountId, now })
      const claims = {
        ...{ amount: quote.total, coupons: quote.couponDeduction, couponCount: coupons.length, balance: 0 },
        ...{ due: quote.due, currency: quote.currency },
      }
      const requestKey = { key, requestHash: key, lastsMs: undefined }
      return placeOrder(context, { accountId, level, request, coupons, claims, key: requestKey, sentAt: now, now })
    },

    pay: async (orderNo: string, now: Instant): Promise<void> => {
      const at = paymentsAt(now)
      const provider = methods.byCode('MasterCard')
      if (!provider) throw new Error('cards are not configured')
      const payer = { accountId, orderNo, language: LANGUAGE, locale: 'zh_HK', key: undefined, callFields: '' }
      const attempt = await openAttempt(at, { ...payer, description: orderNo, provider })
      await post(`/checkout/pay/${attempt.session_id}/card`, CARD)
      const { request_no: requestNo, provider: payType } = attempt
      await confirmPayment(at, { accountId, orderNo, requestNo, payType, language: LANGUAGE })
    },

    cancel: (orderNo: string, now: Instant): Promise<void> => cancelOrder(context, { orderNo, accountId, now }),

    refund: async (orderNo: string, { passengers, isPending }: NonNullable<MemberOrder['refund']>, now: Instant) => {
      const { order, tickets } = await findView(orderNo)
      const chosen = tickets
        .filter((ticket) => (ticket.passenger_position ?? 0) < passengers)
        .map(({ ticket_no }) => ticket_no)
      const toRefund = await readOrderToRefund(db, methods, order, now)
      const { quoteNo } = await openQuote(db, toRefund, { tickets: chosen, now })
      if (isPending)
        await post('/faults', { kind: 'pending-refund', reference: orderNo, seconds: PENDING_SECONDS, times: 1 })
      const about = { reason: 'plan-changed' as const, reasonText: '', language: LANGUAGE }
      await applyRefund({ db, methods }, { ...about, orderNo, accountId, tickets: chosen, quoteNo, now })
      await checkOpenRefunds(paymentsAt(now + MINUTE_MS))
    },

    request: async (orderNo: string, now: Instant): Promise<void> => {
      const { order, tickets: all } = await findView(orderNo)
      const tickets = all.map(({ ticket_no }) => ticket_no)
      const { refundable } = await readOrderToRefund(db, methods, order, now)
      const { fee } = quoteRefund(refundable, tickets, now)
      const about = { reason: 'illness' as const, reasonText: '', language: LANGUAGE, proof: undefined, idTail: '' }
      const key = { sent: undefined, requestHash: '' }
      const command = { orderNo, accountId, tickets, fee, email: member.email ?? '', key, now }
      await requestRefund({ db, methods }, { ...about, ...command })
    },

    change: async (order: Planned, orderNo: string, now: Instant): Promise<void> => {
      const { day = 0, beginTime = '' } = order.change ?? {}
      const date = dayOf(day)
      const flight = flightFor(order.line, date, beginTime)
      const key = { key: orderNo, requestHash: orderNo, lastsMs: undefined }
      const command = { orderNo, accountId, lineCode: undefined, date, beginTime, flight, key }
      await changeDeparture(context, { ...command, language: LANGUAGE, now })
    },

    passGate: async (orderNo: string, legs: readonly number[]): Promise<void> => {
      const { order, tickets } = await findView(orderNo)
      const passing = tickets.filter((ticket) => ticket.status === 'valid' && legs.includes(ticket.leg))
      for (const { ticket_no, travel_date } of passing) {
        const opens = order.fare_type === 'night' ? GATE_OPENS.night : GATE_OPENS.day
        const checked_at = toInstant(travel_date, opens)
        const check = { check_id: uuidv7(), ticket_no, checked_at, gate: 'Gate 3', device: 'G3-1' }
        await recordCheck(db, check, checked_at)
      }
    },

    collect: async (orderNo: string): Promise<void> => {
      const { order } = await findView(orderNo)
      const at = toInstant(order.travel_date, order.begin_time) - COLLECTED_BEFORE_MS
      await recordCollection(db, { orderNo, place: COUNTER, now: at })
    },
  }
}

const toPassenger = (type: PassengerType, travelDocument: TravelDocument | '' | undefined) =>
  travelDocument
    ? {
        type,
        name: `${travelDocument.lastName} ${travelDocument.firstName}`,
        idNumber: travelDocument.documentNumber,
        travelDocument,
      }
    : { type, name: '', idNumber: '' }

const NEVER_PAID: readonly OrderStatus[] = ['toPay', 'expired', 'cancelled']

/** Runs one order through its steps. */
const carryOut = async (order: Planned, key: string, at: ReturnType<typeof memberSteps>): Promise<void> => {
  const orderNo = await at.place(order, key)
  const paidAt = order.placedAt + MINUTE_MS
  if (order.status === 'cancelled') await at.cancel(orderNo, order.placedAt + 3 * MINUTE_MS)
  if (NEVER_PAID.includes(order.status)) return
  await at.pay(orderNo, paidAt)
  if (order.refund) await at.refund(orderNo, order.refund, paidAt + order.refund.after * MINUTE_MS)
  if (order.requestAfter) await at.request(orderNo, paidAt + order.requestAfter * MINUTE_MS)
  if (order.change) await at.change(order, orderNo, paidAt + order.change.after * MINUTE_MS)
  if (order.checkedLegs) await at.passGate(orderNo, order.checkedLegs)
  if (order.isCollected) await at.collect(orderNo)
}

/**
 * Orders of the demo's member in every status, placed, paid in the sandbox, refunded and checked by the commands of the
 * service; orders that the rules of the day refuse are left out. Does nothing if the member has an order; returns how
 * many were placed. Neither jobs nor calls may run meanwhile: an order of last month would expire before it is paid.
 */
export const loadMemberOrders = async (context: AppContext, signal?: AbortSignal): Promise<number> => {
  const { db, clock, log } = context
  const member = await findAccountByEmail(db, SAMPLE_ACCOUNTS[1].email)
  if (!member || (await listAccountOrders(db, member.id)).length > 0) return 0
  const now = clock.now()
  const at = memberSteps(context, member, civilDateAt(now))
  let placed = 0
  for (const [position, order] of planOrders(now).entries()) {
    if (signal?.aborted) return placed
    try {
      await carryOut(order, `demo-order-${position}`, at)
      placed += 1
    } catch (error) {
      log.warn({ err: error, line: order.line, status: order.status }, 'an order of the demo is left out')
    }
  }
  await expireOrders(db, now)
  await endOrders(db, now)
  return placed
}

import { checkRefundChoice } from './check-refund-choice'
import { type CouponOnTicket, paidShares } from './paid-share'
import { PASSENGER_TYPES, type PassengerType } from './passenger-type'
import { type RefundPolicy, refundPolicyAt } from './refund-policy'
import { ACCOUNTS_READING, PURCHASE_READING, REFUND_POLICIES } from './refund-presets'
import { quoteRefund, type RefundQuote } from './refund-quote'
import type { RefundableOrder, RefundableTicket } from './refundable-ticket'
import { aRefundableOrder, PURCHASE_POLICY, refundableTickets } from './testing/a-refundable-order'
import { seededRandom } from './testing/seeded-random'

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const BEFORE_DEPARTURE = {
  ...PURCHASE_POLICY,
  clock: 'beforeDeparture',
  cutoffMinutes: 30,
  tiers: [
    { minutes: 1440, basisPoints: 500 },
    { minutes: 120, basisPoints: 3000 },
    { minutes: undefined, basisPoints: 5000 },
  ],
} as const
const TERMS = {
  accounts: { ...PURCHASE_POLICY, ...ACCOUNTS_READING },
  accountsUnits: { ...PURCHASE_POLICY, ...ACCOUNTS_READING, rounding: 'unit', minimumFee: 1000 },
  departure: BEFORE_DEPARTURE,
  week: { ...PURCHASE_POLICY, windowDays: 7 },
} as const

type Outcome = [fee: number, refund: number] | string
const [PASSED, BY_HAND] = ['REFUND_TIME_PASSED', 'REFUND_EMERGENCY']

/**
 * Calculated by hand: terms (of the day of sale, or named), sold, departs, requested, and fee and refund of HK$65.00 or
 * a refusal.
 */
const MOMENTS: [keyof typeof TERMS | 'dated', string, string, string, Outcome][] = [
  ['dated', '2018-10-24 10:00:00', '2018-10-24 11:00:00', '2018-10-24 10:59:59.999', [650, 5850]],
  ['dated', '2018-10-24 10:00:00', '2018-10-24 11:00:00', '2018-10-24 11:00:00', PASSED],
  ['dated', '2021-01-12 23:59:59.999', '2021-01-14 12:00:00', '2021-01-14 09:59:59.999', [1300, 5200]],
  ['dated', '2021-01-12 23:59:59.999', '2021-01-14 12:00:00', '2021-01-14 10:00:00', [1300, 5200]],
  ['dated', '2021-01-12 23:59:59.999', '2021-01-14 12:00:00', '2021-01-14 11:59:59.999', [1300, 5200]],
  ['dated', '2021-01-12 23:59:59.999', '2021-01-14 12:00:00', '2021-01-14 12:00:00', PASSED],
  ['dated', '2021-01-13 00:00:00', '2021-01-14 12:00:00', '2021-01-13 02:00:00', [650, 5850]],
  ['dated', '2021-01-13 00:00:00', '2021-01-14 12:00:00', '2021-01-13 02:00:00.001', [1300, 5200]],
  ['dated', '2021-01-13 00:00:00', '2021-01-14 12:00:00', '2021-01-14 09:59:59.999', [1300, 5200]],
  ['dated', '2021-01-13 00:00:00', '2021-01-14 12:00:00', '2021-01-14 10:00:00', PASSED],
  ['dated', '2021-01-13 00:00:00', '2021-01-14 12:00:00', '2021-01-14 12:00:00', PASSED],
  ['dated', '2021-01-13 00:00:00', '2021-01-13 03:00:00', '2021-01-13 00:59:59.999', [650, 5850]],
  ['dated', '2021-01-13 00:00:00', '2021-01-13 03:00:00', '2021-01-13 01:00:00', PASSED],
  ['dated', '2022-03-01 23:59:59', '2022-03-05 12:00:00', '2022-03-02 01:59:59', [650, 5850]],
  ['dated', '2022-03-01 23:59:59', '2022-03-05 12:00:00', '2022-03-02 01:59:59.001', [1300, 5200]],
  ['dated', '2022-03-01 23:59:59', '2022-03-05 12:00:00', '2022-03-03 12:00:00', [1300, 5200]],
  ['dated', '2022-03-01 23:59:59', '2022-03-05 12:00:00', '2022-03-05 09:59:59.999', [1300, 5200]],
  ['dated', '2022-03-01 23:59:59', '2022-03-05 12:00:00', '2022-03-05 10:00:00', PASSED],
  ['dated', '2022-03-02 00:00:00', '2022-03-05 12:00:00', '2022-03-02 00:00:00', BY_HAND],
  ['dated', '2022-03-02 00:00:00', '2022-03-05 12:00:00', '2022-03-03 11:59:59.999', BY_HAND],
  ['dated', '2022-03-02 00:00:00', '2022-03-05 12:00:00', '2022-03-03 12:00:00', PASSED],
  ['dated', '2022-03-02 00:00:00', '2022-03-04 00:00:00', '2022-03-02 00:00:00', PASSED],
  ['dated', '2023-02-12 23:59:59.999', '2023-02-15 08:00:00', '2023-02-13 00:00:00', BY_HAND],
  ['dated', '2023-02-12 23:59:59.999', '2023-02-15 08:00:00', '2023-02-13 07:59:59.999', BY_HAND],
  ['dated', '2023-02-12 23:59:59.999', '2023-02-15 08:00:00', '2023-02-13 08:00:00', PASSED],
  ['dated', '2023-02-13 00:00:00', '2023-02-15 08:00:00', '2023-02-13 00:00:00', [650, 5850]],
  ['dated', '2023-02-13 00:00:00', '2023-02-15 08:00:00', '2023-02-13 02:00:00', [650, 5850]],
  ['dated', '2023-02-13 00:00:00', '2023-02-15 08:00:00', '2023-02-13 02:00:00.001', [1300, 5200]],
  ['dated', '2023-02-13 00:00:00', '2023-02-15 08:00:00', '2023-02-15 07:59:59.999', [1300, 5200]],
  ['dated', '2023-02-13 00:00:00', '2023-02-15 08:00:00', '2023-02-15 08:00:00', PASSED],
  ['dated', '2026-11-21 10:00:00', '2026-11-21 12:30:00', '2026-11-21 12:00:00', [650, 5850]],
  ['dated', '2026-11-21 10:00:00', '2026-11-21 12:30:00', '2026-11-21 12:00:00.001', [1300, 5200]],
  ['dated', '2026-11-21 10:00:00', '2026-11-21 12:30:00', '2026-11-21 12:30:00', PASSED],
  ['accounts', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-21 10:29:59.999', [650, 5850]],
  ['accounts', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-21 10:30:00', [650, 5850]],
  ['accounts', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-21 10:30:00.001', [3250, 3250]],
  ['accounts', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-24 09:59:59.999', [3250, 3250]],
  ['accounts', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-24 10:00:00', PASSED],
  ['accountsUnits', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-21 10:30:00', [1000, 5500]],
  ['accountsUnits', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-21 10:30:00.001', [3300, 3200]],
  ['departure', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-21 10:00:00', [320, 6180]],
  ['departure', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-23 10:00:00', [320, 6180]],
  ['departure', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-23 10:00:00.001', [1950, 4550]],
  ['departure', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-24 08:00:00', [1950, 4550]],
  ['departure', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-24 08:00:00.001', [3250, 3250]],
  ['departure', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-24 09:29:59.999', [3250, 3250]],
  ['departure', '2026-11-21 10:00:00', '2026-11-24 10:00:00', '2026-11-24 09:30:00', PASSED],
  ['week', '2026-11-10 10:00:00', '2026-11-24 10:00:00', '2026-11-17 10:00:00', [1300, 5200]],
  ['week', '2026-11-10 10:00:00', '2026-11-24 10:00:00', '2026-11-17 10:00:00.001', PASSED],
]

const toMoment = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`)

describe('[D1.1, D1.2, D3.refund.4, A9.refund.2] the refund of HK$65.00 on each side of a limit, calculated by hand', () => {
  it.each(MOMENTS)('policy %s: sold %s for %s, requested %s: %j', (name, sold, departs, requested, expected) => {
    const policy = name === 'dated' ? refundPolicyAt(REFUND_POLICIES, sold.slice(0, 10)) : TERMS[name]
    if (!policy) throw new Error('no policy')
    const [ticket] = refundableTickets(['adult'])
    const tickets = ticket ? [{ ...ticket, departsAt: toMoment(departs) }] : []
    const order = { ...aRefundableOrder([], { soldAt: toMoment(sold), tickets }), policy }
    const { fee, refund } = quoteRefund(order, ['1'], toMoment(requested))
    expect(checkRefundChoice(order, ['1'], toMoment(requested)) ?? [fee, refund]).toEqual(expected)
  })
})

/** A seed to repeat the run: printed with every order that failed. */
const SEED = 20_261_122
const ORDERS = 10_000

type Known = RefundableOrder & { policy: RefundPolicy }

/**
 * An independent oracle: the rules implemented once more from the specification, as plainly as possible, without a call
 * of the tested code.
 */
const oracle = {
  isClosed: ({ policy, soldAt }: Known, { departsAt }: RefundableTicket, now: number): boolean => {
    const isTooLate = (departsAt - now) / MINUTE <= policy.cutoffMinutes
    return isTooLate || (policy.windowDays !== undefined && (now - soldAt) / DAY > policy.windowDays)
  },
  getRate: ({ policy, soldAt }: Known, { departsAt }: RefundableTicket, now: number): number => {
    const [sinceSale, toDeparture] = [(now - soldAt) / MINUTE, (departsAt - now) / MINUTE]
    for (const { minutes, basisPoints } of policy.tiers) {
      if (minutes === undefined) return basisPoints
      if (policy.clock === 'sinceSale' ? sinceSale <= minutes : toDeparture >= minutes) return basisPoints
    }
    return 10_000
  },
  getFee: ({ policy, currency, due }: Known, paid: number, rate: number): number => {
    // To whole dollars or to cents, half up.
    const rounded =
      policy.rounding === 'unit' ? Math.round((paid * rate) / 1_000_000) * 100 : Math.round((paid * rate) / 10_000)
    const fee = Math.min(paid, Math.max(rounded, policy.minimumFee))
    const isInTens = currency === 'HKD' && String(due).endsWith('0')
    return isInTens ? Math.floor(fee / 10) * 10 : fee
  },
  findRefusal: (order: Known, chosen: readonly string[], now: number): string | undefined => {
    for (const { ticketNo, status } of order.tickets)
      if (chosen.includes(ticketNo) && status === 'refunded') return 'REFUND_ALREADY_REFUNDED'
    for (const ticket of order.tickets) {
      if (!chosen.includes(ticket.ticketNo)) continue
      if (oracle.isClosed(order, ticket, now)) return 'REFUND_TIME_PASSED'
      if (!order.policy.isAutomatic) return 'REFUND_EMERGENCY'
      const isConcession = ticket.passengerType === 'child' || ticket.passengerType === 'elderly'
      if (isConcession && order.policy.discountedTickets === 'byHand') return 'REFUND_DISCOUNTED'
    }
    if (order.hasPromotion && chosen.length < order.tickets.length) return 'REFUND_FARE_ADJUSTMENT'
    const isGrown = ({ passengerType }: RefundableTicket) => passengerType === 'adult' || passengerType === 'elderly'
    const isSmall = ({ passengerType }: RefundableTicket) => passengerType === 'child' || passengerType === 'infant'
    const valid = order.tickets.filter((ticket) => ticket.status === 'valid')
    const going = valid.filter((ticket) => chosen.includes(ticket.ticketNo))
    const staying = valid.filter((ticket) => !chosen.includes(ticket.ticketNo))
    // Both legs of a passenger are refunded together, so one leg represents both.
    return staying.some(isSmall) && !staying.some(isGrown) && going.some(isGrown) ? 'REFUND_CHILD_ALONE' : undefined
  },
}

const random = seededRandom(SEED)
const upTo = (most: number) => Math.floor(random() * (most + 1))
const pick = <Item>(items: readonly Item[]): Item => items[upTo(items.length - 1)] as Item
const DISCOUNTS: readonly RefundPolicy['discountedTickets'][] = ['asOthers', 'asOthers', 'byHand']

const aRandomPolicy = (): RefundPolicy => ({
  ...pick([PURCHASE_POLICY, TERMS.accounts, BEFORE_DEPARTURE, { ...PURCHASE_POLICY, ...PURCHASE_READING }]),
  cutoffMinutes: pick([0, 0, 30, 120, 2880]),
  rounding: pick(['cent', 'unit']),
  minimumFee: pick([0, 0, 100, 655, 1000]),
  windowDays: pick([undefined, undefined, 1, 7]),
  discountedTickets: pick(DISCOUNTS),
  isAutomatic: upTo(9) > 0,
})

/** A paid order with fares, coupons and a promotion that leave odd cents; its shares are those of the service. */
const aRandomOrder = (): Known => {
  const currency = pick(['HKD', 'CNY'] as const)
  const unit = pick([1, 5, 10, 100])
  const fares = Object.fromEntries(PASSENGER_TYPES.map((type) => [type, type === 'infant' ? 0 : upTo(200) * unit]))
  const fareOf = (type: PassengerType) => fares[type] ?? 0
  const passengerTypes = Array.from({ length: 1 + upTo(6) }, () => pick(PASSENGER_TYPES))
  const legs = pick([1, 2] as const)
  const free = upTo(9) === 0 && passengerTypes.length > 1 ? [1] : []
  const coupons: CouponOnTicket[] = passengerTypes.flatMap((type, at) =>
    upTo(5) > 0 || free.includes(at) ? [] : [{ type, leg: upTo(legs - 1), amount: upTo(fareOf(type)) }],
  )
  const fare = passengerTypes.reduce((sum, type, at) => sum + (free.includes(at) ? 0 : fareOf(type) * legs), 0)
  const rest = fare - coupons.reduce((sum, { amount }) => sum + amount, 0)
  const due = currency === 'HKD' && coupons.length > 0 ? rest - (rest % 10) : rest
  const shares = paidShares({ passengers: passengerTypes, legs, fares, free, coupons, due, currency }).flat()
  const soldAt = toMoment('2026-11-21 10:00:00') + upTo(DAY)
  const departsAt = soldAt + 1 + upTo(pick([300, 4000, 20_000]) * MINUTE)
  const tickets = refundableTickets(passengerTypes, legs).map((ticket, at) => ({
    ...ticket,
    paid: shares[at] ?? Number.NaN,
    departsAt: ticket.leg === 1 ? departsAt : departsAt + DAY,
  }))
  return {
    ...aRefundableOrder([], { currency, due, soldAt, tickets, hasPromotion: free.length > 0 }),
    policy: aRandomPolicy(),
  }
}

/** A moment between sale and departure, usually within a millisecond of a tier or a cutoff. */
const aMoment = ({ policy, soldAt, tickets }: Known, from: number): number => {
  const departsAt = tickets[0]?.departsAt ?? soldAt
  const edges = [30, 120, policy.cutoffMinutes, 1440].flatMap((minutes) => [
    soldAt + minutes * MINUTE,
    departsAt - minutes * MINUTE,
  ])
  const near = pick([...edges, soldAt + (policy.windowDays ?? 0) * DAY]) + upTo(2) - 1
  return Math.max(from, pick([near, near, soldAt + upTo(departsAt - soldAt)]))
}

/** Faults of the quote of these tickets; empty where it matches the oracle. */
const compare = (order: Known, chosen: readonly string[], now: number, quote: RefundQuote): string[] => {
  const going = order.tickets.filter(({ ticketNo }) => chosen.includes(ticketNo))
  const wrong = going.flatMap((ticket, at) => {
    const rate = oracle.getRate(order, ticket, now)
    const fee = oracle.getFee(order, ticket.paid, rate)
    const expected = { ticketNo: ticket.ticketNo, paid: ticket.paid, rate, fee, refund: ticket.paid - fee }
    const answered = quote.items[at]
    return JSON.stringify(answered) === JSON.stringify(expected)
      ? []
      : [`${JSON.stringify(answered)} instead of ${JSON.stringify(expected)}`]
  })
  const answerAt = (moment: number) =>
    JSON.stringify(
      going.map((ticket) => [oracle.isClosed(order, ticket, moment), oracle.getRate(order, ticket, moment)]),
    )
  const lasts = quote.validUntil - now
  if (lasts <= 0 || lasts > 10 * MINUTE) wrong.push(`valid for ${lasts} ms`)
  if (answerAt(quote.validUntil - 1) !== answerAt(now)) wrong.push('valid beyond a change')
  if (lasts < 10 * MINUTE && answerAt(quote.validUntil) === answerAt(now)) wrong.push('ends without a reason')
  if (order.currency === 'HKD' && order.due % 10 === 0 && quote.items.some(({ fee }) => fee % 10 !== 0))
    wrong.push('not in tens')
  return wrong
}

describe('[D3.refund.10, D3.refund.9, D3.share.1] ten thousand random orders against the specification', () => {
  const counts = { refunded: 0, refused: 0, promotions: 0, parted: 0 }
  /** Refunds some passengers of an order, up to three times, and returns the faults. */
  const simulateRefunds = (sold: Known): string[] => {
    const wrong: string[] = []
    const sums = { fee: 0, refunded: 0 }
    let order = sold
    let now = sold.soldAt
    for (let time = 0; time < 3; time += 1) {
      now = aMoment(order, now)
      const isCareless = upTo(49) === 0
      const chosenPositions = new Set(
        order.tickets.filter(() => upTo(2) > 0).map(({ ticketNo }) => Number.parseInt(ticketNo, 10)),
      )
      const chosen = order.tickets.flatMap(({ ticketNo, status }) =>
        chosenPositions.has(Number.parseInt(ticketNo, 10)) && (status === 'valid' || isCareless) ? [ticketNo] : [],
      )
      if (chosen.length === 0) continue
      const refusal = checkRefundChoice(order, chosen, now)
      const expected = oracle.findRefusal(order, chosen, now)
      if (refusal !== expected) wrong.push(`${refusal} instead of ${expected} at ${now}`)
      if (refusal === 'REFUND_FARE_ADJUSTMENT') counts.parted += 1
      if (refusal !== undefined) {
        counts.refused += 1
        continue
      }
      counts.refunded += 1
      if (order.hasPromotion) counts.promotions += 1
      const quote = quoteRefund(order, chosen, now)
      wrong.push(...compare(order, chosen, now, quote))
      const { fee, refund } = quote
      sums.fee += fee
      sums.refunded += refund
      const tickets = order.tickets.map((ticket) =>
        chosen.includes(ticket.ticketNo) ? { ...ticket, status: 'refunded' as const } : ticket,
      )
      order = { ...order, tickets }
    }
    const remaining = order.tickets.reduce((sum, { status, paid }) => sum + (status === 'valid' ? paid : 0), 0)
    const shares = order.tickets.reduce((sum, { paid }) => sum + paid, 0)
    if (shares !== order.due) wrong.push(`the shares are ${shares}, the amount due ${order.due}`)
    if (order.due !== remaining + sums.fee + sums.refunded)
      wrong.push(`paid ${order.due}, kept ${remaining}, fee ${sums.fee}, refunded ${sums.refunded}`)
    return wrong
  }

  it('the paid amount of each share and order is retained, fee and refunded amount', () => {
    const wrong = Array.from({ length: ORDERS }, (_, number) => ({
      seed: SEED,
      number,
      wrong: simulateRefunds(aRandomOrder()),
    }))
    expect(wrong.filter((order) => order.wrong.length > 0).slice(0, 5)).toEqual([])
    expect(counts.refunded).toBeGreaterThan(4500)
    expect(counts.refused).toBeGreaterThan(2000)
    // Promotion orders, which are refunded as a whole.
    expect(counts.promotions).toBeGreaterThan(100)
    expect(counts.parted).toBeGreaterThan(100)
  })
})

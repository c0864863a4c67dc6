import { checkRefundChoice } from './check-refund-choice'
import type { Currency } from './money'
import { ACCOUNTS_READING, CLOSED_2_HOURS_BEFORE } from './refund-presets'
import { quoteRefund, REFUND_QUOTE_MINUTES } from './refund-quote'
import {
  aRefundableOrder,
  DEPARTS_AT,
  PURCHASE_POLICY,
  RETURNS_AT,
  refundableTickets,
  SOLD_AT,
} from './testing/a-refundable-order'

const MINUTE = 60_000
const POLICIES = {
  purchase: PURCHASE_POLICY,
  accounts: { ...PURCHASE_POLICY, ...ACCOUNTS_READING },
  unit: { ...PURCHASE_POLICY, rounding: 'unit' },
  accountsUnit: { ...PURCHASE_POLICY, ...ACCOUNTS_READING, rounding: 'unit' },
  minimum: { ...PURCHASE_POLICY, minimumFee: 1000 },
  oddMinimum: { ...PURCHASE_POLICY, minimumFee: 655 },
  departure: {
    ...PURCHASE_POLICY,
    clock: 'beforeDeparture',
    tiers: [
      { minutes: 1440, basisPoints: 500 },
      { minutes: 120, basisPoints: 3000 },
      { minutes: undefined, basisPoints: 5000 },
    ],
  },
} as const

/** Milliseconds of `h:mm:ss.mmm` since the sale; the ride is 72 hours after it. */
const toElapsed = (text: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000)
}

/**
 * Calculated by hand: policy, currency, amount of the order, share paid for the ticket, time since the sale, fee,
 * refund.
 */
const BY_HAND: [keyof typeof POLICIES, Currency, number, number, string, number, number][] = [
  ['purchase', 'HKD', 6500, 6500, '0', 650, 5850],
  ['purchase', 'HKD', 6500, 6500, '2:00:00.000', 650, 5850],
  ['purchase', 'HKD', 6500, 6500, '2:00:00.001', 1300, 5200],
  ['accounts', 'HKD', 6500, 6500, '0', 650, 5850],
  ['accounts', 'HKD', 6500, 6500, '0:30:00.000', 650, 5850],
  ['accounts', 'HKD', 6500, 6500, '0:30:00.001', 3250, 3250],
  ['purchase', 'HKD', 9800, 3300, '0', 330, 2970],
  ['purchase', 'HKD', 9800, 3300, '2:00:00.001', 660, 2640],
  ['accounts', 'HKD', 9800, 3300, '0:30:00.001', 1650, 1650],
  ['purchase', 'HKD', 10830, 4330, '0', 430, 3900],
  ['purchase', 'HKD', 10830, 4330, '2:00:00.001', 860, 3470],
  ['accounts', 'HKD', 10830, 4330, '0:30:00.001', 2160, 2170],
  ['purchase', 'CNY', 5800, 5800, '0', 580, 5220],
  ['purchase', 'CNY', 5800, 5800, '2:00:00.001', 1160, 4640],
  ['accounts', 'CNY', 5800, 5800, '0:30:00.001', 2900, 2900],
  ['purchase', 'CNY', 10834, 4334, '0', 433, 3901],
  ['purchase', 'CNY', 10834, 4334, '2:00:00.001', 867, 3467],
  ['accounts', 'CNY', 10834, 4334, '0:30:00.001', 2167, 2167],
  ['purchase', 'CNY', 4335, 4335, '0', 434, 3901],
  ['accounts', 'CNY', 4335, 4335, '0:30:00.001', 2168, 2167],
  ['purchase', 'CNY', 1, 1, '0', 0, 1],
  ['purchase', 'CNY', 4, 4, '0', 0, 4],
  ['purchase', 'CNY', 5, 5, '0', 1, 4],
  ['accounts', 'CNY', 1, 1, '0:30:00.001', 1, 0],
  ['purchase', 'CNY', 0, 0, '0', 0, 0],
  ['accounts', 'HKD', 0, 0, '0:30:00.001', 0, 0],
  ['purchase', 'HKD', 6505, 6505, '0', 651, 5854],
  ['purchase', 'HKD', 6505, 6505, '2:00:00.001', 1301, 5204],
  ['accounts', 'HKD', 6505, 6505, '0:30:00.001', 3253, 3252],
  ['purchase', 'HKD', 10, 10, '0', 0, 10],
  ['accounts', 'HKD', 10, 10, '0:30:00.001', 0, 10],
  ['accounts', 'HKD', 20, 20, '0:30:00.001', 10, 10],
  ['purchase', 'HKD', 90, 90, '2:00:00.001', 10, 80],
  ['unit', 'CNY', 5800, 5800, '0', 600, 5200],
  ['unit', 'CNY', 5400, 5400, '0', 500, 4900],
  ['unit', 'CNY', 5500, 5500, '0', 600, 4900],
  ['unit', 'CNY', 4334, 4334, '2:00:00.001', 900, 3434],
  ['unit', 'HKD', 6500, 6500, '0', 700, 5800],
  ['unit', 'HKD', 6400, 6400, '0', 600, 5800],
  ['unit', 'CNY', 499, 499, '0', 0, 499],
  ['unit', 'CNY', 500, 500, '0', 100, 400],
  ['accountsUnit', 'CNY', 90, 90, '0:30:00.001', 0, 90],
  ['accountsUnit', 'CNY', 100, 100, '0:30:00.001', 100, 0],
  ['minimum', 'CNY', 5800, 5800, '0', 1000, 4800],
  ['minimum', 'CNY', 5800, 5800, '2:00:00.001', 1160, 4640],
  ['minimum', 'CNY', 900, 900, '0', 900, 0],
  ['minimum', 'HKD', 330, 330, '0', 330, 0],
  ['minimum', 'HKD', 0, 0, '0', 0, 0],
  ['oddMinimum', 'HKD', 6500, 6500, '0', 650, 5850],
  ['departure', 'HKD', 6500, 6500, '48:00:00.000', 320, 6180],
  ['departure', 'HKD', 6500, 6500, '48:00:00.001', 1950, 4550],
  ['departure', 'HKD', 6500, 6500, '70:00:00.000', 1950, 4550],
  ['departure', 'HKD', 6500, 6500, '70:00:00.001', 3250, 3250],
  ['departure', 'CNY', 5800, 5800, '48:00:00.000', 290, 5510],
  ['departure', 'CNY', 5800, 5800, '70:00:00.001', 2900, 2900],
]

describe('[D3.refund.4, D3.refund.10, A9.refund.1] fee and refund of one ticket, calculated by hand', () => {
  it.each(BY_HAND)(
    'policy %s, %s %d: of %d after %s the fee is %d, the refund %d',
    (name, currency, due, paid, after, fee, refund) => {
      const [ticket] = refundableTickets(['adult'])
      const tickets = ticket ? [{ ...ticket, paid }] : []
      const order = aRefundableOrder([], { currency, due, tickets })
      const quote = quoteRefund({ ...order, policy: POLICIES[name] }, ['1'], SOLD_AT + toElapsed(after))
      expect(quote.items).toMatchObject([{ ticketNo: '1', paid, fee, refund }])
      expect([quote.fee, quote.refund]).toEqual([fee, refund])
    },
  )
})

describe('[D3.refund.10] a refund quote', () => {
  const quote = (change: object, chosen: string[], now: number) =>
    quoteRefund(
      { ...aRefundableOrder([], { tickets: refundableTickets(['adult', 'adult'], 2), ...change }) },
      chosen,
      now,
    )

  it('a refund quote has each chosen ticket with rate, fee and refund, and their sums', () => {
    expect(quote({}, ['1', '1r'], SOLD_AT)).toEqual({
      items: [
        { ticketNo: '1', paid: 6500, rate: 1000, fee: 650, refund: 5850 },
        { ticketNo: '1r', paid: 6500, rate: 1000, fee: 650, refund: 5850 },
      ],
      fee: 1300,
      refund: 11_700,
      validUntil: SOLD_AT + REFUND_QUOTE_MINUTES * MINUTE,
    })
  })
  it.each([
    ['after ten minutes', {}, SOLD_AT, SOLD_AT + 10 * MINUTE],
    ['after ten minutes, before the next fee', {}, SOLD_AT + 110 * MINUTE, SOLD_AT + 120 * MINUTE],
    ['at the next fee', {}, SOLD_AT + 115 * MINUTE, SOLD_AT + 120 * MINUTE + 1],
    ['after ten minutes of the last fee', {}, SOLD_AT + 121 * MINUTE, SOLD_AT + 131 * MINUTE],
    ['when the first leg departs', {}, DEPARTS_AT - 4 * MINUTE, DEPARTS_AT],
    [
      'at the cutoff',
      { policy: { ...PURCHASE_POLICY, ...CLOSED_2_HOURS_BEFORE } },
      DEPARTS_AT - 125 * MINUTE,
      DEPARTS_AT - 120 * MINUTE,
    ],
    [
      'at the next fee of the first leg, counted to its departure',
      { policy: POLICIES.departure },
      DEPARTS_AT - 1445 * MINUTE,
      DEPARTS_AT - 1440 * MINUTE + 1,
    ],
  ])('a refund quote ends %s', (_name, change, now, end) =>
    expect(quote(change, ['1', '1r'], now).validUntil).toBe(end),
  )
  it('uses the own departure of each leg', () => {
    const { items, validUntil } = quote({ policy: POLICIES.departure }, ['1', '1r'], DEPARTS_AT - 1440 * MINUTE + 1)
    expect(items.map(({ rate }) => rate)).toEqual([3000, 500])
    const now = RETURNS_AT - 1445 * MINUTE
    expect(validUntil).toBe(DEPARTS_AT - 1430 * MINUTE + 1)
    expect(quote({ policy: POLICIES.departure }, ['1r'], now).validUntil).toBe(now + 5 * MINUTE + 1)
  })
})

describe('[D3.refund.4] the fee of a ticket whose departure was changed', () => {
  const HOUR = 60 * MINUTE
  const WEEK = 7 * 24 * HOUR
  const changed = (policy: keyof typeof POLICIES, now: number, moves: { from: number; to: number }) => {
    const [ticket] = refundableTickets(['adult'])
    if (!ticket) throw new Error('no ticket')
    const tickets = [{ ...ticket, departsAt: moves.to, changedFrom: moves.from }]
    const order = aRefundableOrder(['adult'], { tickets })
    return quoteRefund({ ...order, policy: POLICIES[policy] }, ['1'], now)
  }
  const later = { from: DEPARTS_AT, to: DEPARTS_AT + WEEK }
  const earlier = { from: DEPARTS_AT + WEEK, to: DEPARTS_AT }

  it.each([
    ['a day before', DEPARTS_AT - 24 * HOUR, 320],
    ['a millisecond later', DEPARTS_AT - 24 * HOUR + 1, 1950],
    ['less than two hours before', DEPARTS_AT - HOUR, 3250],
    ['after the first of both', DEPARTS_AT + HOUR, 3250],
  ])('depends on the earlier departure, whichever way it was changed: %s', (_name, now, fee) => {
    expect(changed('departure', now, later).fee).toBe(fee)
    if (now < DEPARTS_AT) expect(changed('departure', now, earlier).fee).toBe(fee)
  })
  it('the fee of a changed ticket is quoted until the next fee of the earlier departure', () => {
    const now = DEPARTS_AT - 24 * HOUR - MINUTE
    expect(changed('departure', now, later).validUntil).toBe(DEPARTS_AT - 24 * HOUR + 1)
  })
  it('depends on the sale under a policy that counts from it', () => {
    expect(changed('purchase', SOLD_AT + HOUR, later).fee).toBe(650)
  })
})

describe('[D11.delay.4] a late ride is refunded without a fee until its late departure', () => {
  const late = refundableTickets(['adult']).map((ticket) => ({ ...ticket, delayMinutes: 15 }))
  const order = { ...aRefundableOrder([], { tickets: late }), policy: POLICIES.oddMinimum }
  const end = DEPARTS_AT + 15 * MINUTE

  it('has no fee, not even the least one, and its quote ends with the late departure', () => {
    expect(quoteRefund(order, ['1'], end - MINUTE)).toMatchObject({ fee: 0, refund: 6500, validUntil: end })
    expect(quoteRefund(order, ['1'], SOLD_AT)).toMatchObject({ validUntil: SOLD_AT + REFUND_QUOTE_MINUTES * MINUTE })
  })

  it.each([
    ['a millisecond before it', end - 1, undefined],
    ['at the late departure', end, 'REFUND_TIME_PASSED'],
  ])('%s the answer is %s', (_, now, violation) => expect(checkRefundChoice(order, ['1'], now)).toBe(violation))
})

import { toInstant } from './civil-date'
import { deriveStatus, type OrderStatusInput, REFUND_STATES, type TicketStatusInput } from './derive-status'
import { type FareType, toDepartureInstant } from './fare-type'
import type { OrderStatus } from './order-status'
import { findMove, ORDER_TRANSITIONS } from './order-transitions'
import { deriveOrderUse } from './order-use'
import { seededRandom } from './testing/seeded-random'
import { deriveTicketUse } from './ticket-use'

const PAY_BY = toInstant('2026-11-21', '10:15')
const TODAY = toInstant('2026-11-21', '11:00')
const DEPARTS = toInstant('2026-11-24', '10:00')

const ticket = (change: Partial<TicketStatusInput> = {}): TicketStatusInput => ({
  isRefunded: false,
  isChecked: false,
  isCollected: false,
  departsAt: DEPARTS,
  ...change,
})
const valid = ticket()
const back = ticket({ isRefunded: true })
const checked = ticket({ isChecked: true })
const collected = ticket({ isCollected: true })
const unpaid: OrderStatusInput = {
  payBy: PAY_BY,
  isCancelled: false,
  isPaid: false,
  tickets: [],
  refunds: [],
  requests: [],
}
const paid = (tickets: TicketStatusInput[], change: Partial<OrderStatusInput> = {}): OrderStatusInput => ({
  ...unpaid,
  isPaid: true,
  tickets,
  ...change,
})

describe('an order whose valid tickets are all checked or collected', () => {
  it.each<[string, TicketStatusInput[], ReturnType<typeof deriveOrderUse>]>([
    ['is used once every ticket is checked', [checked, checked], 'used'],
    ['is used once every ticket that was not refunded is checked', [back, checked], 'used'],
    ['is used once collected tickets are checked too', [ticket({ isChecked: true, isCollected: true })], 'used'],
    ['is collected while no ticket is checked', [collected, collected], 'collected'],
    ['is collected while one ticket is not checked', [checked, collected], 'collected'],
  ])('%s', (_, tickets, use) => expect(deriveOrderUse(tickets)).toBe(use))
})

describe('a ticket', () => {
  const input = { isRefunded: false, isChecked: false, isCollected: false, goodUntil: DEPARTS }
  it.each<[string, Partial<typeof input>, number, ReturnType<typeof deriveTicketUse>]>([
    ['is valid until its time ends', {}, DEPARTS - 1, 'valid'],
    ['is over from its end on', {}, DEPARTS, 'over'],
    ['is used once a gate checked it, whatever a counter did', { isChecked: true, isCollected: true }, DEPARTS, 'used'],
    ['is collected once a counter took its code, also after its end', { isCollected: true }, DEPARTS, 'collected'],
    ['is refunded before anything else', { isRefunded: true, isChecked: true }, DEPARTS, 'refunded'],
  ])('%s', (_, change, now, use) => expect(deriveTicketUse({ ...input, ...change }, now)).toBe(use))
})

describe('[D3.state.1] the status of an order, on both sides of each edge', () => {
  it.each<[string, OrderStatusInput, number, OrderStatus]>([
    ['unpaid, a millisecond before the deadline', unpaid, PAY_BY - 1, 'toPay'],
    ['unpaid at the deadline', unpaid, PAY_BY, 'expired'],
    ['cancelled before the deadline', { ...unpaid, isCancelled: true }, PAY_BY - 1, 'cancelled'],
    ['cancelled, after the deadline too', { ...unpaid, isCancelled: true }, PAY_BY + 1, 'cancelled'],
    ['paid, before the deadline', paid([valid]), PAY_BY - 1, 'paid'],
    ['paid, after the deadline of payment', paid([valid]), PAY_BY, 'paid'],

    ['paid, without a ticket', paid([]), DEPARTS, 'paid'],

    ['no ticket refunded', paid([valid, valid]), TODAY, 'paid'],
    ['one of two refunded, accepted', paid([valid, back], { refunds: ['accepted'] }), TODAY, 'partlyRefunded'],
    ['one of two refunded, the money pending', paid([valid, back], { refunds: ['pending'] }), TODAY, 'partlyRefunded'],
    ['one of two refunded, the money failed', paid([valid, back], { refunds: ['failed'] }), TODAY, 'partlyRefunded'],
    [
      'one of two refunded, refused at the bank',
      paid([valid, back], { refunds: ['refused'] }),
      TODAY,
      'partlyRefunded',
    ],
    ['one of two refunded, the money back', paid([valid, back], { refunds: ['done'] }), TODAY, 'partlyRefunded'],

    ['both refunded, accepted', paid([back, back], { refunds: ['accepted'] }), TODAY, 'refunding'],
    ['both refunded, the money pending', paid([back, back], { refunds: ['pending'] }), TODAY, 'refunding'],
    ['both refunded, the money failed', paid([back, back], { refunds: ['failed'] }), TODAY, 'refunding'],
    ['both refunded, refused at the bank', paid([back, back], { refunds: ['refused'] }), TODAY, 'refunding'],
    [
      'both refunded by two refunds, one done',
      paid([back, back], { refunds: ['done', 'pending'] }),
      TODAY,
      'refunding',
    ],
    ['both refunded, the money of all back', paid([back, back], { refunds: ['done', 'done'] }), TODAY, 'refunded'],
    ['all money back, after departure too', paid([back], { refunds: ['done'] }), DEPARTS + 1, 'refunded'],
    ['money on its way, after departure too', paid([back], { refunds: ['pending'] }), DEPARTS + 1, 'refunding'],

    ['a request waits, all tickets valid', paid([valid], { requests: ['waiting'] }), TODAY, 'refunding'],
    [
      'a request waits beside a refund',
      paid([valid, back], { refunds: ['done'], requests: ['waiting'] }),
      TODAY,
      'refunding',
    ],
    ['a request waits beyond the departure', paid([valid], { requests: ['waiting'] }), DEPARTS, 'refunding'],
    ['a request was withdrawn', paid([valid], { requests: ['withdrawn'] }), TODAY, 'paid'],
    ['a request was rejected', paid([valid], { requests: ['rejected'] }), TODAY, 'paid'],
    ['a second request waits', paid([valid], { requests: ['rejected', 'waiting'] }), TODAY, 'refunding'],
    ['a request was overtaken by the check of its ticket', paid([checked], { requests: ['overtaken'] }), TODAY, 'used'],
    [
      'a request was approved for one of two',
      paid([valid, back], { refunds: ['accepted'], requests: ['approved'] }),
      TODAY,
      'partlyRefunded',
    ],

    ['one of two checked', paid([valid, checked]), TODAY, 'paid'],
    ['both checked', paid([checked, checked]), TODAY, 'used'],
    ['both collected, none checked', paid([collected, collected]), TODAY, 'used'],
    ['one checked, one collected', paid([checked, collected]), TODAY, 'used'],
    ['one checked, the other refunded', paid([checked, back], { refunds: ['pending'] }), TODAY, 'used'],
    ['all used, after departure', paid([checked, checked]), DEPARTS + 1, 'used'],

    ['a millisecond before its departure', paid([valid]), DEPARTS - 1, 'paid'],
    ['at its departure', paid([valid]), DEPARTS, 'ended'],
    [
      'the outbound ride passed, the inbound not',
      paid([valid, ticket({ departsAt: DEPARTS + 1000 })]),
      DEPARTS,
      'paid',
    ],
    ['the last ride passed', paid([valid, ticket({ departsAt: DEPARTS + 1000 })]), DEPARTS + 1000, 'ended'],
    [
      'only a refunded ticket would depart later',
      paid([valid, ticket({ isRefunded: true, departsAt: DEPARTS + 1000 })], { refunds: ['done'] }),
      DEPARTS,
      'ended',
    ],
    ['one checked, one not used, departed', paid([valid, checked]), DEPARTS, 'ended'],
    [
      'one refunded, one not used, before departure',
      paid([valid, back], { refunds: ['done'] }),
      DEPARTS - 1,
      'partlyRefunded',
    ],
    ['one refunded, one not used, departed', paid([valid, back], { refunds: ['done'] }), DEPARTS, 'ended'],
  ])('the status of an order: %s', (_, order, now, status) => expect(deriveStatus(order, now)).toBe(status))

  it.each<[FareType, string | undefined, string, string]>([
    ['day', undefined, '2026-11-24T23:59:58.999+08:00', '2026-11-24T23:59:59+08:00'],
    ['night', undefined, '2026-11-24T05:59:58.999+08:00', '2026-11-24T05:59:59+08:00'],
    ['reserved', '18:30', '2026-11-24T18:29:59.999+08:00', '2026-11-24T18:30:00+08:00'],
  ])('[D3.departure.1] a %s ticket ends with its window or at its begin time %p', (fareType, beginTime, before, at) => {
    const order = paid([ticket({ departsAt: toDepartureInstant('2026-11-24', fareType, beginTime) })])
    expect(deriveStatus(order, Date.parse(before))).toBe('paid')
    expect(deriveStatus(order, Date.parse(at))).toBe('ended')
  })
})

/** One event of an order; undefined where it cannot occur now. */
type Step = (order: OrderStatusInput, now: number) => OrderStatusInput | undefined

describe('[D3.state.2] in fifty thousand steps of random orders', () => {
  const random = seededRandom(20_261_124)
  const chance = (share: number) => random() < share
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const someValid = (order: OrderStatusInput, share: number) =>
    order.tickets.map((one) => (one.isRefunded ? one : { ...one, isRefunded: chance(share) }))
  const countBack = ({ tickets }: OrderStatusInput) => tickets.filter(({ isRefunded }) => isRefunded).length
  const endRequest = (
    order: OrderStatusInput,
    to: 'approved' | 'rejected' | 'withdrawn' | 'overtaken',
  ): OrderStatusInput => ({
    ...order,
    requests: order.requests.map((state) => (state === 'waiting' ? to : state)),
  })
  const hasWaiting = ({ requests }: OrderStatusInput) => requests.includes('waiting')

  const refund = (order: OrderStatusInput, share: number): OrderStatusInput | undefined => {
    const after = {
      ...order,
      tickets: someValid(order, share),
      refunds: [...order.refunds, pick(['accepted', 'done'] as const)],
    }
    return countBack(after) > countBack(order) ? after : undefined
  }
  const use: Step = (order) => {
    const at = Math.floor(random() * order.tickets.length)
    if (!order.isPaid || order.tickets[at]?.isRefunded !== false) return undefined
    const tickets = order.tickets.map((one, index) =>
      index === at ? { ...one, ...pick([{ isChecked: true }, { isCollected: true }]) } : one,
    )
    return endRequest({ ...order, tickets }, 'overtaken')
  }
  const STEPS: Step[] = [
    (order, now) => {
      if (order.isPaid || order.isCancelled) return undefined
      const tickets = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, at) =>
        ticket({ departsAt: DEPARTS + at }),
      )
      return now < DEPARTS ? { ...order, isPaid: true, tickets } : undefined
    },
    (order, now) => (order.isPaid || now >= PAY_BY ? undefined : { ...order, isCancelled: true }),
    // By the buyer, before departure and while no ticket is used; by staff at any time.
    (order) => (order.isPaid && !hasWaiting(order) ? refund(order, pick([0.4, 1])) : undefined),
    (order) => ({ ...order, refunds: order.refunds.map((state) => (state === 'done' ? state : pick(REFUND_STATES))) }),
    (order, now) => {
      const status = deriveStatus(order, now)
      return status === 'paid' || status === 'partlyRefunded'
        ? { ...order, requests: [...order.requests, 'waiting'] }
        : undefined
    },
    (order) => (hasWaiting(order) ? endRequest(order, pick(['rejected', 'withdrawn'] as const)) : undefined),
    (order) => (hasWaiting(order) ? refund(endRequest(order, 'approved'), pick([0.4, 1])) : undefined),
    use,
  ]

  const seen = new Set<string>()
  const missing = new Set<string>()
  const watch = (from: OrderStatus, to: OrderStatus) => {
    if (from === to) return
    seen.add(`${from} ${to}`)
    if (findMove(from, to) === undefined) missing.add(`${from} ${to}`)
  }
  beforeAll(() => {
    let order = unpaid
    let now = TODAY
    for (let count = 0; count < 50_000; count += 1) {
      if (count % 12 === 0) [order, now] = [unpaid, PAY_BY - 60_000]
      const before = deriveStatus(order, now)
      // The clock and the event are two steps: the job moves the order in between.
      const later = pick([now, now, now, Math.max(now, PAY_BY), Math.max(now, DEPARTS + 5)])
      const meanwhile = deriveStatus(order, later)
      watch(before, meanwhile)
      now = later
      order = pick(STEPS)(order, now) ?? order
      watch(meanwhile, deriveStatus(order, now))
    }
  })

  it('every change of the status is a move of the table', () => expect([...missing]).toEqual([]))

  it('every move of the table occurs', () => {
    const pairs = Object.values(ORDER_TRANSITIONS).flatMap(({ from, to }) => from.map((one) => `${one} ${to}`))
    expect([...new Set(pairs)].filter((pair) => !seen.has(pair))).toEqual([])
  })
})

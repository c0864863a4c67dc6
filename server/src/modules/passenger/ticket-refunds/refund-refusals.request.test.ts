import { inEachLanguage, nextLanguages } from '../../../testing/in-each-language.request'
import { anAdult } from '../../../testing/trip-body.request'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { recordCheck, recordCollection } from '../ticket-use'
import { apply, type BoughtOrder, buyTickets, getQuote, preview } from './testing/buy-tickets.request'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
/** Refunds of a day ticket of 24 November close at the end of its window. */
const CLOSES = Date.parse('2026-11-24T23:59:59+08:00')
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

const inItsLanguage = (send: Parameters<typeof inEachLanguage>[0]) => inEachLanguage(send, nextLanguages())

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.clock.set(NOON)
})

const db = () => service.context.db
let policies = 0
/** Sells the order under these terms, the default ones where they are not changed. */
const sellUnder = async ({ orderNo }: BoughtOrder, change: object) => {
  policies += 1
  const id = `test-${policies}`
  const row = await db()
    .selectFrom('refund_policies')
    .selectAll()
    .where('id', '=', 'purchase-2')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('refund_policies')
    .values({ ...row, id, valid_from: '2030-01-01', ...change })
    .execute()
  await db().updateTable('orders').set({ refund_policy_id: id }).where('order_no', '=', orderNo).execute()
}
const promote = (is_on: boolean) =>
  db().updateTable('promotions').set({ is_on, valid_from: null, valid_to: null }).where('kind', '=', 'buyOneGetOne')
const listStates = async ({ orderNo }: BoughtOrder) => {
  const tickets = db().selectFrom('tickets').select('status').where('order_no', '=', orderNo)
  return (await tickets.orderBy('leg').orderBy('passenger_position').execute()).map(({ status }) => status)
}
const countOf = async (table: 'refunds' | 'refund_quotes', { orderNo }: BoughtOrder) =>
  (await db().selectFrom(table).select('order_no').where('order_no', '=', orderNo).execute()).length
/** Answers of preview and refund of these tickets, the refund by an earlier quote. */
const previewAndApply = async (order: BoughtOrder, quote: string, tickets: readonly string[] = order.tickets) => [
  await inItsLanguage((headers) => preview(order, tickets, headers)),
  await inItsLanguage((headers) => apply(order, quote, { tickets }, headers)),
]

describe('[A8.server.1, D3.refund.8] after its quote an order is refused in the language of the passenger', () => {
  const check = async (ticket_no: string | undefined) => {
    const about = { check_id: `c-${ticket_no}`, checked_at: NOON, gate: 'Gate 1', device: '1' }
    await recordCheck(db(), { ...about, ticket_no: ticket_no ?? '' }, NOON)
  }
  it.each<[string, string, (order: BoughtOrder) => Promise<unknown>]>([
    [
      '[D3.refund.5, A4.refund.1] that is checked in part',
      'REFUND_COLLECTED_OR_CHECKED',
      ({ tickets }) => check(tickets[1]),
    ],
    [
      'that was collected',
      'REFUND_COLLECTED_OR_CHECKED',
      ({ orderNo }) => recordCollection(db(), { orderNo, place: 'Counter 2', now: NOON }),
    ],
    [
      'of which a ticket has been refunded',
      'REFUND_ALREADY_REFUNDED',
      async (order) => {
        const tickets = order.tickets.slice(1)
        await apply(order, await getQuote(order, tickets), { tickets })
      },
    ],
    ['while automatic refunds are off', 'REFUND_EMERGENCY', (order) => sellUnder(order, { is_automatic: false })],
  ])('an order is refused %s: %s', async (_name, code, happen) => {
    const order = await buyTickets(service, { adult: 2 })
    const quote = await getQuote(order)
    await happen(order)
    const before = [await countOf('refunds', order), await countOf('refund_quotes', order)]
    expect(await previewAndApply(order, quote)).toEqual([code, code])
    expect([await countOf('refunds', order), await countOf('refund_quotes', order)]).toEqual(before)
  })
})

describe('[A8.server.1, D3.refund.8, A9.refund.2] both sides of the moment from which on an order is refused', () => {
  it.each<[string, object, number, string, string]>([
    ['two hours before', { cutoff_minutes: 120 }, CLOSES - 2 * HOUR, 'SUCCESS', 'REFUND_TIME_PASSED'],
    ['a day after the sale', { window_days: 1 }, NOON + DAY + 1, 'SUCCESS', 'REFUND_TIME_PASSED'],
    [
      'no rule holds any more',
      { tiers: '[{"minutes":120,"basisPoints":1000}]' },
      NOON + 2 * HOUR + 1,
      'SUCCESS',
      'REFUND_NO_RULE',
    ],
  ])('an order is refused %s', async (_name, terms, moment, before, code) => {
    const order = await buyTickets(service)
    const quote = await getQuote(order)
    await sellUnder(order, terms)
    service.clock.set(moment)
    expect(await previewAndApply(order, quote)).toEqual([code, code])
    expect(await listStates(order)).toEqual(['valid'])
    const [row] = (await preview(order)).data.tickets
    expect(row).toMatchObject({ reason: code, byApplication: false })
    expect(row).not.toHaveProperty('fee')
    service.clock.set(moment - 1)
    expect(await inItsLanguage((headers) => preview(order, order.tickets, headers))).toBe(before)
    if (before !== 'SUCCESS') return
    expect((await apply(order, await getQuote(order))).code).toBe('SUCCESS')
    expect(await listStates(order)).toEqual(['refunded'])
  })
})

describe('[A8.server.1, D3.refund.9] a selection is refused in the language of the passenger', () => {
  const ROUND = { line: 'HKGZHORT', back: '2026-11-25' }
  /** One order for each trip for all refusals: nothing changes it. */
  const bought = new Map<object, Promise<BoughtOrder>>()
  const buyOnce = (trip: object) => {
    const order = bought.get(trip) ?? buyTickets(service, trip)
    bought.set(trip, order)
    return order
  }
  const [ONE, WITH_CHILD, WITH_INFANT] = [{ adult: 1 }, { adult: 1, child: 1 }, { adult: 1, infant: 1 }]
  /** Tickets of passengers of these types, as the order's preview shows them. */
  const listByType = async (order: BoughtOrder, ...types: string[]) => {
    const { data } = await preview(order)
    return data.tickets.filter(({ ticketType }) => types.includes(ticketType)).map(({ ph }) => ph)
  }
  it.each<[string, string, object, (order: BoughtOrder) => Promise<string[]> | string[]]>([
    ['of another order', 'REFUND_TICKET_ABNORMAL', ONE, async () => (await buyTickets(service)).tickets],
    ['that leaves a child alone', 'REFUND_CHILD_ALONE', WITH_CHILD, (order) => listByType(order, '00')],
    ['of a child', 'REFUND_DISCOUNTED', WITH_CHILD, (order) => listByType(order, '02')],
    ['of more tickets than any order has', 'BAD_REQUEST', ONE, () => Array.from({ length: 101 }, (_, at) => `T${at}`)],
  ])('a selection is refused %s: %s', async (_name, code, trip, choose) => {
    const order = await buyOnce(trip)
    const before = await countOf('refund_quotes', order)
    const tickets = await choose(order)
    expect(await inItsLanguage((headers) => preview(order, tickets, headers))).toBe(code)
    expect(await inItsLanguage((headers) => apply(order, 'none', { tickets }, headers))).toMatch(
      code === 'BAD_REQUEST' ? code : 'REFUND_FEE_INVALID',
    )
    expect(await countOf('refund_quotes', order)).toBe(before)
    expect(new Set(await listStates(order))).toEqual(new Set(['valid']))
  })

  it('a selection is refused of a student who paid less than an adult, also with no adult in the order', async () => {
    const setFare = (cents_hkd: number) =>
      db()
        .updateTable('fares')
        .set({ cents_hkd })
        .where('passenger_type', '=', 'student')
        .where('fare_type', '=', 'day')
        .execute()
    await setFare(6499)
    const cheaper = await buyTickets(service, { student: 1 })
    await setFare(6500)
    const same = await buyTickets(service, { student: 1 })
    expect(await inItsLanguage((headers) => preview(cheaper, cheaper.tickets, headers))).toBe('REFUND_DISCOUNTED')
    expect(await inItsLanguage((headers) => preview(same, same.tickets, headers))).toBe('SUCCESS')
  })

  it('a selection without the infant is refused and names it', async () => {
    const family = await buyOnce(WITH_INFANT)
    const [adult, infant] = [await listByType(family, '00'), await listByType(family, '04')]
    expect((await preview(family, adult)).data).toMatchObject({ tickets: infant })
    expect((await preview(family, infant)).code).toBe('SUCCESS')
  })

  it('a preview quotes both legs for one, and a refund of one is refused with the number of the other', async () => {
    const round = await buyOnce(ROUND)
    const [out = '', back = ''] = round.tickets
    const quoted = await preview(round, [back])
    expect(quoted.data.items.map(({ ph }) => ph)).toEqual([out, back])
    expect(quoted.data.total).toBe(quoted.data.items.reduce((sum, { refund }) => sum + refund, 0))
    for (const quote of [quoted.data.quoteId, 'none']) {
      expect(await inItsLanguage((headers) => apply(round, quote, { tickets: [out] }, headers))).toBe(
        'REFUND_OTHER_LEG',
      )
      expect((await apply(round, quote, { tickets: [out] })).responseData).toMatchObject({ tickets: [back] })
    }
    expect(await listStates(round)).toEqual(['valid', 'valid'])
  })

  it('a selection of a part of a promotion is refused, which is refunded whole', async () => {
    await promote(true).execute()
    const tickets = ['A123456(3)', 'C123456(9)'].map((idCard) => ({ ...anAdult, idCard, userName: 'Chan Tai Man' }))
    const order = await buyTickets(service, ROUND, { change: { tickets } })
    await promote(false).execute()
    const { data } = await preview(order)
    expect(data.tickets.map(({ together }) => together.toSorted())).toEqual(Array(4).fill(order.tickets.toSorted()))
    const [first = '', , back = ''] = order.tickets
    expect(await inItsLanguage((headers) => preview(order, [first, back], headers))).toBe('REFUND_FARE_ADJUSTMENT')
    expect((await apply(order, await getQuote(order))).code).toBe('SUCCESS')
    expect(await service.getStatus(order.orderNo)).toBe('refunding')
  })

  it('a selection of an order with a coupon is refused, unless its terms refund the part paid in money', async () => {
    const order = await buyTickets(service, {}, { coupon: {} })
    expect(await inItsLanguage((headers) => preview(order, order.tickets, headers))).toBe('REFUND_COUPON_USED')
    await sellUnder(order, { coupon_orders: 'cashPart' })
    expect((await preview(order, order.tickets)).data).toMatchObject({ total: 4950, totalFee: 550 })
  })
})

describe('[A8.server.1, D3.refund.3] a quote is refused in the language of the passenger', () => {
  it.each<[string, object, number, number]>([
    ['that is ten minutes old', {}, 10 * MINUTE, 650],
    ['of the fee of before', {}, 2 * HOUR + 1, 1300],
    ['whose terms charge by the clock of departure', { clock: 'beforeDeparture' }, CLOSES - 2 * HOUR + 1 - NOON, 1300],
  ])('a quote is refused %s, and was valid the moment before', async (_name, terms, later, fee) => {
    const order = await buyTickets(service)
    await sellUnder(order, terms)
    service.clock.set(NOON + later - 5 * SECOND)
    const young = await getQuote(order)
    service.clock.set(NOON + later - 10 * MINUTE)
    const old = await getQuote(order)
    service.clock.set(NOON + later)
    const quote = later === 10 * MINUTE ? old : young
    expect(await inItsLanguage((headers) => apply(order, quote, {}, headers))).toBe('REFUND_FEE_CHANGED')
    expect(await listStates(order)).toEqual(['valid'])
    expect((await preview(order, order.tickets)).data.totalFee).toBe(fee)
    service.clock.set(NOON + later - 1)
    expect((await apply(order, quote)).code).toBe('SUCCESS')
  })

  let order: BoughtOrder
  let other: BoughtOrder
  beforeAll(async () => {
    service.clock.set(NOON)
    const buyer = await service.member()
    order = await buyTickets(service, { adult: 2 }, { buyer })
    other = await buyTickets(service, { adult: 2, date: '2026-11-25' }, { buyer })
  })
  it.each<[string, () => Promise<[quote: string, change?: object]>]>([
    ['forged', async () => ['0'.repeat(36)]],
    ['of no shape', async () => ["' or 1=1 --"]],
    ['empty', async () => ['']],
    ['of another order', async () => [await getQuote(other)]],
    ['of another member', async () => [await getQuote(await buyTickets(service))]],
    ['of fewer tickets', async () => [await getQuote(order, order.tickets.slice(1))]],
    ['of more tickets', async () => [await getQuote(order), { tickets: order.tickets.slice(1) }]],
    ['with a doubled ticket', async () => [await getQuote(order), { tickets: [...order.tickets, order.tickets[0]] }]],
    [
      'with a ticket twice and one not',
      async () => [await getQuote(order), { tickets: Array(2).fill(order.tickets[0]) }],
    ],
    ['with a foreign ticket', async () => [await getQuote(order), { tickets: other.tickets }]],
    ['without tickets', async () => [await getQuote(order), { tickets: [] }]],
  ])('a quote is refused %s: it is invalid, and nothing changes', async (_name, prepare) => {
    const [quote, change] = await prepare()
    expect(await inItsLanguage((headers) => apply(order, quote, change, headers))).toBe('REFUND_FEE_INVALID')
    expect([await listStates(order), await countOf('refunds', order)]).toEqual([['valid', 'valid'], 0])
  })

  it('a quote is refused of an order that another member names', async () => {
    const [member, quote] = [await service.member(), await getQuote(order)]
    const send = (headers: Record<string, string>) => apply({ ...order, member }, quote, {}, headers)
    expect(await inItsLanguage(send)).toBe('ORDER_NOT_FOUND')
    expect(await listStates(order)).toEqual(['valid', 'valid'])
  })
})

describe('[A5.text.6] the reason of a refund', () => {
  let order: BoughtOrder
  let quote: string
  beforeAll(async () => {
    service.clock.set(NOON)
    order = await buyTickets(service)
    quote = await getQuote(order)
  })
  it.each<[string, object]>([
    ['missing', { reasonCode: undefined }],
    ['unknown', { reasonCode: 'BORED' }],
    ['in small letters', { reasonCode: 'other', reasonText: 'words' }],
    ['other, without text', { reasonCode: 'OTHER', reasonText: ' ' }],
    ['longer than 200 characters', { reasonCode: 'OTHER', reasonText: '車'.repeat(201) }],
    ['no text', { reasonCode: 'OTHER', reasonText: 7 }],
  ])('the reason is refused in the language of the passenger: %s', async (_name, change) => {
    expect(await inItsLanguage((headers) => apply(order, quote, change, headers))).toBe('BAD_REQUEST')
    expect(await listStates(order)).toEqual(['valid'])
  })

  it('the reason has 200 characters at most, whatever their bytes', async () => {
    const reasonText = '🚌'.repeat(200)
    const answer = await apply(order, quote, { reasonCode: 'OTHER', reasonText })
    expect(answer).toMatchObject({ code: 'SUCCESS', responseData: { reasonText } })
  })
})

describe('[D3.refund.12] a refusal of a refund brings a fresh preview', () => {
  type Refused = { responseData: { preview?: Awaited<ReturnType<typeof preview>>['data'] } }
  const readPreview = (answer: unknown) => (answer as Refused).responseData.preview

  it('a refusal has the current quote where the fee has changed', async () => {
    const order = await buyTickets(service)
    const quote = await getQuote(order)
    service.clock.set(NOON + 2 * HOUR + 1)
    const fresh = readPreview(await apply(order, quote))
    expect(fresh).toMatchObject({ orderNo: order.orderNo, totalFee: 1300, total: 5200, items: [{ fee: 1300 }] })
    expect(fresh?.quoteId).not.toBe(quote)
    expect((await apply(order, fresh?.quoteId ?? '')).code).toBe('SUCCESS')
  })

  it('a refusal has the states of all tickets where another refund was faster', async () => {
    const order = await buyTickets(service, { adult: 2 })
    const quote = await getQuote(order)
    const tickets = order.tickets.slice(1)
    await apply(order, await getQuote(order, tickets), { tickets })
    const { orderNo } = order
    const application = { orderNo, tickets, totalFee: 650, reasonCode: 'ILLNESS', email: 'me@demo.test' }
    const answers = [
      await apply(order, quote),
      await order.member.call('wx/query.refund.preview', { orderNo, tickets }),
      await order.member.call('wx/apply.refund.request', application),
    ]
    for (const answer of answers) {
      expect((answer as { code: string }).code).toBe('REFUND_ALREADY_REFUNDED')
      const fresh = readPreview(answer)
      expect([fresh?.quoteId, fresh?.items]).toEqual(['', []])
      expect(fresh?.tickets).toMatchObject([
        { ph: order.tickets[0], cpzt: '00', reason: '' },
        { ph: order.tickets[1], cpzt: '10', reason: 'REFUND_ALREADY_REFUNDED' },
      ])
    }
  })

  it('a refusal has the preview where the text of the reason, or the e-mail of a request, is missing', async () => {
    const order = await buyTickets(service)
    const body = { orderNo: order.orderNo, tickets: order.tickets, totalFee: 650, email: 'me@demo.test' }
    const wordless = { reasonCode: 'OTHER', reasonText: ' ' }
    const answers = [
      await apply(order, await getQuote(order), wordless),
      await order.member.call('wx/apply.refund.request', { ...body, ...wordless }),
      await order.member.call('wx/apply.refund.request', { ...body, reasonCode: 'ILLNESS', email: 'me@' }),
    ]
    expect(answers.map((answer) => (answer as { code: string }).code)).toEqual([
      ...['BAD_REQUEST', 'BAD_REQUEST', 'EMAIL_MALFORMED'],
    ])
    for (const answer of answers) expect(readPreview(answer)?.tickets).toMatchObject([{ ph: order.tickets[0] }])
  })

  it('a refusal has no preview of an order of another member', async () => {
    const [order, other] = [await buyTickets(service), await buyTickets(service)]
    const answer = await apply({ ...order, member: other.member }, await getQuote(order))
    expect([answer.code, answer.responseData]).toEqual(['ORDER_NOT_FOUND', undefined])
  })
})

import { maskEmail } from '@shuttle/domain/staff'
import { type OrderFilters, type OrderSort, orderSort, searchOrdersCall } from '@shuttle/wire/staff'
import { transaction } from '../../../../database/transaction'
import { airportBody, anAirportPassenger } from '../../../../testing/airport-body.request'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../../testing/build-test-app'
import type { TestStaff } from '../../../../testing/new-staff'
import { quoteBody } from '../../../../testing/trip-body.request'
import { buyRide } from '../../../passenger/departure-changes/testing/change.request'
import { eraseDocuments } from '../../../passenger/orders/passenger-documents.repository'
import { type BoughtTrip, buyTrip } from '../testing/buy-trip.request'

let site: TestApp
let support: TestStaff
let chan: BoughtTrip
let percent: BoughtTrip
let lastWeek: BoughtTrip
let unpaid: BoughtTrip
let given: BoughtTrip
let ride: { orderNo: string }
let pickupCode: string

const DOCUMENT = 'K7654320'
beforeAll(async () => {
  site = await buildTestApp()
  support = await site.staff('support')
  lastWeek = await buyTrip(site, { named: ['CHAN SIU MING', 'H44332211'] })
  const placed = site.db.updateTable('orders').set({ placed_at: TEST_NOW - 7 * 86_400_000 })
  await placed.where('order_no', '=', lastWeek.orderNo).execute()
  chan = await buyTrip(site, { adult: 2, named: ['Chan Tai Man', 'H1234567'] }, { total: 13_000 })
  percent = await buyTrip(site, { date: '2026-11-25', named: ['陳大文', 'K7654321'] })
  // As names were stored before they were cleaned.
  const named = site.db.updateTable('order_passengers').set({ name: '陳_50%' })
  await named.where('order_no', '=', percent.orderNo).execute()
  ride = await buyRide(
    site,
    airportBody({}, [
      anAirportPassenger(0, { userName: 'LEE KA YAN', lastName: 'LEE', firstName: 'KA YAN', telNum: '+852 6123 4567' }),
    ]),
  )
  given = await buyTrip(site, { date: '2026-11-27', named: ['歐陽小明', 'K7654399'] })
  unpaid = await buyTrip(site, { date: '2026-11-28' }, { isPaid: false })
  const order = site.db.selectFrom('orders').select('pickup_code').where('order_no', '=', ride.orderNo)
  pickupCode = (await order.executeTakeFirstOrThrow()).pickup_code
})
afterAll(() => site.close())

interface PageChange {
  sort?: OrderSort
  after?: string | undefined
  pageSize?: number
}
const search = async (filters: OrderFilters, change: PageChange = {}) =>
  (await support.send(searchOrdersCall, { filters, ...change })).data
const numbers = async (filters: OrderFilters, change: PageChange = {}): Promise<string[]> =>
  (await search(filters, change)).rows.map(({ orderNo }) => orderNo)

describe('[D5.8] a search for an order', () => {
  it.each<[string, () => OrderFilters]>([
    ['by its number', () => ({ orderNo: chan.orderNo })],
    ['by a ticket', () => ({ ticketNo: chan.tickets[1]?.toLowerCase() })],
    ['by the address of its member', () => ({ email: chan.member.email.toUpperCase() })],
    ['by a name from its beginning, in any case', () => ({ name: 'chan tai' })],
    ['by whole words of a name in any order', () => ({ name: 'MAN tai' })],
    ['by free text that is its number', () => ({ q: chan.orderNo })],
    ['by free text that is a ticket', () => ({ q: chan.tickets[0] })],
    ['by free text that is an address', () => ({ q: chan.member.email })],
    ['by free text that is a name', () => ({ q: 'Chan Tai Man' })],
    ['by several things that all hold', () => ({ name: 'chan', placedFrom: 'TODAY', statuses: ['paid'] })],
  ])('finds an order %s', async (_, toFilters) => {
    expect(await numbers(toFilters())).toEqual([chan.orderNo])
  })

  it.each(['小明', '歐陽', '陽小', '歐陽小明'])(
    'finds an order by any part of a Chinese name, such as %s',
    async (name) => {
      expect(await numbers({ name })).toEqual([given.orderNo])
      expect(await numbers({ q: name })).toEqual([given.orderNo])
    },
  )

  it.each([
    ['MUELLER ANNA', 'Müller'],
    ['MUELLER ANNA', 'anna müller'],
    ['DANG THI', 'Đặng'],
    ['SMITH JR JOHN', 'Smith Jr.'],
    ["O'BRIEN PAT", 'O’Brien'],
    ['CHAN TAI MAN', 'CHAN/TAI'],
    ['Müller Anna', 'müller'],
    ['Smith Jr.', 'Smith Jr.'],
  ])('finds an order of %s by a name typed as %s', async (stored, name) => {
    const named = site.db.updateTable('order_passengers').set({ name: stored })
    await named.where('order_no', '=', lastWeek.orderNo).execute()
    expect(await numbers({ name, placedTo: 'TODAY-1' })).toEqual([lastWeek.orderNo])
    expect(await numbers({ q: name, placedTo: 'TODAY-1' })).toEqual([lastWeek.orderNo])
  })

  it('finds an order by a part of an address, typed in its field or as free text', async () => {
    const { email } = given.member
    const part = email.slice(1, email.indexOf('@'))
    for (const filters of [{ email: part }, { email: email.slice(2) }, { q: part }, { q: email.slice(2) }])
      expect(await numbers(filters)).toContain(given.orderNo)
    expect(await numbers({ q: `${part}x` })).toEqual([])
  })

  it.each([
    '+852 6123 4567',
    '61234567',
    '(852) 6123-4567',
    '００８５２６１２３４５６７',
    '(852) 6123.4567',
    'tel:6123/4567',
  ])('finds an order by a telephone number of a passenger, typed as %s', async (q) =>
    expect(await numbers({ q })).toEqual([ride.orderNo]),
  )

  it.each(['88812345', '88812345@', '88812'])(
    'finds an order by a part of an address of digits, %s, without those whose document ends so',
    async (q) => {
      const members = site.db.updateTable('accounts').set({ email: '88812345@qq.test' })
      await members.where('id', '=', given.member.accountId).execute()
      const others = site.db.updateTable('order_passengers').set({ id_tail: q.slice(-4) })
      await others.where('order_no', '=', lastWeek.orderNo).execute()
      expect(await numbers({ q })).toEqual([given.orderNo])
      const restored = site.db.updateTable('accounts').set({ email: given.member.email })
      await restored.where('id', '=', given.member.accountId).execute()
      expect(await numbers({ q })).toEqual(q.includes('@') ? [] : [lastWeek.orderNo])
    },
  )

  it.each(['61234567', '85261234567', 'CX0088'])(
    'finds an order by %s without those whose document ends in its last four',
    async (q) => {
      const others = site.db.updateTable('order_passengers').set({ id_tail: q.slice(-4) })
      await others.where('order_no', '=', lastWeek.orderNo).execute()
      expect(await numbers({ q })).toEqual([ride.orderNo])
    },
  )

  it('finds an order by a telephone number as long as its document is stored', async () => {
    const passengers = () => site.db.selectFrom('order_passengers').where('order_no', '=', ride.orderNo)
    const columns = ['phone_hash', 'id_sealed', 'id_tail', 'document_type'] as const
    const stored = await passengers().select(columns).executeTakeFirstOrThrow()
    expect(stored.phone_hash).not.toMatch(/61234567/)
    await transaction(site.db, (trx) => eraseDocuments(trx, [ride.orderNo]))
    expect(await passengers().select('phone_hash').execute()).toEqual([{ phone_hash: '' }])
    await site.db.updateTable('order_passengers').set(stored).where('order_no', '=', ride.orderNo).execute()
  })

  it.each(['CX0088', 'cx88', 'CX 88', 'ＣＸ８８'])('finds an order by a flight number typed as %s', async (q) => {
    expect(await numbers({ q })).toEqual([ride.orderNo])
  })

  it.each([{ idTail: '43-20' }, { idTail: DOCUMENT }, { q: '4320' }, { q: ` ${DOCUMENT.toLowerCase()}` }])(
    'finds an order by the end of a document, typed as %j',
    async (filters) => {
      expect(await numbers(filters)).toEqual([ride.orderNo])
    },
  )

  it.each([
    ['as it is', (code: string) => code],
    ['in groups', (code: string) => code.match(/.{4}/g)?.join(' ') ?? ''],
    ['in small letters', (code: string) => code.toLowerCase()],
  ])('finds an order by a pickup code %s, typed in its field or as free text', async (_, type) => {
    expect(await numbers({ pickupCode: type(pickupCode) })).toEqual([ride.orderNo])
    expect(await search({ q: type(pickupCode) })).toMatchObject({ readAs: 'pickup', total: 1 })
  })

  it('finds an order by days of travel and of placing, by line and by status', async () => {
    expect(await numbers({ travelFrom: '2026-11-25', travelTo: '2026-11-25' })).toEqual([percent.orderNo])
    expect(await numbers({ travelFrom: 'TODAY+7' })).toEqual([unpaid.orderNo])
    expect(await numbers({ placedTo: 'TODAY-1' })).toEqual([lastWeek.orderNo])
    expect(await numbers({ placedFrom: '2026-11-14', placedTo: '2026-11-14' })).toEqual([lastWeek.orderNo])
    expect(await numbers({ lineCodes: ['HZICLK'] })).toEqual([ride.orderNo])
    expect(await numbers({ statuses: ['toPay'] })).toEqual([unpaid.orderNo])
    expect(await numbers({ statuses: ['toPay', 'paid'], lineCodes: ['HKGZHO'], travelTo: '2026-11-25' })).toHaveLength(
      3,
    )
  })

  it('finds an order by the day of its return', async () => {
    const trip = { line: 'HKGZHORT', date: '2026-11-27', back: '2026-12-02' }
    const { responseData } = await (await site.member()).call('ticket/buy.ticket', quoteBody(trip))
    const there = await buyTrip(site, trip, { total: responseData.totalMoney })
    expect(await numbers({ travelFrom: '2026-12-01', travelTo: '2026-12-03' })).toEqual([there.orderNo])
  })

  it('finds an overdue order among the expired, whether or not the job has marked it', async () => {
    site.clock.set(TEST_NOW + 900_000)
    expect(await numbers({ statuses: ['toPay'] })).toEqual([])
    expect((await search({ statuses: ['expired'] })).rows).toMatchObject([
      { orderNo: unpaid.orderNo, status: 'expired' },
    ])
    site.clock.set(TEST_NOW)
  })
})

describe('the text of a filter', () => {
  it('takes % and _ as characters, which find names that have them, and nothing else', async () => {
    expect(await numbers({ name: '陳_50%' })).toEqual([percent.orderNo])
    for (const name of ['%', '_', '陳%', 'C_an', 'chan%', '\\', "' or 1=1 --"])
      expect(await numbers({ name })).toEqual([])
    for (const email of ['%', '_', 'tester%']) expect(await numbers({ email })).toEqual([])
    for (const q of ['%', '%@%', '_', '*']) expect(await numbers({ q })).toEqual([])
  })

  it('refuses a filter that is no day, no status, or longer than a field', async () => {
    for (const filters of [
      { travelFrom: '2026-02-30' },
      { placedFrom: 'TODAY+1000' },
      { placedFrom: 'yesterday' },
      { placedFrom: '' },
      { placedFrom: '0000-01-01' },
      { statuses: ['1'] },
      { name: 'a'.repeat(101) },
      { lineCodes: ['x'.repeat(17)] },
      { q: 5 },
    ])
      expect((await support.call('staff/search.orders', { filters })).code).toBe('BAD_REQUEST')
  })

  it('ignores an empty filter', async () => {
    const empty = { q: ' ', name: '', email: '', travelFrom: undefined, statuses: [], lineCodes: [] }
    expect((await search(empty)).total).toBe((await search({})).total)
  })
})

describe('a page of orders', () => {
  it('a page has the columns of the table of orders, and no document', async () => {
    const page = await search({ orderNo: chan.orderNo })
    expect(page).toEqual({
      rows: [
        {
          orderNo: chan.orderNo,
          placedAt: TEST_NOW,
          passengerName: 'Chan Tai Man',
          maskedEmail: undefined,
          passengerCount: 2,
          lineCode: 'HKGZHO',
          originName: expect.any(String),
          destinationName: expect.any(String),
          travelDate: '2026-11-24',
          returnDate: undefined,
          fareType: 'day',
          beginTime: undefined,
          tickets: 2,
          due: 13_000,
          refunded: 0,
          currency: 'HKD',
          status: 'paid',
          isCollected: false,
          isRefundPending: false,
        },
      ],
      total: 1,
      next: undefined,
      readAs: undefined,
    })
  })

  it('a row has the masked e-mail of the member only for an order without names', async () => {
    const { rows } = await search({ orderNo: unpaid.orderNo })
    expect(rows).toMatchObject([{ passengerName: undefined, maskedEmail: maskEmail(unpaid.member.email) }])
    expect((await search({ orderNo: given.orderNo })).rows[0]?.maskedEmail).toBeUndefined()
    expect(JSON.stringify(rows)).not.toContain(unpaid.member.email)
  })

  it.each(orderSort.options)(
    'a page leads to the next without gap or repetition, sorted %s, also when orders are placed meanwhile',
    async (sort) => {
      const whole = await numbers({ lineCodes: ['HKGZHO'] }, { sort })
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await search({ lineCodes: ['HKGZHO'] }, { sort, after, pageSize: 1 })
        seen.push(...page.rows.map(({ orderNo }) => orderNo))
        after = page.next
        if (seen.length === 1 && sort === 'NEWEST') {
          site.clock.set(TEST_NOW + 1000)
          await buyTrip(site, {})
          site.clock.set(TEST_NOW)
        }
      } while (after !== undefined)
      expect(seen).toEqual(whole)
      expect(whole.length).toBeGreaterThan(3)
    },
  )

  it('refuses a page for a cursor of another sort, or of nothing', async () => {
    const { next } = await search({}, { pageSize: 1 })
    for (const after of [next ?? '', 'x', '', Buffer.from("travel_date|2026-11-24'|x").toString('base64url')]) {
      const refused = await support.send(searchOrdersCall, { sort: 'TRAVEL_FIRST', after })
      expect(refused).toMatchObject({ code: 'BAD_REQUEST', fields: ['after'] })
    }
  })
})

describe('[D5.8] every search is in the audit', () => {
  const lastAuditEvent = () =>
    site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()

  it('records the criteria of a search and how much was found', async () => {
    await search({ q: 'Chan Tai Man', travelFrom: 'TODAY', statuses: ['paid'] })
    const event = await lastAuditEvent()
    expect(event).toMatchObject({ action: 'order.search', account_id: support.accountId, outcome: 'done' })
    expect(JSON.parse(event.before)).toMatchObject({
      terms: [{ kind: 'name', text: 'c*** t*** m***' }],
      travelFrom: '2026-11-21',
      statuses: ['paid'],
    })
    expect(JSON.parse(event.after)).toEqual({ rows: 1, total: 1 })
  })

  it.each([
    [{ q: 'Passenger@Mail.test' }, 'p***@mail.test'],
    [{ email: 'passen' }, 'p***'],
    [{ name: '陳 大文' }, '陳*** 大***'],
    [{ q: '9123 4567' }, '••••67'],
    [{ q: '123456789' }, '••••'],
    [{ orderNo: '123456789' }, '••••'],
    [{ orderNo: 'passenger@mail.test' }, 'p***@mail.test'],
  ])('records no name or address of a person: %j', async (filters, recorded) => {
    await search(filters)
    expect(JSON.parse((await lastAuditEvent()).before).terms).toEqual([expect.objectContaining({ text: recorded })])
  })

  it('records no whole document number or pickup code', async () => {
    const inOtherFields = [
      { orderNo: DOCUMENT },
      { ticketNo: DOCUMENT },
      { orderNo: pickupCode },
      { ticketNo: pickupCode },
    ]
    for (const filters of [
      { q: DOCUMENT },
      { idTail: DOCUMENT },
      ...inOtherFields,
      { q: pickupCode },
      { pickupCode },
    ]) {
      await search(filters)
      const { before } = await lastAuditEvent()
      expect(before).not.toMatch(/K7654320/i)
      expect(before).not.toContain(pickupCode)
    }
    expect((await lastAuditEvent()).before).toContain(pickupCode.slice(-4))
  })
})

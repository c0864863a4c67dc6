import type { Host, SlotRequest } from '@shuttle/host'
import { findAxeViolations, scansInTurn } from '@shuttle/testing'
import { queryOrderCall, queryRouteCall } from '@shuttle/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { openPage } from '../testing/open-page'
import { inStatus, type OrdersService, type Status, startOrdersService, ticketList } from '../testing/orders-service'

const INVALID = 'Timeout, the order is invalid!'
/** Timers may fire a little early by another clock. */
const SLACK_MS = 50
let service: OrdersService
beforeEach(async () => {
  service = await startOrdersService()
})
afterEach(() => {
  jest.useRealTimers()
  return service.stop()
})

const AT = '/order_details?orderNo=B1'
/** Slots of other remotes, with only the elements that are pressed here. */
const slots = (({ name, props }: SlotRequest) => {
  if (name === 'ticket-viewer.v1') return <p>E-tickets of {(props as { orderNo: string }).orderNo}</p>
  const panel = props as unknown as Record<string, (argument?: unknown) => void>
  return (
    <>
      <button type="button" onClick={() => panel.onCancelled?.()}>
        Panel: cancelled
      </button>
      <button type="button" onClick={() => panel.onPaid?.({ orderNo: 'B1', orderReqno: 'R1', payType: 'cmbpay' })}>
        Panel: paid
      </button>
      <button type="button" onClick={() => panel.onUnderWay?.(true)}>
        Panel: money moves
      </button>
    </>
  )
}) as Host['Slot']

const open = (query = '', paths: string[] = []) =>
  openPage({
    at: AT + query,
    paths,
    prepare: (host) => {
      host.Slot = slots
    },
  })
const PAID = { ...inStatus('paid'), payType: 'octopusonline', orderReqno: 'R1', phList: ticketList({ T1: {} }) }
const panel = (does: string) => screen.findByRole('button', { name: `Panel: ${does}` })
const detail = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

describe('[A2.details.1] the details of an order', () => {
  it('the details show number, time of order, status, kind, stops, day with weekday and times', async () => {
    service.show({ ...PAID, orderReqno: '261121000000000000001-02' })
    await open()
    const trip = within(await screen.findByRole('region', { name: 'Trip' }))
    expect(screen.getByText('To collect')).toBeTruthy()
    for (const text of ['One-way', 'Hong Kong Port', 'Zhuhai Port', 'Tuesday, 24 November 2026', 'Day, 06:00–23:59'])
      expect(trip.getByText(text)).toBeTruthy()
    expect(trip.queryByText('Personal booking ticket')).toBeNull()
    expect(detail('Order number')).toBe('B1')
    expect(detail('Ordered on')).toBe('21 November 2026, 10:00')
    expect(detail('Payment method')).toBe('Octopus')
    expect(detail('Payment reference')).toBe('261121000000000000001-02')
    // No line break in its middle.
    expect(screen.getByText('261121000000000000001-02').className).toBe('identifier')
  })

  it('[D11.stops.13] each ride of the details links the stop where it is boarded, where that page exists', async () => {
    service.show(PAID)
    const { unmount } = await open()
    await screen.findByRole('region', { name: 'Trip' })
    expect(screen.queryByRole('link', { name: 'Where to board' })).toBeNull()
    unmount()
    await open('', ['/stop'])
    const link = await screen.findByRole('link', { name: 'Where to board' })
    expect(link.getAttribute('href')).toBe('/stop?code=HKG&line=HKGZHO')
  })

  it('the details name the ticket type of a reserved departure once, in its badge, with times of five characters', async () => {
    service.show({ ...PAID, jfbc: '9', bookBeginTime: '14:30:00', bookEndTime: '15:00:00' })
    await open()
    const trip = within(await screen.findByRole('region', { name: 'Trip' }))
    expect(trip.getByText('Personal booking ticket')).toBeTruthy()
    expect(trip.getByText('14:30–15:00')).toBeTruthy()
    expect(trip.getAllByText(/Personal booking/)).toHaveLength(1)
    expect(screen.getByText('Paid. Next trip: Tuesday, 24 November 2026, departs 14:30.')).toBeTruthy()
    expect(screen.getByText(/^Be at the boarding point 5 minutes before departure/)).toBeTruthy()
  })

  it('[A3.details.3] the details show both legs of a round trip, the second from its own element', async () => {
    const phList = ticketList({ T1: {}, T2: { leg: '2', jpzt: '1', jpList: [{ jpzt: '1', jpqdsm: '' }] } })
    const both = { dtbz: '02', ticketDataRe: '2026-11-26', adultTotal: 2, jfbc: '9', phList }
    service.show({ ...PAID, ...both }, { bookBeginTime: '18:00:00', bookEndTime: '18:30:00' })
    await open()
    const rides = within(await screen.findByRole('region', { name: 'Trip' })).getAllByRole('listitem')
    const [outbound, between, inbound] = rides.map((ride) => ride.textContent)
    expect(outbound).toMatch(/^Hong Kong PortOutboundTuesday, 24 November 2026.*1 ticket not used yetZhuhai Port$/)
    expect(between).toBe('2 days later')
    expect(inbound).toMatch(/^Zhuhai PortReturnThursday, 26 November 2026.*18:00–18:301 ticket usedHong Kong Port$/)
  })
})

describe('[A2.details.3] the price of an order', () => {
  const TYPES = { adultTotal: 2, studentTotal: 1, studentFee: '65.00', ticketCount: 3, totalNeedpay: 19_500 }
  const price = async () => {
    const card = await screen.findByRole('region', { name: 'Price' })
    return [...card.querySelectorAll('dl > div')].map((row) => row.textContent)
  }

  it('the price of an order has one line where all fares are equal', async () => {
    service.show({ ...PAID, ...TYPES })
    await open()
    expect(await price()).toEqual(['Adult, Student 3 × HK$65.00HK$195.00', 'Total paidHK$195.00'])
  })

  it('the price of an order has a line for each passenger type where the fares differ', async () => {
    service.show({ ...PAID, ...TYPES, studentFee: '33.00', totalNeedpay: 16_300 })
    await open()
    expect(await price()).toEqual([
      'Adult 2 × HK$65.00HK$130.00',
      'Student 1 × HK$33.00HK$33.00',
      'Total paidHK$163.00',
    ])
  })

  it('[A2.details.4] shows coupon deductions, the number of passengers, refunded tickets and passengers', async () => {
    const usersInfo = JSON.stringify([{ userName: 'CHAN TAI MAN', idCard: 'A1234567', ticketType: '00' }])
    const phList = ticketList({ T1: {}, T2: { cpzt: '10' } })
    const change = { usersInfo, phList, adultTotal: 2, totalVoucherpay: 1000, totalNeedpay: 12_000 }
    service.show({ ...PAID, ...inStatus('partlyRefunded'), ...change })
    await open()
    expect(await price()).toEqual(['Adult 2 × HK$65.00HK$130.00', 'Coupon deduction−HK$10.00', 'Total paidHK$120.00'])
    expect(detail('Passengers')).toBe('2')
    expect(detail('Refunded tickets')).toBe('1 of 2 tickets')
    expect(screen.getByText('CHAN TAI MAN')).toBeTruthy()
    expect(screen.getByText('1 ticket was refunded, the others are valid.')).toBeTruthy()
  })

  it('shows passengers and tickets of a round trip separately', async () => {
    const phList = ticketList({ T1: {}, T2: {}, T3: { leg: '2', cpzt: '10' }, T4: { leg: '2', cpzt: '10' } })
    service.show({ ...PAID, dtbz: '02', ticketDataRe: '2026-11-26', adultTotal: 4, phList })
    await open()
    await price()
    expect(detail('Passengers')).toBe('2 people, 4 tickets both ways')
    expect(detail('Refunded tickets')).toBe('2 of 4 tickets')
  })

  it.each([
    ['en', 'Refunded', 'Adult · ID number', /^Buses leave all day\. Have your QR code open at the gate/],
    ['zh-hk', '已退票', '成人 · 證件號碼', /^日間隨到隨上車/],
    ['zh-cn', '已退票', '成人 · 证件号码', /^日间随到随乘/],
  ] as const)(
    '[A2.details.4] shows in %s the pickup notice of a day ticket, and marks passengers without a valid ticket',
    async (language, mark, id, notice) => {
      const usersInfo = JSON.stringify(
        ['ANN', 'BEN', 'CAT'].map((userName) => ({ userName, idCard: 'A1234567', ticketType: '00' })),
      )
      const phList = ticketList({
        T1: { passengerNo: 0 },
        T2: { passengerNo: 1, cpzt: '10' },
        T3: { passengerNo: 1, cpzt: '10', leg: '2' },
        T4: { passengerNo: 2, cpzt: '10' },
        T5: { passengerNo: 2, leg: '2' },
      })
      service.show({ ...PAID, ...inStatus('partlyRefunded'), usersInfo, phList, adultTotal: 3 })
      await openPage({ at: AT, language })
      await screen.findByText('ANN')
      const document = `${id} ••••4567`
      expect(['ANN', 'BEN', 'CAT'].map(detail)).toEqual([document, `${document} ${mark}`, document])
      expect(screen.getByText(notice)).toBeTruthy()
    },
  )
})

describe('[A2.details.3, A2.details.6, A2.details.8, A4.refund.1] an order by its status', () => {
  const NONE = { notice: false, tickets: false, refund: false, again: false }
  it.each<[Status, string, Partial<typeof NONE>]>([
    ['toPay', 'Total to pay', { notice: true }],
    ['paid', 'Total paid', { notice: true, tickets: true, refund: true }],
    ['partlyRefunded', 'Total paid', { notice: true, tickets: true, refund: true }],
    ['refunding', 'Total paid', { notice: true, tickets: true }],
    ['used', 'Total paid', { tickets: true, again: true }],
    ['ended', 'Total paid', { tickets: true, again: true }],
    ['refunded', 'Total paid', { tickets: true, again: true }],
    ['expired', 'Not charged', { again: true }],
    ['cancelled', 'Not charged', { again: true }],
  ])('an order that is %s has the price label %j, and of notice, tickets, refund and purchase: %j', async (...row) => {
    const [status, label, shown] = row
    service.show({ ...PAID, ...inStatus(status) })
    await open()
    const prices = await screen.findByRole('region', { name: 'Price' })
    expect([...prices.querySelectorAll('dl > div')].at(-1)?.textContent).toBe(`${label}HK$65.00`)
    expect({
      notice: screen.queryByText(/^Buses leave all day/) !== null,
      tickets: screen.queryByText(/e-tickets$/) !== null,
      refund: screen.queryByText('Refund tickets')?.getAttribute('href') === '/refund_tickets?orderNo=B1',
      again: screen.queryByText('Buy again')?.getAttribute('href')?.startsWith('/ticket_details?') === true,
    }).toEqual({ ...NONE, ...shown })
  })
})

describe('what can be bought from an order', () => {
  const LINES = {
    responseData: [
      ['HKG', 'ZHO'],
      ['ZHO', 'HKG'],
    ].map(([from, to]) => ({
      ...{ eXlmc: `${from}->${to}`, xlmc: `${from} to ${to}`, xlmc_1: `${from} Port`, xlmc_2: `${to} Port` },
      ...{ xllb: '1', xldm: `${from}${to}`, qZddm: from, zZddm: to },
      ...{ maxPerOrder: 6, maxChildren: 1, bookingWindowDays: 14 },
    })),
    notice: [],
    swiper: [],
  }
  const usersInfo = JSON.stringify([{ userName: 'ANN', idCard: '4567', ticketType: '00' }])

  it('[D11.both-ways.4] a paid one-way order leads to the way back with the same people and kind of ticket', async () => {
    service.on(queryRouteCall, LINES)
    service.show({ ...PAID, usersInfo, jfbc: '3', adultTotal: 2 })
    await open()
    const back = await screen.findByRole('link', { name: 'Buy the way back' })
    expect(back.getAttribute('href')).toMatch(/xldm=ZHOHKG&code_1=ZHO&code_2=HKG&fareType=night&adult=2$/)
    expect(screen.queryByText('Buy again')).toBeNull()
  })

  it('[D11.both-ways.3] an order that is over leads to its trip with its people, and names are not in the address', async () => {
    service.show({ ...PAID, ...inStatus('used'), usersInfo, adultTotal: 2 })
    const opened = await open()
    const again = await screen.findByRole('link', { name: 'Buy again' })
    expect(again.getAttribute('href')).toMatch(/xldm=HKGZHO&code_1=HKG&code_2=ZHO&fareType=day&adult=2$/)
    await opened.user.click(again)
    expect(opened.here()).not.toContain('ANN')
    expect(screen.queryByRole('link', { name: 'Buy the way back' })).toBeNull()
  })
})

describe('[A2.details.4] the pickup notice', () => {
  it.each([
    ['en', 'HZI', 'CLK', /airport bus counter to collect your tickets\.$/],
    ['zh-hk', 'CLK', 'HZI', /^請於開車前到口岸的機場巴士櫃位/],
    ['zh-cn', 'CLK', 'HZI', /^请于发车前到口岸的机场巴士柜台/],
  ] as const)('the pickup notice is shown in %s from %s to %s', async (language, qZddm, zZddm, sentence) => {
    service.show({ ...PAID, qZddm, zZddm, lineCode: qZddm + zZddm })
    await openPage({ at: AT, language })
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('the pickup notice of a night ticket names no time to be at the stop', async () => {
    service.show({ ...PAID, jfbc: '3' })
    await open()
    expect(await screen.findByText(/^Buses leave all night/)).toBeTruthy()
    expect(screen.queryByText(/Be at the boarding point/)).toBeNull()
  })
})

describe('[A2.details.5] tickets of a paid order', () => {
  it('a bus order opens its e-tickets before all other facts, in the slot, and has no flight', async () => {
    service.show(PAID)
    const { user } = await open('', ['/airlineRegFlyInfo'])
    const show = await screen.findByRole('button', { name: /^Show e-tickets/ })
    expect(screen.queryByRole('region', { name: 'Flight' })).toBeNull()
    expect(screen.queryByText('Change departure')).toBeNull()
    const trip = screen.getByRole('region', { name: 'Trip' })
    expect(show.compareDocumentPosition(trip) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await user.click(show)
    expect(screen.getByText('E-tickets of B1')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Hide e-tickets/ }))
    expect(screen.queryByText('E-tickets of B1')).toBeNull()
  })

  const COLLECTED = { collectTime: '2026-11-21 09:30:00' }
  const CHECK = { jpzt: '1', jpList: [{ jpzt: '1', jpqdsm: '' }] }
  it.each<[string, Status, Parameters<typeof ticketList>[0]]>([
    ['used', 'used', { T1: CHECK, T2: CHECK }],
    ['collected', 'used', { T1: COLLECTED }],
    ['past', 'ended', { T1: { ticketData: '2026-11-20', bookBeginTime: '09:00:00', bookEndTime: '09:29:00' } }],
    ['used or refunded', 'used', { T1: CHECK, T2: { cpzt: '10' } }],
  ])('offers tickets that are all %s to view, not to show at a gate', async (_, status, tickets) => {
    service.show({ ...PAID, ...inStatus(status), phList: ticketList(tickets) })
    const { user } = await open()
    const view = await screen.findByRole('button', { name: 'View e-tickets' })
    expect(view.className).toContain('soft')
    expect(screen.queryByRole('button', { name: /^Show e-tickets/ })).toBeNull()
    await user.click(view)
    expect(screen.getByText('E-tickets of B1')).toBeTruthy()
  })

  it.each<[number, Parameters<typeof ticketList>[0]]>([
    [2, { T1: {}, T2: {} }],
    [1, { T1: {}, T2: CHECK, T3: { cpzt: '10' } }],
  ])('counts the %d tickets that a gate still accepts', async (count, tickets) => {
    service.show({ ...PAID, phList: ticketList(tickets) })
    await open()
    const show = await screen.findByRole('button', { name: /^Show e-tickets/ })
    expect(show.textContent).toContain(
      count === 1 ? '1 ticket with its QR code.' : `${count} tickets, one QR code each.`,
    )
  })

  const FREE = { adultTotal: 1, totalVoucherpay: 6500, totalNeedpay: 0, totalFee: 0 }
  it.each<[Status, object, string]>([
    ['refunded', {}, 'The tickets were refunded. The money goes back to your original payment method.'],
    ['refunded', FREE, 'The tickets were refunded. Nothing was paid, so no money goes back.'],
    ['refunding', {}, 'The refund is under way. The money goes back to your original payment method.'],
    ['refunding', FREE, 'The refund is under way. Nothing was paid, so no money goes back.'],
  ])('an order that is %s with the price %j shows: %s', async (status, price, sentence) => {
    service.show({ ...PAID, ...inStatus(status), ...price, phList: ticketList({ T1: { cpzt: '10' } }) })
    await open()
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('an order whose tickets were all refunded offers no e-tickets', async () => {
    service.show({ ...PAID, ...inStatus('refunded'), phList: ticketList({ T1: { cpzt: '10' } }) })
    await open()
    expect(await screen.findByRole('region', { name: 'Trip' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Show e-tickets/ })).toBeNull()
  })

  const AIRPORT = { ...PAID, qZddm: 'HZI', zZddm: 'CLK', lineCode: 'HZICLK', exchangeCode: 'ABCDEFGHJKLMNPQR' }
  const CHECKED = { jpzt: '1', jpList: [{ jpzt: '1', jpqdsm: '' }] }
  it.each<[Status, Record<string, unknown>, boolean]>([
    ['paid', {}, true],
    ['partlyRefunded', {}, true],
    ['used', {}, true],
    ['paid', CHECKED, false],
    ['ended', {}, false],
    ['refunding', {}, true],
    ['refunding', { cpzt: '10' }, false],
  ])(
    '[A4.pickup.1, A2.details.9] an airport order that is %s with checks %j shows its code: %s',
    async (status, ticket, isShown) => {
      service.show({ ...AIRPORT, ...inStatus(status), phList: ticketList({ T1: ticket }) })
      await open()
      await screen.findByRole('region', { name: 'Trip' })
      expect(screen.queryByText('ABCD EFGH JKLM NPQR') !== null).toBe(isShown)
      expect(screen.queryByRole('button', { name: /e-tickets/ })).toBeNull()
    },
  )

  it.each([
    ['', {}],
    [', checked at the gate since', CHECKED],
  ])(
    '[D3.collect.3] a collected airport order%s strikes its code through, with place and time',
    async (_when, checks) => {
      const ticket = { collectTime: '2026-11-21 09:30:00', collectPlace: 'Counter 2', ...checks }
      service.show({ ...AIRPORT, ...inStatus('used'), phList: ticketList({ T1: { cpzt: '10' }, T2: ticket }) })
      await open()
      const card = within(await screen.findByRole('region', { name: 'Pickup QR code' }))
      expect(card.getByText('ABCD EFGH JKLM NPQR').tagName).toBe('S')
      expect(card.getByText('21 November 2026, 09:30, Counter 2')).toBeTruthy()
      expect(card.queryByRole('img')).toBeNull()
      expect(await findAxeViolations()).toEqual([])
    },
  )

  it.each([
    ['used', CHECKED, /^Used.*Every ticket was checked at the gate\.$/, '2 tickets used'],
    [
      'collected',
      { collectTime: '2026-11-21 09:30:00' },
      /^Collected.*collected at the counter\.$/,
      '2 tickets collected',
    ],
  ])('[D3.collect.3] an order of status F whose tickets are %s is labelled so', async (brief, ticket, state, count) => {
    const phList = ticketList({ T1: ticket, T2: ticket })
    service.show({ ...AIRPORT, ...inStatus('used'), orderStatusBrief: brief, phList })
    await open()
    const trip = await screen.findByRole('region', { name: 'Trip' })
    expect(within(trip).getByText(count)).toBeTruthy()
    const titles = screen.getAllByText(/^(Used|Collected)$/).map((title) => title.parentElement?.textContent)
    expect(titles.some((text) => state.test(text ?? ''))).toBe(true)
  })
})

describe('[A2.details.6, A4.refund.1] the way to a refund', () => {
  const CHECKED = { jpzt: '1', jpList: [{ jpzt: '1', jpqdsm: '' }] }
  it('the way to a refund is not offered once a ticket was checked', async () => {
    service.show({ ...PAID, phList: ticketList({ T1: {}, T2: CHECKED }) })
    await open()
    await screen.findByRole('region', { name: 'Trip' })
    expect(screen.queryByRole('link', { name: 'Refund tickets' })).toBeNull()
  })

  const POLICY = {
    ...{ policyId: 'purchase-2', dateFrom: '', dateTo: '', clock: 'SALE', cutoffMinutes: 0, automatic: true },
    ...{ tiers: [{ minutes: 120, rate: 1000 }, { rate: 2000 }], rounding: 'CENT', minimumFee: 0 },
    ...{ couponOrders: 'MANUAL', discountedTickets: 'MANUAL', lineCodes: [], feeTypes: [], forceMajeureFull: true },
  }
  it('shows the current fee, and the next one with its time', async () => {
    service.show(PAID, {}, { refundPolicy: POLICY })
    const { timeIs } = await open()
    expect(await screen.findByText('The fee is 10% until 12:00 today, then 20%.')).toBeTruthy()
    timeIs('12:01:00')
    expect(screen.getByText('The fee is now 20%. A refund is possible until 23:59 on 24 Nov.')).toBeTruthy()
  })

  it.each([
    [
      'a coupon',
      { totalVoucherpay: 1000, totalNeedpay: 5500 },
      { T1: {} },
      /^A coupon is used, so this order is refunded on request only/,
    ],
    [
      'a senior',
      { adultTotal: 0, elderlyTotal: 1, elderlyFee: '33.00' },
      { T1: { ticketType: '01' } },
      /^A discounted ticket is among/,
    ],
  ])(
    'an order with %s is refunded on request, and promises no immediate refund',
    async (_, change, tickets, sentence) => {
      service.show({ ...PAID, ...change, phList: ticketList(tickets) }, {}, { refundPolicy: POLICY })
      await open()
      const card = within(await screen.findByRole('region', { name: 'Refund' }))
      expect(card.getByText(sentence)).toBeTruthy()
      expect(
        card.getByText(/A request fixes the fee of the moment it is sent\. The fee is 10% until 12:00 today/),
      ).toBeTruthy()
      expect(card.getByRole('link', { name: 'Apply for a refund' }).getAttribute('href')).toBe(
        '/apply_refund?orderNo=B1',
      )
      expect(card.queryByRole('link', { name: 'Refund tickets' })).toBeNull()
    },
  )

  it('an order whose line is paused by staff links to the request, and promises no immediate refund', async () => {
    service.show(PAID, {}, { refundPolicy: { ...POLICY, paused: true } })
    await open()
    const card = within(await screen.findByRole('region', { name: 'Refund' }))
    expect(card.getByText(/Automatic refunds are paused at the moment/)).toBeTruthy()
    expect(card.getByText(/A request fixes the fee of the moment it is sent/)).toBeTruthy()
    expect(card.getByRole('link', { name: 'Apply for a refund' })).toBeTruthy()
    expect(card.queryByRole('link', { name: 'Refund tickets' })).toBeNull()
  })

  it('an order with a child and two adults shows which part needs a request', async () => {
    const phList = ticketList({ T1: {}, T2: {}, T3: { ticketType: '02' } })
    const counts = { adultTotal: 2, childrenTotal: 1, childrenFee: '33.00' }
    service.show({ ...PAID, ...counts, phList }, {}, { refundPolicy: POLICY })
    await open()
    const card = within(await screen.findByRole('region', { name: 'Refund' }))
    expect(
      card.getByText(/^The fee is 10% until 12:00 today, then 20%\. Discounted tickets of this order/),
    ).toBeTruthy()
    expect(card.getByRole('link', { name: 'Refund tickets' })).toBeTruthy()
  })

  it('links to the progress of a refund once tickets were refunded', async () => {
    service.show({ ...PAID, ...inStatus('refunding'), phList: ticketList({ T1: { cpzt: '10' } }) })
    await open()
    const link = await screen.findByRole('link', { name: 'See refund progress' })
    expect(link.getAttribute('href')).toBe('/refund_tickets?orderNo=B1')
  })

  it('links to the request while one waits: its tickets are still valid', async () => {
    service.show({ ...PAID, ...inStatus('refunding') })
    await open()
    const link = await screen.findByRole('link', { name: 'See refund progress' })
    expect(link.getAttribute('href')).toBe('/apply_refund?orderNo=B1')
    expect(screen.getByText('Collecting and boarding')).toBeTruthy()
    expect(
      screen.getByText(/Our staff are deciding on your refund request\. Until then your tickets stay valid/),
    ).toBeTruthy()
  })
})

describe('the refunds of an order', () => {
  const REFUND = {
    ...{ refundNo: 'R9', state: 'PENDING', total: 5850, totalFee: 650, payType: 'octopusonline' },
    ...{ applyTime: '2026-11-21 09:20:00', tickets: ['T2'] },
  }
  const DONE = { state: 'DONE', doneTime: '2026-11-22 08:00:00' }
  const PARTLY = {
    ...{ ...PAID, ...inStatus('partlyRefunded'), adultTotal: 2, totalNeedpay: 13_000 },
    phList: ticketList({ T1: {}, T2: { cpzt: '10' } }),
  }
  const WHOLE = { ...PAID, ...inStatus('refunded'), phList: ticketList({ T2: { cpzt: '10' } }) }
  const read = async (name: string) => (await screen.findByRole('region', { name })).textContent
  const balance = async () =>
    [...(await screen.findByRole('region', { name: 'Price' })).querySelectorAll('dl > div')]
      .map((row) => row.textContent)
      .slice(1)

  it('a pending refund shows number, start and next step, and no ticket is called refunded', async () => {
    service.show({ ...PARTLY, refunds: [REFUND] })
    await open()
    expect(await read('Refund')).toContain(
      'Refund number R9On its wayHK$58.50HK$58.50 has been on its way to Octopus since 21 November 2026, 09:20. ' +
        'We e-mail you once the payment provider confirms it.',
    )
    expect(screen.getByText('1 ticket is being refunded.')).toBeTruthy()
    expect(detail('Refunded tickets')).toBe('0 of 2 tickets')
    expect(
      screen.getAllByText('Refund in progress').map(({ nextElementSibling }) => nextElementSibling?.textContent),
    ).toEqual(['HK$58.50', '1 of 2 tickets'])
    expect(await balance()).toEqual([
      ...['Total paidHK$130.00', 'Refund in progressHK$58.50', 'Refund feeHK$6.50', 'Balance (other tickets)HK$65.00'],
    ])
    expect(await findAxeViolations()).toEqual([])
  })

  it('a pending refund is refetched every ten seconds until it is done', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    service.show({ ...WHOLE, ...inStatus('refunding'), refunds: [REFUND] })
    await open()
    await screen.findByRole('region', { name: 'Refund' })
    expect(screen.queryByText('Collecting and boarding')).toBeNull()
    service.show({ ...WHOLE, refunds: [{ ...REFUND, ...DONE }] })
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByText('All tickets were refunded.')).toBeTruthy()
    expect(await read('Refund')).toContain('HK$58.50 was refunded to Octopus on 22 November 2026.')
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(service.getCalls(queryOrderCall)).toHaveLength(2)
  })

  it('a refund by other means has no break within its reference', async () => {
    service.show({ ...WHOLE, refunds: [{ ...REFUND, ...DONE, outsideRef: 'BANK-7' }] })
    await open()
    await screen.findByRole('region', { name: 'Refund' })
    expect(screen.getAllByText('BANK-7').map(({ className }) => className)).toEqual(['identifier', 'identifier'])
  })

  it('a completed refund shows amount, payment method and day', async () => {
    service.show({ ...WHOLE, refunds: [{ ...REFUND, ...DONE }] })
    await open()
    expect(await screen.findAllByText('HK$58.50 was refunded to Octopus on 22 November 2026.')).toHaveLength(2)
    expect(screen.getByText('All tickets were refunded.')).toBeTruthy()
    expect(detail('Refunded tickets')).toBe('1 of 1 tickets')
    expect(await balance()).toEqual([
      ...['Total paidHK$65.00', 'RefundedHK$58.50', 'Refund feeHK$6.50', 'BalanceHK$0.00'],
    ])
  })

  it.each([
    [
      'FAILED',
      {},
      'Being retried',
      /accepted 21 November 2026, 09:20, has not gone through yet\. We try again under the same/,
    ],
    ['REFUSED', {}, 'With our staff', /Our staff have been handling it since 21 November 2026, 09:20/],
    ['DONE', { outsideRef: 'BANK-7' }, 'Refunded', /by other means than Octopus\. Reference:/],
    ['DONE', { total: 0, totalFee: 0 }, 'Refunded', /^Tickets refunded on 22 November 2026\. No money was due\./],
  ])('a refund in state %s with %j is shown as %s', async (state, change, badge, sentence) => {
    service.show({ ...WHOLE, ...inStatus('refunding'), refunds: [{ ...REFUND, ...DONE, state, ...change }] })
    await open()
    expect(await screen.findAllByText(sentence)).toHaveLength(2)
    expect(within(screen.getByRole('region', { name: 'Refund' })).getByText(badge)).toBeTruthy()
  })
})

describe('[A2.details.2, A2.details.7] an unpaid order', () => {
  /** An order with its deadline at a time of the day; the clock shows ten o'clock. */
  const openDue = async (time: string, query = '&tab1=1') => {
    service.show({ tradeEtime: `2026-11-21 ${time}` })
    const openedAt = performance.now()
    const opened = await open(query)
    await screen.findByRole('region', { name: 'Trip' })
    const seesPath = (path: string) => waitFor(() => expect(opened.here()).toBe(path), { timeout: 4000 })
    return { ...opened, openedAt, seesPath }
  }

  it('counts down, and offers the payment panel before trip and price', async () => {
    const { timeIs } = await openDue('10:15:00')
    expect(screen.getByRole('timer').textContent).toContain('15:00')
    timeIs('10:05:30')
    expect(screen.getByRole('timer').textContent).toContain('09:30')
    const following = (await panel('paid')).compareDocumentPosition(screen.getByRole('region', { name: 'Trip' }))
    expect(following & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('a payment replaces this page by the result', async () => {
    const { user, seesPath, arrivedBy } = await openDue('10:15:00')
    await user.click(await panel('paid'))
    await seesPath('/details_succeed?orderReqno=R1&orderNo=B1&payType=cmbpay')
    expect(arrivedBy()).toBe('REPLACE')
  })

  it('[A4.cancel.1, D1.8, A8.toast.2] a cancelled order shows a toast and its status, and leads back 2 s later', async () => {
    const { user, host, seesPath } = await openDue('10:15:00')
    service.show(inStatus('cancelled'))
    const cancelledAt = performance.now()
    await user.click(await panel('cancelled'))
    expect(host.toasts).toEqual([{ message: 'cancel succeeded', kind: 'success' }])
    expect(await screen.findByText('The order was cancelled. Nothing was charged.')).toBeTruthy()
    await seesPath('/my_order?tab1=1')
    expect(performance.now() - cancelledAt).toBeGreaterThan(2000 - SLACK_MS)
  })

  it('[A4.countdown.2, D1.10] an order that is too late at load is invalid, and the page leads back 2 s later', async () => {
    const { host, openedAt, seesPath } = await openDue('10:00:00')
    await waitFor(() => expect(host.toastTexts).toEqual([INVALID]))
    expect(screen.getByText('payment timed out, order expired')).toBeTruthy()
    await seesPath('/my_order?tab1=1')
    expect(performance.now() - openedAt).toBeGreaterThan(2000 - SLACK_MS)
  })

  it('an order that the service expired before it was opened to be paid is too late as well', async () => {
    service.show(inStatus('expired'))
    const { host } = await open('&tab1=1')
    await waitFor(() => expect(host.toastTexts).toEqual([INVALID]))
    expect(screen.getByRole('button', { name: 'Reorder' })).toBeTruthy()
  })

  it('[A4.countdown.3, D1.10] an order whose countdown ends shows a toast and Reorder, and the page leads back 2 s later', async () => {
    const { host, timeIs, seesPath } = await openDue('10:15:00')
    timeIs('10:14:59')
    expect([host.toastTexts, screen.queryByRole('button', { name: 'Reorder' })]).toEqual([[], null])
    service.show(inStatus('expired'))
    const overAt = performance.now()
    timeIs('10:15:00')
    await waitFor(() => expect(host.toastTexts).toEqual([INVALID]))
    expect(screen.getByText('payment timed out, order expired')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reorder' })).toBeTruthy()
    await waitFor(() => expect(service.getCalls(queryOrderCall)).toHaveLength(2))
    await seesPath('/my_order?tab1=1')
    expect(performance.now() - overAt).toBeGreaterThan(2000 - SLACK_MS)
  })

  it('[A5.pay.1] reorder only leads back', async () => {
    const { user, here } = await openDue('10:00:00')
    await user.click(await screen.findByRole('button', { name: 'Reorder' }))
    expect(here()).toBe('/my_order?tab1=1')
  })

  it('the payment panel stays while money is moving, whatever the deadline', async () => {
    const { user, host, timeIs } = await openDue('10:15:00')
    await user.click(await panel('money moves'))
    timeIs('10:16:00')
    expect(await panel('paid')).toBeTruthy()
    expect([host.toastTexts, screen.queryByRole('button', { name: 'Reorder' })]).toEqual([[], null])
  })

  it('an order paid in the last second, or in another tab, stays on the screen with its tickets', async () => {
    const { here, timeIs } = await openDue('10:15:00')
    service.show(PAID)
    timeIs('10:15:00')
    expect(await screen.findByRole('button', { name: /^Show e-tickets/ })).toBeTruthy()
    await act(() => new Promise((resolve) => setTimeout(resolve, 2200)))
    expect(here()).toBe(`${AT}&tab1=1`)
  })
})

describe('an address without an order of this account', () => {
  it('[D9.17] an address without an order number sends no request and links to the list', async () => {
    await openPage({ at: '/order_details' })
    expect(screen.getByText('The link is incomplete: it names no order.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/my_order?tab1=2')
    expect(service.getCalls(queryOrderCall)).toEqual([])
  })

  it('the order of another member, or an unknown one, shows that it is invalid and links to the list', async () => {
    service.on(queryOrderCall, { refuse: 'ORDER_NOT_FOUND' })
    const { host } = await open()
    expect(await screen.findByText('There is no such order, or it is not one of this account.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See my orders' })).toBeTruthy()
    expect(host.anomalies).toEqual([])
  })

  it('an order that could not be loaded is loaded by Retry', async () => {
    service.on(queryOrderCall, { refuse: 'NEW_CODE', message: 'Come back at noon' })
    const { user, host } = await open()
    expect(await screen.findByText('The order could not be loaded')).toBeTruthy()
    expect(host.toastTexts).toEqual(['Come back at noon'])
    service.show(PAID)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Trip' })).toBeTruthy()
  })
})

it.each([
  ['0', '/my_order?tab1=0'],
  ['1', '/my_order?tab1=1'],
  ['5', '/my_order?tab1=2'],
])('details opened by their address with tab1=%s lead back to %s', async (tab1, path) => {
  service.show(PAID)
  const { user, here } = await open(`&tab1=${tab1}`)
  expect(await screen.findByText('To collect')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(here()).toBe(path)
})

it.each(
  scansInTurn<[string, object]>([
    ['unpaid', {}],
    ['paid', PAID],
    ['refunding', { ...PAID, ...inStatus('refunding') }],
    ['expired', inStatus('expired')],
  ]),
)('axe finds nothing in %s when the order is %s', async (language, _, change) => {
  service.show(change as Record<string, unknown>)
  await openPage({ at: AT, language })
  await waitFor(() => expect(screen.getAllByRole('region').length).toBeGreaterThan(2))
  expect(await findAxeViolations()).toEqual([])
})

describe('[D4.16, D4.17] an order of the airport line', () => {
  const FLIGHT = {
    flightNo: 'CX0088',
    airline: 'Cathay',
    origin: 'Hong Kong',
    destination: 'London',
    transit: '',
    flightDate: '2026-11-25',
    flightTime: '23:05:00',
  }
  const AIRPORT = {
    ...PAID,
    qZddm: 'HZI',
    zZddm: 'CLK',
    lineCode: 'HZICLK',
    jfbc: '9',
    exchangeCode: 'ABCDEFGHJKLMNPQR',
  }

  it('shows its flight and the link to another departure', async () => {
    service.show({ ...AIRPORT, flight: FLIGHT, changeEtime: '2026-11-22 12:00:00' })
    await open('', ['/airlineRegFlyInfo'])
    const flight = within(await screen.findByRole('region', { name: 'Flight' }))
    expect(flight.getByText('CX88')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Change departure' }).getAttribute('href')).toBe(
      '/airlineRegFlyInfo?orderNo=B1',
    )
    expect(screen.getByRole('button', { name: 'Save to calendar' })).toBeTruthy()
  })
  it('shows when it was changed', async () => {
    service.show({ ...AIRPORT, flight: FLIGHT, changeRefusal: 'CHANGE_TWICE', changeTime: '2026-11-20 09:30:00' })
    await open('', ['/airlineRegFlyInfo'])
    expect(await screen.findByText(/^The departure was changed on .*09:30\.$/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Change departure' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Update the calendar' })).toBeTruthy()
  })
  it('[D4.4] opens the result of its line once it is paid here', async () => {
    service.show({ ...AIRPORT, ...inStatus('toPay'), phList: '[]' })
    const { user, here } = await open('&tab1=1', ['/airlinePaysuccess'])
    await user.click(await panel('paid'))
    await waitFor(() => expect(here()).toBe('/airlinePaysuccess?orderReqno=R1&orderNo=B1&payType=cmbpay'))
  })
})

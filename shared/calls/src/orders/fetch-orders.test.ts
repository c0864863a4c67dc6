import { startAnsweringServer } from '../testing/answering-server'
import { aListedOrderRow } from '../testing/recorded-answers'
import { fetchOrders, listedOrderFromWire } from './fetch-orders'

let server: Awaited<ReturnType<typeof startAnsweringServer>>
beforeAll(async () => {
  server = await startAnsweringServer()
})
afterAll(() => server.stop())

it('[A3.list.1] reads a one-way order of the list', () => {
  expect(listedOrderFromWire(aListedOrderRow)).toEqual({
    orderNo: 'B202611210001',
    status: 'toPay',
    statusText: 'to pay',
    lineCode: 'HKGZHO',
    originName: 'Hong Kong Port',
    destinationName: 'Zhuhai Port',
    fareType: 'day',
    outbound: { date: '2026-11-23', beginTime: '', endTime: '' },
    inbound: undefined,
    passengers: [{ type: 'adult', count: 2 }],
    ticketCount: 2,
    currency: 'HKD',
    amountDue: 13000,
    payBy: Date.parse('2026-11-21T10:15:00+08:00'),
    isUnchecked: true,
  })
})

it('[D9.2] counts the passengers of a round trip once and its tickets on both legs', () => {
  const row = { ...aListedOrderRow, psHc: 2, adultTotal: 2, elderlyTotal: 2, bcBcrq: '2026-11-25' }
  const reserved = { jfbc: '9', fcsj: '14:30:00', fcsjHc: '18:00:00', jpzt: '1' }
  expect(listedOrderFromWire({ ...row, ...reserved })).toMatchObject({
    fareType: 'reserved',
    outbound: { date: '2026-11-23', beginTime: '14:30' },
    inbound: { date: '2026-11-25', beginTime: '18:00' },
    passengers: [
      { type: 'adult', count: 1 },
      { type: 'elderly', count: 1 },
    ],
    ticketCount: 4,
    isUnchecked: false,
  })
})

it('carries a status it does not know, and refuses a currency it does not know', () => {
  expect(listedOrderFromWire({ ...aListedOrderRow, orderStatus: 'X' }).status).toBe('unknown:X')
  expect(() => listedOrderFromWire({ ...aListedOrderRow, currency: '7' })).toThrow()
})

it.each([
  ['toCollect', '1,5'],
  ['toPay', '0'],
  ['all', ''],
] as const)('[D9.16] queries %s by the statuses %j', async (filter, orderStatus) => {
  server.answerWith({ code: 'SUCCESS', message: '成功', responseData: [aListedOrderRow] })
  const orders = await fetchOrders({ filter, afterOrderNo: 'B2', limit: 10 })
  expect(orders.map(({ orderNo }) => orderNo)).toEqual(['B202611210001'])
  expect(server.seen).toMatchObject([
    { path: '/api/wx/query.wx.order.record', body: { rowCount: 10, nextOrderNo: 'B2', orderStatus } },
  ])
})

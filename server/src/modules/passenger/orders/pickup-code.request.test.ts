import { transaction } from '../../../database/transaction'
import type { TicketRow } from '../../../database/types'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { orderBody } from '../../../testing/trip-body.request'
import { markPaid } from './mark-paid'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

it('[A3.details.1, D3.collect.1] a pickup code is shown for an airport order alone, once it is paid', async () => {
  const token = await site.signIn()
  const { orderNo } = (await site.call('ticket/buy.ticket', orderBody(), token)).answer.responseData
  const ride = (line_code: string) =>
    site.db.updateTable('orders').set({ line_code }).where('order_no', '=', orderNo).execute()
  await ride('HZICLK')
  const shown = async () => (await site.call('wx/query.wx.order.info', { orderNo }, token)).answer.responseData[0]
  expect(await shown()).toMatchObject({ orderStatus: '0', exchangeCode: '', phList: '[]' })
  const money = { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: 'r1' }
  await transaction(site.db, (trx) => markPaid(trx, money))
  expect(await shown()).toMatchObject({ orderStatus: '1', exchangeCode: expect.stringMatching(/^\w{16}$/) })
  await ride('CLKHZI')
  expect((await shown()).exchangeCode).toMatch(/^\w{16}$/)
  await ride('HKGZHO')
  expect(await shown()).toMatchObject({ orderStatus: '1', exchangeCode: '' })
})

it('[A3.details.1] an airport order shows its pickup code while a ticket is valid or was collected', async () => {
  const token = await site.signIn()
  const { orderNo } = (await site.call('ticket/buy.ticket', orderBody({}, 2), token)).answer.responseData
  await site.db.updateTable('orders').set({ line_code: 'HZICLK' }).where('order_no', '=', orderNo).execute()
  const money = { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: 'r2' }
  await transaction(site.db, (trx) => markPaid(trx, money))
  const tickets = await site.db.selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo).execute()
  const numbers = tickets.map(({ ticket_no }) => ticket_no)
  const change = (to: Partial<TicketRow>, ticketNumbers: string[]) =>
    site.db.updateTable('tickets').set(to).where('ticket_no', 'in', ticketNumbers).execute()
  const code = async () =>
    (await site.call('wx/query.wx.order.info', { orderNo }, token)).answer.responseData[0].exchangeCode
  await change({ status: 'refunded' }, numbers)
  expect(await code()).toBe('')
  await change({ status: 'valid' }, numbers.slice(0, 1))
  expect(await code()).toMatch(/^\w{16}$/)
  await change({ status: 'refunded', collected_at: site.clock.now(), collected_place: 'Counter 2' }, numbers)
  expect(await code()).toMatch(/^\w{16}$/)
})

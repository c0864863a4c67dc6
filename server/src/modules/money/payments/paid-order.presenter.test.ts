import { orderResult } from '@shuttle/wire'
import * as z from 'zod/mini'
import { apply, buyTickets, getQuote } from '../../passenger/ticket-refunds/testing/buy-tickets.request'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

describe('the answer for the result screen', () => {
  it('the result carries numbers, times, names, counts, amounts, passengers and tickets', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const { orderReqno, sessionId } = await member.openPayment(orderNo)
    await service.sandbox.payByCard(sessionId)
    service.clock.advance(61_000)
    const { responseData } = await member.confirm(orderNo, orderReqno)
    const result = z.parse(orderResult, responseData)
    expect(result).toMatchObject({
      orderNo,
      orderReqno,
      tradeTime: '2026-11-21 09:01:01',
      ticketCategory: '1',
      ticketData: '2026-11-28',
      ticketDataRe: '',
      bookBeginTimeRe: '',
      startStationName: 'Hong Kong Port',
      endStationName: 'Zhuhai Port',
      currency: '2',
      jfbc: '2',
      adultTotal: 1,
      adultFee: '65.00',
      childrenTotal: 0,
      totalVoucherpay: 0,
      totalNeedpay: 6500,
      totalPs: 1,
      payType: 'MasterCard',
      orderStatus: '1',
    })
    expect(result.exchangeCode).toBe('')
    expect(JSON.parse(result.usersInfo)).toHaveLength(1)
    expect(JSON.parse(result.phList)).toMatchObject([{ cpzt: '00', jpzt: '0', jpList: [{ jpzt: '0' }] }])
  })

  it('[D3.collect.1] the result carries the pickup code of an airport order', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const { orderReqno, sessionId } = await member.openPayment(orderNo)
    const order = service.context.db.updateTable('orders').set({ line_code: 'CLKHZI' })
    await order.where('order_no', '=', orderNo).execute()
    await service.sandbox.payByCard(sessionId)
    const { responseData } = await member.confirm(orderNo, orderReqno)
    expect(z.parse(orderResult, responseData).exchangeCode).toMatch(/^[A-Z2-9]{16}$/)
  })

  it('[D3.state.1] the result shows an order as ended once its ride departed, whether or not the job ran', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const { orderReqno, sessionId } = await member.openPayment(orderNo)
    await service.sandbox.payByCard(sessionId)
    const getStatus = async () =>
      z.parse(orderResult, (await member.confirm(orderNo, orderReqno)).responseData).orderStatus
    expect(await getStatus()).toBe('1')
    const tickets = service.context.db.updateTable('tickets').set({ travel_date: '2026-11-20' })
    await tickets.where('order_no', '=', orderNo).execute()
    expect(await getStatus()).toBe('G')
  })

  it('the result is in the language of the request, but the success message is never translated', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const { orderReqno, sessionId } = await member.openPayment(orderNo)
    await service.sandbox.payByCard(sessionId)
    const answer = await member.call(
      'pay/update.order.payresult',
      { orderNo, orderReqno, payType: 'MasterCard' },
      { 'accept-language': 'zh-HK' },
    )
    expect(answer).toMatchObject({ message: 'success', responseData: { startStationName: '香港口岸' } })
  })

  it('the result lists the refunds of the tickets of a paid order, and none before one', async () => {
    const order = await buyTickets(service)
    const number = service.context.db.selectFrom('orders').select('request_no').where('order_no', '=', order.orderNo)
    const { request_no: requestNo } = await number.executeTakeFirstOrThrow()
    const read = async () =>
      z.parse(orderResult, (await order.member.confirm(order.orderNo, requestNo)).responseData).refunds
    expect(await read()).toBeUndefined()
    const applied = await apply(order, await getQuote(order))
    expect(applied.code).toBe('SUCCESS')
    const [refund] = ((await read()) ?? []) as Array<{ total: number; totalFee: number }>
    expect(refund).toMatchObject({ tickets: order.tickets, payType: 'MasterCard' })
    expect((refund?.total ?? 0) + (refund?.totalFee ?? 0)).toBe(6500)
  })
})

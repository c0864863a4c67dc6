import { CARD_ERROR_LENGTH, CARD_ERRORS_PER_ORDER } from './log-card-error'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

const findReports = (orderNo: string) =>
  service.context.db.selectFrom('card_errors').selectAll().where('order_no', '=', orderNo).execute()

describe('[P7.log.1] a reported card error', () => {
  it('[P7.log.1] a card error of an own order is stored as text', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const json = '{"cause":"INVALID_REQUEST","__proto__":{}}'
    expect(await member.call('log/mastercard.log', { orderNo, json })).toMatchObject({ code: 'SUCCESS' })
    expect(await findReports(orderNo)).toMatchObject([{ content: json, account_id: member.accountId }])
  })
  it('a card error may be an object as well as text', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    await member.call('log/mastercard.log', { orderNo, json: { cause: 'X' } })
    expect(await findReports(orderNo)).toMatchObject([{ content: '{"cause":"X"}' }])
  })
  it('a card error of the order of another member is refused', async () => {
    const orderNo = await (await service.member()).placeOrder()
    const stranger = await service.member()
    expect((await stranger.call('log/mastercard.log', { orderNo, json: '{}' })).code).toBe('ORDER_NOT_FOUND')
    expect(await findReports(orderNo)).toEqual([])
  })
  it('long card errors are cut, and only a few of one order are stored', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    await member.call('log/mastercard.log', { orderNo, json: 'x'.repeat(CARD_ERROR_LENGTH + 1) })
    for (let count = 0; count < CARD_ERRORS_PER_ORDER; count += 1)
      expect((await member.call('log/mastercard.log', { orderNo, json: 'again' })).code).toBe('SUCCESS')
    const rows = await findReports(orderNo)
    expect(rows).toHaveLength(CARD_ERRORS_PER_ORDER)
    expect(Math.max(...rows.map((row) => row.content.length))).toBe(CARD_ERROR_LENGTH)
  })
  it('a card error changes nothing about the order', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    await member.call('log/mastercard.log', { orderNo, json: '{"status":"CAPTURED"}' })
    const order = await service.context.db
      .selectFrom('orders')
      .select('status')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
    expect(order.status).toBe('toPay')
  })
})

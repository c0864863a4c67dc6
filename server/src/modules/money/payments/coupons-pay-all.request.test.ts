import { FREE_TICKET, giveCoupon } from '../../passenger/coupons/testing/give-coupon'
import { withCoupons } from '../../passenger/coupons/testing/with-coupons.request'
import { oneAdult } from './testing/one-adult.request'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

const db = () => service.context.db
const place = async (change: Parameters<typeof giveCoupon>[2]) => {
  const member = await service.member()
  const coupon = await giveCoupon(db(), member.accountId, change)
  const deduction = change?.kind === 'freeTicket' ? 6500 : 1000
  const body = oneAdult('2026-11-28', Math.floor(service.clock.now() / 1000))
  const { responseData } = await member.call('ticket/buy.ticket', {
    ...body,
    ...withCoupons([coupon], deduction, 6500),
  })
  return { member, coupon, ...(responseData as { orderNo: string; orderReqno: string }) }
}
const getCouponState = async (coupon: string) =>
  (await db().selectFrom('coupons').select('state').where('coupon_no', '=', coupon).executeTakeFirstOrThrow()).state

describe('[P4.order.6] coupons that pay everything', () => {
  it('[P7.result.1] coupons that pay everything need no provider: paid, spent, with tickets and one mail', async () => {
    const { member, coupon, orderNo, orderReqno } = await place(FREE_TICKET)
    const confirm = () => member.confirm(orderNo, orderReqno, 'voucher')
    const [first, again] = [await confirm(), await confirm()]
    expect(first).toMatchObject({
      message: 'success',
      responseData: { payType: 'voucher', totalVoucherpay: 6500, totalNeedpay: 0, orderReqno },
    })
    expect(again.responseData).toEqual(first.responseData)
    expect(await getCouponState(coupon)).toBe('used')
    const tickets = db().selectFrom('tickets').select('ticket_no').where('order_no', '=', orderNo)
    expect(await tickets.execute()).toHaveLength(1)
    await service.runOutbox()
    expect(service.letters.map((letter) => letter.to)).toEqual([member.email])
    const text = service.letters[0]?.text
    expect(text).toContain('Your order is confirmed. Your coupons covered the full amount.')
    expect(text).not.toContain('0.00')
    expect(service.sandbox.state.sessions.size).toBe(0)
  })

  it('coupons that pay everything open no payment', async () => {
    const { member, orderNo } = await place(FREE_TICKET)
    expect((await member.requestPayment(orderNo)).code).toBe('ORDER_NOT_PAYABLE')
  })

  it('[D9.13] a remaining amount is not confirmed by coupons', async () => {
    const { member, coupon, orderNo, orderReqno } = await place({})
    expect((await member.confirm(orderNo, orderReqno, 'voucher')).code).toBe('ORDER_NOT_PAYABLE')
    expect(await getCouponState(coupon)).toBe('locked')
  })
})

import { walletLaunch } from '@shuttle/contracts'
import * as z from 'zod/mini'
import { WECHAT_USER_AGENT } from './testing/create-member'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.sandbox.clearFaults())

const open = async () => {
  const member = await service.member()
  const orderNo = await member.placeOrder()
  const answer = await member.requestPaymentBy('wxpay', orderNo)
  const { orderReqno } = answer.responseData as { orderReqno: string }
  return { member, orderNo, orderReqno, json: answer.json ?? '' }
}

describe('[P7.wallet.1] the wallet of WeChat', () => {
  it('[P7.wallet.1] the wallet receives the signed parameters of the bridge, and they open one payment', async () => {
    const { json, orderNo, orderReqno } = await open()
    const launch = z.parse(walletLaunch, JSON.parse(json))
    const payment = service.sandbox.state.pending.get(launch.package.replace('prepay_id=', ''))
    expect(payment).toMatchObject({ orderId: orderReqno, reference: orderNo, amountCents: 6500, currency: 'HKD' })
  })
  it('an order is paid once the provider confirms it to the service', async () => {
    const { member, orderNo, orderReqno, json } = await open()
    expect((await member.confirm(orderNo, orderReqno, 'wxpay')).code).toBe('PAYMENT_PENDING')
    expect(await service.sandbox.payByWallet(json)).toBe('get_brand_wcpay_request:ok')
    expect(await service.getStatus(orderNo)).toBe('toPay')
    service.clock.advance(1000)
    expect(await member.confirm(orderNo, orderReqno, 'wxpay')).toMatchObject({
      code: 'SUCCESS',
      responseData: { payType: 'wxpay' },
    })
    expect(await service.getStatus(orderNo)).toBe('paid')
  })
  it('[D7.wxpay.1] an answer of the bridge is no proof', async () => {
    const { member, orderNo, orderReqno, json } = await open()
    expect(await service.sandbox.payByWallet(json, 'cancel')).toBe('get_brand_wcpay_request:cancel')
    const body = { orderNo, orderReqno, payType: 'wxpay', err_msg: 'get_brand_wcpay_request:ok' }
    expect((await member.call('pay/update.order.payresult', body)).code).toBe('PAYMENT_PENDING')
    expect(await service.getStatus(orderNo)).toBe('toPay')
  })
  it('a declined payment is reported, and can be tried again', async () => {
    const { member, orderNo, orderReqno, json } = await open()
    expect(await service.sandbox.payByWallet(json, 'fail')).toBe('get_brand_wcpay_request:fail')
    expect((await member.confirm(orderNo, orderReqno, 'wxpay')).code).toBe('PAYMENT_FAILED')
    const again = await member.requestPaymentBy('wxpay', orderNo)
    await service.sandbox.payByWallet(again.json ?? '')
    const { orderReqno: second } = again.responseData as { orderReqno: string }
    expect((await member.confirm(orderNo, second, 'wxpay')).code).toBe('SUCCESS')
  })
  it('[D7.wxpay.1] the wallet is for the browser of WeChat only, in the list and in the request', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    const body = { orderNo, payType: 'wxpay' }
    expect((await member.call('wx/query.wx.order.payreq', body)).code).toBe('PAYMENT_METHOD_UNAVAILABLE')
    expect((await member.call('wx/query.wx.order.payreq', body, { 'user-agent': WECHAT_USER_AGENT })).code).toBe(
      'SUCCESS',
    )
  })
  it('[P8.text.7] the wallet offers pay later when WeChat does not know the payer', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder()
    await service.context.db.deleteFrom('payment_payers').where('account_id', '=', member.accountId).execute()
    expect(await member.requestPaymentBy('wxpay', orderNo)).toMatchObject({
      code: 'PAYMENT_DATA_MISSING',
      message: 'please pay later',
    })
  })
})

import { createPublicKey } from 'node:crypto'
import { formLaunch } from '@shuttle/contracts'
import * as z from 'zod/mini'
import { getField, seal, unseal } from '../../../../sandbox/octopus/sealed-document'
import { readConfig } from '../../../config/config'
import { sandboxProfiles } from '../../../start/sandbox-profiles'
import { getSandboxKeys } from './sandbox-keys'
import { fakeProvider } from './testing/fake-provider'
import { forge } from './testing/forge'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
beforeEach(() => service.sandbox.clearFaults())

const octopus = () => fakeProvider(service, 'octopusonline')
const getProfile = () => {
  const profile = sandboxProfiles(readConfig({}), service.clock.now).octopus
  if (!profile) throw new Error('no profile')
  return profile
}
/** Reads documents of Octopus as it would read ours: the keys are swapped. */
const getDocument = (orderNo: string): string => {
  const { octopusKey, gatewayKeyVersion, octopusKeyVersion } = getProfile()
  const turned = {
    ...getProfile(),
    gatewayId: '1',
    gatewayKey: createPublicKey(octopusKey),
    gatewayKeyVersion: octopusKeyVersion,
    octopusKey: getSandboxKeys('octopus-merchant').privateKey,
    octopusKeyVersion: gatewayKeyVersion,
  }
  return unseal(
    turned,
    octopus()
      .toNotice(orderNo)
      .body.replace(/^<\?xml[^>]*>/, ''),
  )
}
const getMethods = async (level: number, currency: '1' | '2') => {
  const member = await service.member(level)
  const answer = await member.call('manage/get.payment.type.info', { currency })
  return JSON.stringify(answer.responseData)
}

describe('Octopus online', () => {
  it('Octopus answers a form to its landing page, in the language of the passenger', async () => {
    const { json, orderReqno } = await octopus().open()
    const { action, fields } = z.parse(formLaunch, JSON.parse(json))
    expect(action).toMatch(/\/oos\/payment\/\?token=oos[0-9A-F]+$/)
    expect(fields).toEqual({ locale: 'en_US' })
    const token = new URL(action).searchParams.get('token') ?? ''
    expect(service.sandbox.state.pending.get(token)).toMatchObject({
      orderId: orderReqno,
      amountCents: 6500,
      currency: 'HKD',
      endsAt: service.clock.now() + 15 * 60_000,
    })
  })
  it.each([
    [1, '2', true],
    [0, '2', false],
    [-1, '2', false],
    [1, '1', false],
  ] as const)('[A5.pay.2] Octopus is offered to level %i in currency %s: %s', async (level, currency, offered) => {
    expect((await getMethods(level, currency)).includes('octopusonline')).toBe(offered)
  })
  it('[P6.level.2] Octopus is refused to level 0, whatever a page shows', async () => {
    const guest = await service.member(0)
    const orderNo = await guest.placeOrder()
    expect((await guest.requestPaymentBy('octopusonline', orderNo)).code).toBe('PAYMENT_METHOD_UNAVAILABLE')
    expect((await guest.requestPaymentBy('MasterCard', orderNo)).code).toBe('SUCCESS')
  })
  it.each([
    [6490, [], 'SUCCESS'],
    [6495, ['octopusonline'], 'PAYMENT_METHOD_UNAVAILABLE'],
    [6501, ['octopusonline'], 'PAYMENT_METHOD_UNAVAILABLE'],
  ])(
    '[D7.octopus.1] Octopus moves steps of ten cents: %i is not offered for an order as %j, and a request is %s',
    async (due, not, code) => {
      const member = await service.member()
      const orderNo = await member.placeOrder()
      await service.context.db.updateTable('orders').set({ due_cents: due }).where('order_no', '=', orderNo).execute()
      const { responseData, ...beside } = await member.call('manage/get.payment.type.info', { currency: '2', orderNo })
      const expected = not.length === 0 ? {} : { extend: { notForAmount: not } }
      expect(beside).toMatchObject(expected)
      expect('extend' in beside).toBe(not.length > 0)
      expect(JSON.stringify(responseData).includes('octopusonline')).toBe(not.length === 0)
      expect(JSON.stringify(responseData)).toContain('MasterCard')
      expect((await member.requestPaymentBy('octopusonline', orderNo)).code).toBe(code)
    },
  )
  it('Octopus is not offered for the order of another member', async () => {
    const orderNo = await (await service.member()).placeOrder()
    const other = await service.member()
    expect((await other.call('manage/get.payment.type.info', { currency: '2', orderNo })).code).toBe('ORDER_NOT_FOUND')
  })
  it('Octopus is not offered for an order in yuan', async () => {
    const member = await service.member()
    const orderNo = await member.placeOrder('2026-11-28', 'CNY')
    expect((await member.requestPaymentBy('octopusonline', orderNo)).code).toBe('PAYMENT_METHOD_UNAVAILABLE')
  })
})

describe('the result that Octopus posts', () => {
  it('a result is answered by a sealed message with the next address of the browser', async () => {
    const { orderNo, orderReqno, json } = await octopus().open()
    await octopus().pay(json)
    const answer = await octopus().notify(octopus().toNotice(orderNo))
    expect(answer.statusCode).toBe(200)
    const heard = unseal(getProfile(), answer.body)
    expect(heard).toMatch(/^<paymentResultResponse /)
    expect(getField(heard, 'gatewayRef')).toBe(orderReqno)
    const resultUrl = new URL(getField(heard, 'resultUrl').replaceAll('&amp;', '&'))
    const back = await service.app.inject({ method: 'POST', url: `${resultUrl.pathname}${resultUrl.search}` })
    expect(back.statusCode).toBe(303)
    expect(back.headers.location).toBe(
      `/webhtml/details_payment?orderReqno=${orderReqno}&orderNo=${orderNo}&payType=octopusonline&returned=done`,
    )
  })
  it('a result without a payment marks nothing paid, however well it is sealed', async () => {
    const { member, orderNo, orderReqno } = await octopus().open()
    expect((await octopus().notify(octopus().toNotice(orderNo))).statusCode).toBe(200)
    expect(await service.getStatus(orderNo)).toBe('toPay')
    expect((await member.confirm(orderNo, orderReqno, 'octopusonline')).code).toBe('PAYMENT_PENDING')
  })
  it('a return address with SUCCESS marks nothing paid', async () => {
    const { orderNo, orderReqno } = await octopus().open()
    const url = `/api/pay/return/octopusonline?orderReqno=${orderReqno}&result=SUCCESS`
    expect((await service.app.inject({ url })).statusCode).toBe(303)
    expect(await service.getStatus(orderNo)).toBe('toPay')
  })
  it('[D7.octopus.1] a result is refused when it is signed by us, by another key or not at all', async () => {
    const { orderNo, json } = await octopus().open()
    await octopus().pay(json)
    const notice = octopus().toNotice(orderNo)
    const document = getDocument(orderNo)
    const sealedBy = (octopusKey: ReturnType<typeof getSandboxKeys>['privateKey']) => ({
      ...notice,
      body: seal({ ...getProfile(), octopusKey }, document),
    })
    const refused = [
      sealedBy(getSandboxKeys('octopus-merchant').privateKey),
      sealedBy(getSandboxKeys('cmb-bank').privateKey),
      forge(notice),
      { ...notice, body: document },
      { ...notice, body: '' },
    ]
    for (const each of refused) expect((await octopus().notify(each)).statusCode).toBe(403)
    expect(await service.getStatus(orderNo)).toBe('toPay')
    expect((await octopus().notify(sealedBy(getProfile().octopusKey))).statusCode).toBe(200)
    expect(await service.getStatus(orderNo)).toBe('paid')
  })
  it('a result is refused when it is for another gateway', async () => {
    const { orderNo, json } = await octopus().open()
    await octopus().pay(json)
    const document = getDocument(orderNo)
    const body = seal(getProfile(), document.replace('<gatewayId>196001<', '<gatewayId>196002<'))
    expect((await octopus().notify({ contentType: 'application/xml', body })).statusCode).toBe(403)
    expect(await service.getStatus(orderNo)).toBe('toPay')
  })
  it('a result returns a payer who gave up to the payment page, and the order can be paid again', async () => {
    const { member, orderNo, orderReqno, json } = await octopus().open()
    await octopus().pay(json, 'cancel')
    const url = `/api/pay/return/octopusonline?orderReqno=${orderReqno}&result=CANCELLED`
    expect((await service.app.inject({ url })).headers.location).toContain('returned=cancelled')
    const again = await member.requestPaymentBy('octopusonline', orderNo)
    await octopus().pay(again.json ?? '')
    const { orderReqno: second } = again.responseData as { orderReqno: string }
    expect((await member.confirm(orderNo, second, 'octopusonline')).code).toBe('SUCCESS')
  })
  it('a result suggests other means when the balance was too low', async () => {
    const { member, orderNo, orderReqno, json } = await octopus().open()
    await octopus().pay(json, 'fail')
    expect((await member.confirm(orderNo, orderReqno, 'octopusonline')).code).toBe('PAYMENT_FAILED')
    expect((await member.requestPayment(orderNo)).code).toBe('SUCCESS')
  })
})

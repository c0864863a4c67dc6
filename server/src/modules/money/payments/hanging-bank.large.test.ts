import { setTimeout as wait } from 'node:timers/promises'
import { fakePaymentMethod } from './testing/fake-payment-method.request'
import { type ProxiedPayments, startProxiedPayments } from './testing/start-proxied-payments'
import { TEST_PROFILE } from './testing/start-sandbox'
import { verifyAttempt } from './verify-attempt'

const EVERY_CALL = /./

let service: ProxiedPayments['service']
let proxy: ProxiedPayments['proxy']
let close: ProxiedPayments['close']
beforeEach(async () => {
  ;({ service, proxy, close } = await startProxiedPayments())
})
afterEach(() => close())

const card = () => fakePaymentMethod(service, 'MasterCard')
const notify = (requestNo: string) =>
  service.app.inject({
    method: 'POST',
    url: '/api/pay/notify/MasterCard',
    headers: { 'x-notification-secret': TEST_PROFILE.notificationSecret },
    payload: { order: { id: requestNo, status: 'CAPTURED', totalCapturedAmount: 65 } },
  })
const comeBack = (requestNo: string) =>
  service.app.inject({ url: `/api/pay/return/MasterCard?orderReqno=${requestNo}` })
/** Waits for traffic on the wire; the time limit of the test ends it. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await wait(5)
}
/** Queries for the service itself; resolves while the query is in flight. */
const beginQuestion = async (requestNo: string) => {
  const provider = service.methods.byCode('MasterCard')
  const attempts = service.context.db.selectFrom('payment_attempts').selectAll()
  const attempt = await attempts.where('request_no', '=', requestNo).executeTakeFirstOrThrow()
  if (!provider) throw new Error('no provider')
  const before = proxy.hanging()
  const question = verifyAttempt(service.context, { provider, attempt }).catch(() => {})
  await until(() => proxy.hanging() > before)
  return { question }
}

it('each request is answered before its call would have ended while a provider accepts calls and never answers', async () => {
  const [late, confirmed, noticed, returned] = [
    await card().open(),
    await card().open(),
    await card().open(),
    await card().open(),
  ]
  const again = await card().open()
  await service.context.db
    .updateTable('orders')
    .set({ pay_by: service.clock.now() })
    .where('order_no', '=', late.orderNo)
    .execute()
  proxy.hang(EVERY_CALL)
  const questions = await Promise.all([beginQuestion(late.orderReqno), beginQuestion(noticed.orderReqno)])
  const answers = await Promise.all([
    late.member.confirm(late.orderNo, late.orderReqno).then(({ code }) => code),
    confirmed.member.confirm(confirmed.orderNo, confirmed.orderReqno).then(({ code }) => code),
    notify(noticed.orderReqno).then(({ statusCode }) => statusCode),
    comeBack(returned.orderReqno).then(({ statusCode }) => statusCode),
    card()
      .attempt(again.member, again.orderNo)
      .then(({ code }) => code),
  ])
  expect(answers).toEqual(['PROVIDER_UNREACHABLE', 'PROVIDER_UNREACHABLE', 503, 303, 'PROVIDER_UNREACHABLE'])
  // Each of these queries goes on, as does the call for another session.
  expect(proxy.hanging()).toBeGreaterThanOrEqual(5)
  const attempts = service.context.db.selectFrom('payment_attempts').select('request_no')
  expect(await attempts.where('order_no', '=', again.orderNo).execute()).toHaveLength(1)
  proxy.hang()
  await Promise.all(questions.map(({ question }) => question))
}, 30_000)

import { claimAttemptQuery, findLastAttemptResult, storeAttemptResult } from './attempt-queries.repository'
import { fakePaymentMethod } from './testing/fake-payment-method.request'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

it('a late answer does not replace the answer of a later query', async () => {
  const { orderReqno } = await fakePaymentMethod(service, 'MasterCard').open()
  const { db } = service.context
  const lastResult = async () => (await findLastAttemptResult(db, orderReqno))?.last_result
  const [first, second] = [service.clock.now(), service.clock.now() + 1000]
  expect(await claimAttemptQuery(db, orderReqno, { now: first, lastsMs: 1000 })).toBe(true)
  expect(await claimAttemptQuery(db, orderReqno, { now: second, lastsMs: 1000 })).toBe(true)
  await storeAttemptResult(db, orderReqno, { queriedAt: first, result: 'pending' })
  expect(await lastResult()).toBeNull()
  await storeAttemptResult(db, orderReqno, { queriedAt: second, result: 'declined' })
  await storeAttemptResult(db, orderReqno, { queriedAt: first, result: 'pending' })
  expect(await lastResult()).toBe('declined')
})

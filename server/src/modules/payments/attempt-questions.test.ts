import { findLastVerdict, storeVerdict, takeQuestion } from './attempt-questions.repository'
import { playMethod } from './testing/play-method.request'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

it('a late answer does not replace the answer of a later query', async () => {
  const { orderReqno } = await playMethod(service, 'MasterCard').open()
  const { db } = service.context
  const lastVerdict = async () => (await findLastVerdict(db, orderReqno))?.last_verdict
  const [first, second] = [service.clock.now(), service.clock.now() + 1000]
  expect(await takeQuestion(db, orderReqno, { now: first, lastsMs: 1000 })).toBe(true)
  expect(await takeQuestion(db, orderReqno, { now: second, lastsMs: 1000 })).toBe(true)
  await storeVerdict(db, orderReqno, { askedAt: first, verdict: 'pending' })
  expect(await lastVerdict()).toBeNull()
  await storeVerdict(db, orderReqno, { askedAt: second, verdict: 'declined' })
  await storeVerdict(db, orderReqno, { askedAt: first, verdict: 'pending' })
  expect(await lastVerdict()).toBe('declined')
})

import { freePort } from '@shuttle/platform/free-port'
import { fakeProvider } from './testing/fake-provider'
import { type PaymentService, startPaymentService } from './testing/start-payment-service'

let service: PaymentService
let siteUrl: string
beforeAll(async () => {
  const port = await freePort()
  siteUrl = `http://127.0.0.1:${port}`
  service = await startPaymentService({ PUBLIC_URL: siteUrl })
  await service.app.listen({ port, host: '127.0.0.1' })
})
afterAll(() => service.close())
beforeEach(() => service.sandbox.clearFaults())

const octopus = () => fakeProvider(service, 'octopusonline')
/** The address to which the page of Octopus sends the browser. */
const wayBack = (page: unknown): string =>
  /<form method="post" action="([^"]*)"/.exec((page as { page: string }).page)?.[1]?.replaceAll('&amp;', '&') ?? ''

describe('Octopus posts the result to our gateway, server to server', () => {
  it.each([
    ['pay', 'SUCCESS', 'paid'],
    ['fail', 'FAILED', 'toPay'],
    ['cancel', 'CANCELLED', 'toPay'],
  ] as const)(
    'the choice %s with the result %s makes the order %s before the browser returns',
    async (choice, result, status) => {
      const { orderNo, orderReqno, json } = await octopus().open()
      const page = await octopus().pay(json, choice)
      expect(wayBack(page)).toBe(`${siteUrl}/api/pay/return/octopusonline?orderReqno=${orderReqno}&result=${result}`)
      expect(await service.getStatus(orderNo)).toBe(status)
    },
  )
  it('two notices of one payment record it once', async () => {
    const { member, orderNo, json } = await octopus().open()
    await service.sandbox.setFault({ kind: 'duplicate', reference: orderNo, times: 1 })
    await octopus().pay(json)
    await service.runOutbox()
    expect(service.letters.filter(({ to }) => to === member.email)).toHaveLength(1)
  })
  it('a result whose enquiry gets no answer is not replied to, and the passenger is not lost', async () => {
    const { member, orderNo, orderReqno, json } = await octopus().open()
    await service.sandbox.setFault({ kind: 'drop', operation: 'order', reference: orderNo, times: 1 })
    expect(wayBack(await octopus().pay(json))).toBe('/')
    expect(await service.getStatus(orderNo)).toBe('toPay')
    expect((await member.confirm(orderNo, orderReqno, 'octopusonline')).code).toBe('SUCCESS')
  })
})

import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { buildSandbox } from '../build-sandbox'
import { getField, seal, unseal } from './sealed-document'

const NOW = Date.parse('2026-11-21T09:00:00+08:00')
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [gateway, octopus, stranger] = [pair(), pair(), pair()]
const profile = {
  gatewayId: '1',
  merchantId: 'M',
  gatewayKey: gateway.publicKey,
  gatewayKeyVersion: '1',
  octopusKey: octopus.privateKey,
  octopusKeyVersion: '1',
}
const { app, state } = buildSandbox({
  merchant: 'M1',
  password: 'p1',
  now: () => NOW,
  scripts: { read: () => '' },
  octopus: profile,
})
afterAll(() => app.close())

/** The merchant's side of the same envelope. */
const asGateway = (privateKey: KeyObject) => ({
  ...profile,
  gatewayKey: createPublicKey(octopus.privateKey),
  octopusKey: privateKey,
})
const withoutDeclaration = (xml: string): string => xml.replace(/^<\?xml[^>]*>/, '')

const send = async (
  operation: string,
  fields: Record<string, string>,
  by: { key?: KeyObject; item?: string } = {},
): Promise<{ http: number; status: string; document: string }> => {
  const item = by.item ?? { request: 'paymentRequest', enquiry: 'paymentEnquiry', refund: 'paymentRefund' }[operation]
  const inner = Object.entries(fields).map(([name, text]) => `<${name}>${text}</${name}>`)
  const document = `<${item}Collection><${item}>${inner.join('')}</${item}></${item}Collection>`
  const key = by.key ?? gateway.privateKey
  const answer = await app.inject({
    method: 'POST',
    url: `/webapi-restricted/payment/${operation}/`,
    headers: { 'content-type': 'application/xml' },
    payload: withoutDeclaration(seal(asGateway(key), document)),
  })
  if (answer.statusCode !== 200) return { http: answer.statusCode, status: '', document: '' }
  const heard = unseal(asGateway(gateway.privateKey), withoutDeclaration(answer.body))
  return { http: 200, status: /<status code="(\w+)"/.exec(heard)?.[1] ?? '', document: heard }
}

const request = (change: Record<string, string> = {}) => ({
  gatewayId: '1',
  gatewayRef: `order-${Math.random().toString().slice(2, 10)}`,
  merchantId: 'M',
  expiryTime: '2026-11-21T09:15:00.000+08:00',
  businessDate: '2026-11-21',
  amount: '6500',
  returnUrl: 'https://shuttle.example/result',
  ...change,
})
const paid = async () => {
  const fields = request()
  const { document } = await send('request', fields)
  const token = new URL(getField(document, 'landingUrl')).searchParams.get('token') ?? ''
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payment = state.pending.get(token)
  if (payment) payment.notifyUrl = 'http://127.0.0.1:9'
  await app.inject({ method: 'POST', url: `/landing/${token}`, headers, payload: 'choice=pay' })
  return fields.gatewayRef
}

describe('the Octopus of the sandbox is as strict as the real one', () => {
  it.each([
    [{}, 'SUCCESS'],
    [{ merchantId: 'N' }, 'INVALID_MERCHANT'],
    [{ gatewayRef: 'a b' }, 'INVALID_GATEWAY_REF'],
    [{ businessDate: '21/11/2026' }, 'INVALID_BUSINESS_DATE'],
    [{ amount: '6505' }, 'INVALID_AMOUNT'],
    [{ amount: '0' }, 'INVALID_AMOUNT'],
    [{ amount: '65.05' }, 'INVALID_AMOUNT'],
    [{ expiryTime: '2026-11-21T09:00:00.000+08:00' }, 'INVALID_EXPIRY_TIME'],
    [{ returnUrl: 'result' }, 'INVALID_RETURN_URL'],
  ])('Octopus answers a request with %j by %s', async (change, status) => {
    expect((await send('request', request(change))).status).toBe(status)
  })
  it('the Octopus of the sandbox takes a reference once', async () => {
    const fields = request()
    expect((await send('request', fields)).status).toBe('SUCCESS')
    expect((await send('request', fields)).status).toBe('DUPLICATE_REQUEST')
  })
  it('Octopus refuses a document of another key, of another gateway or of another kind', async () => {
    expect((await send('request', request(), { key: stranger.privateKey })).http).toBe(400)
    expect((await send('request', request({ gatewayId: '2' }))).http).toBe(400)
    expect((await send('request', request(), { item: 'paymentEnquiry' })).http).toBe(400)
    expect((await send('request', request())).http).toBe(200)
  })
  it('Octopus answers NOT_FOUND for a payment that was not requested', async () => {
    expect((await send('enquiry', { gatewayId: '1', gatewayRef: 'nobody' })).status).toBe('NOT_FOUND')
  })
  it('Octopus refunds once under one number, and never more than was paid', async () => {
    const gatewayRef = await paid()
    const refund = (refundRef: string, amount: string) =>
      send('refund', { gatewayId: '1', gatewayRef, refundRef, amount })
    expect((await send('enquiry', { gatewayId: '1', gatewayRef })).status).toBe('SUCCESS')
    expect((await refund('R1', '6000')).status).toBe('SUCCESS')
    expect((await refund('R1', '6000')).status).toBe('SUCCESS')
    expect((await refund('R2', '510')).status).toBe('REJECTED')
    expect((await refund('R2', '500')).status).toBe('SUCCESS')
  })
  it('Octopus has no landing page for a token it did not issue', async () => {
    expect((await app.inject({ method: 'POST', url: '/oos/payment/?token=x' })).statusCode).toBe(404)
  })
})

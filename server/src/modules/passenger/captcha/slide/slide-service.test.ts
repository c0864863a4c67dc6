import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildSandbox } from '../../../../../sandbox'
import { checkSlideCredentials } from './check-slide-credentials'
import { createSlideService, SlideFault, type SlideProof, verificationUrl } from './slide-service'
import type { SlideSettings } from './slide-settings'

let now = Date.parse('2026-11-21T10:00:00+08:00')
const real = () => now
const keys = { accessKeyId: 'testid', accessKeySecret: 'testsecret', appKey: 'SANDBOX_SLIDE' }
const { app, state } = buildSandbox({
  ...{ merchant: 'M1', password: 'p1', now: real },
  slide: { ...keys, real },
  scripts: { read: (name) => `/* ${name} */` },
})
const settings: SlideSettings = { ...keys, baseUrl: '', scene: 'order', scriptUrl: '', origins: [], timeoutMs: 2000 }
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  Object.assign(settings, { baseUrl: `${url}/afs`, scriptUrl: `${url}/AWSC/AWSC/awsc.js` })
})
afterAll(() => app.close())
beforeEach(() => {
  state.faults = []
})

const service = (change: Partial<SlideSettings> = {}) => createSlideService({ ...settings, ...change }, real)
/** Sends what the script sends for a slide that took so many milliseconds. */
const slide = async (took = 800) => {
  const query = { appkey: keys.appKey, scene: 'order', token: 'FFFF:1:0.5', took: String(took) }
  return (await app.inject({ url: '/nocaptcha/analyze', query })).json()
}
const proof = async (change: Partial<SlideProof> = {}): Promise<SlideProof> => {
  const { sessionId, sig } = await slide()
  return { sessionId, sig, token: 'FFFF:1:0.5', scene: 'order', ip: '203.0.113.7', ...change }
}
const strike = (fault: object) => app.inject({ method: 'POST', url: '/faults', payload: fault })

describe('[D7.slide.1] the service queries the slide service, 100 pass and 900 fail', () => {
  it('passes a slide that was done, once', async () => {
    const given = await proof()
    expect(await service().verifySlide(given)).toBe(true)
    expect(await service().verifySlide(given)).toBe(false)
  })
  it.each([
    ['signature', { sig: 'other' }],
    ['token', { token: 'other' }],
    ['scene', { scene: 'login' }],
    ['session', { sessionId: 'other' }],
  ])('fails a proof with another %s, which spends it', async (_name, change) => {
    const given = await proof()
    expect(await service().verifySlide({ ...given, ...change })).toBe(false)
    expect(await service().verifySlide(given)).toBe('sessionId' in change)
  })
  it('fails a proof that is old', async () => {
    const given = await proof()
    now += 5 * 60_000
    expect(await service().verifySlide(given)).toBe(false)
  })
  it('fails a proof that is too long for a request, and stays up for others', async () => {
    expect(await service().verifySlide(await proof({ token: 'x'.repeat(30_000) }))).toBe(false)
    expect(await service().verifySlide(await proof())).toBe(true)
  })
  it.each([
    [414, 'fails'],
    [431, 'fails'],
    [400, 'is no verdict on'],
    [403, 'is no verdict on'],
    [429, 'is no verdict on'],
    [502, 'is no verdict on'],
  ])('status %d from a proxy %s a slide', async (status, expected) => {
    const machine = createServer((_question, answer) => answer.writeHead(status).end('<h1>no</h1>'))
    await new Promise<void>((listening) => machine.listen(0, '127.0.0.1', listening))
    const baseUrl = `http://127.0.0.1:${(machine.address() as AddressInfo).port}`
    const passed = await service({ baseUrl })
      .verifySlide(await proof())
      .catch((error: unknown) => error)
    machine.closeAllConnections()
    machine.close()
    if (expected === 'fails') expect(passed).toBe(false)
    else expect(passed).toBeInstanceOf(SlideFault)
  })
  it('gives no proof for a slide that no hand did', async () => expect(await slide(149)).toEqual({ code: 800 }))

  it('accepts the keys of this site, and spends no proof', async () => {
    const given = await proof()
    expect(await checkSlideCredentials(settings, real)).toEqual({ state: 'accepted' })
    expect(await service().verifySlide(given)).toBe(true)
  })
  it.each([{ accessKeyId: 'other' }, { accessKeySecret: 'other' }, { appKey: 'other' }])(
    'names another key as refused: %j',
    async (change) =>
      expect(await checkSlideCredentials({ ...settings, ...change }, real)).toMatchObject({ state: 'refused' }),
  )
  it.each(['drop', 'busy', 'lose-answer'])('proves no key where the answer is lost: %s', async (kind) => {
    await strike({ kind, operation: 'slide-verify' })
    expect(await checkSlideCredentials(settings, real)).toMatchObject({ state: 'unanswered' })
  })

  it.each([
    ['an access key it does not know', { accessKeyId: 'other' }],
    ['a signature with another secret', { accessKeySecret: 'other' }],
    ['an app key it does not know', { appKey: 'other' }],
  ])('%s is a fault, and no result', async (_name, change) => {
    await expect(service(change).verifySlide(await proof())).rejects.toThrow(SlideFault)
  })
  it('the signed address is valid for one time and fifteen minutes', async () => {
    const url = verificationUrl(settings, await proof(), { real: now, nonce: 'n1' })
    expect(await (await fetch(url)).json()).toMatchObject({ Code: 100 })
    expect(await (await fetch(url)).json()).toMatchObject({ Code: 'SignatureNonceUsed' })
    const old = verificationUrl(settings, await proof(), { real: now - 15 * 60_000 - 1000, nonce: 'n2' })
    expect(await (await fetch(old)).json()).toMatchObject({ Code: 'InvalidTimeStamp.Expired' })
  })
  it('recorded vector: sends the provider’s own fields', () => {
    const given = { sessionId: 'S1', sig: '05X', token: 'FFFF:1:0.5', scene: 'order', ip: '203.0.113.7' }
    const at = { real: Date.parse('2026-11-21T02:00:00Z'), nonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf' }
    expect(verificationUrl({ ...settings, baseUrl: 'https://afs.aliyuncs.com' }, given, at)).toBe(
      'https://afs.aliyuncs.com/?AccessKeyId=testid&Action=AuthenticateSig&AppKey=SANDBOX_SLIDE&Format=JSON&RemoteIp=203.0.113.7&Scene=order&SessionId=S1&Sig=05X&Signature=%2F4hsfWWil1teLXP28p9dusKI78c%3D&SignatureMethod=HMAC-SHA1&SignatureNonce=3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf&SignatureVersion=1.0&Timestamp=2026-11-21T02%3A00%3A00Z&Token=FFFF%3A1%3A0.5&Version=2018-01-12',
    )
  })
  it.each(['drop', 'busy', 'lose-answer'])('%s on the network is a fault, and no result', async (kind) => {
    await strike({ kind, operation: 'slide-verify' })
    await expect(service().verifySlide(await proof())).rejects.toThrow(SlideFault)
  })
  it('detects whether browsers can load the script', async () => {
    expect(await service().isThere()).toBe(true)
    await strike({ kind: 'busy', operation: 'slide-script' })
    expect(await service().isThere()).toBe(false)
    expect(await service({ scriptUrl: 'http://127.0.0.1:1/' }).isThere()).toBe(false)
  })
})

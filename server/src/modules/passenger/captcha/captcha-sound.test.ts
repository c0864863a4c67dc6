import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { inLarge } from '../../../testing/in-large'
import { getDigits } from './create-challenge'
import { speakDigits } from './sound/speak-digits'
import { openChallenge, otherThan } from './testing/known-challenge'
import { verifyCaptcha } from './verify-captcha'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp({ USERS_PER_ADDRESS: '100' })
})
afterAll(() => site.close())

const listen = (headers: Record<string, string>, action = 'order') =>
  site.app.inject({ url: `/api/captcha/sound?t=1&for=${action}`, headers })
const half = () => 0.5

describe('[D6.captcha.4] the spoken alternative of the picture', () => {
  it('speaks the digits of the current picture, and leaves it to be answered', async () => {
    const { headers, digits, sid } = await openChallenge(site)
    const { statusCode, rawPayload, headers: answered } = await listen(headers)
    expect([statusCode, answered['content-type']]).toEqual([200, 'audio/wav'])
    expect(rawPayload.subarray(0, 4).toString()).toBe('RIFF')
    const { secret, now } = { secret: site.context.config.secrets.codes, now: site.clock.now() }
    expect(await verifyCaptcha(site.db, { sid, action: 'order', answer: digits, secret, now })).toBe('right')
  })
  it('the sound has 8 kHz, one channel, 16 bits, and true lengths', () => {
    const file = speakDigits('0123', 'en', half)
    expect([file.readUInt32LE(24), file.readUInt16LE(22), file.readUInt16LE(34)]).toEqual([8000, 1, 16])
    expect([file.readUInt32LE(4), file.readUInt32LE(40)]).toEqual([file.length - 8, file.length - 44])
  })
  it('speaks in the language of the reader', async () => {
    const [en, cmn, yue] = (['en', 'zh-cn', 'zh-hk'] as const).map((language) =>
      speakDigits('0123456789', language, half),
    )
    expect(new Set([en?.length, cmn?.length, yue?.length]).size).toBe(3)
    const { headers } = await openChallenge(site)
    expect((await listen({ ...headers, 'accept-language': 'zh-HK' })).statusCode).toBe(200)
  })
  it('sends other bytes for the same digits each time', async () => {
    const { headers } = await openChallenge(site)
    const [one, other] = [await listen(headers), await listen(headers)]
    expect(one.rawPayload.equals(other.rawPayload)).toBe(false)
  })
  it('finds the digits without trying answers against their hash', async () => {
    const { headers } = await openChallenge(site)
    await site.db.updateTable('captcha_challenges').set({ answer_hash: 'of no four digits' }).execute()
    expect((await listen(headers)).statusCode).toBe(200)
  })
  it('reveals no digits to a reader of the table without the key', async () => {
    await site.db.deleteFrom('captcha_challenges').execute()
    const { digits } = await openChallenge(site)
    const { seed } = await site.db.selectFrom('captcha_challenges').select('seed').executeTakeFirstOrThrow()
    expect(getDigits(site.context.config.secrets.codes, seed)).toBe(digits)
    const guessed = Array.from({ length: 20 }, (_, key) => getDigits([`a key of a reader ${key}`], seed))
    expect(guessed.filter((guess) => guess === digits).length).toBeLessThan(2)
  })
  it('answers 404 without a picture, for another action, after an answer, and after two minutes', async () => {
    expect((await listen({})).statusCode).toBe(404)
    const { headers, digits, sid } = await openChallenge(site)
    expect((await listen(headers, 'login')).statusCode).toBe(404)
    const answer = { sid, action: 'order' as const, secret: site.context.config.secrets.codes, now: site.clock.now() }
    await verifyCaptcha(site.db, { ...answer, answer: otherThan(digits) })
    expect((await listen(headers)).statusCode).toBe(404)
    await openChallenge(site, 'order', sid)
    site.clock.advance(120_000)
    expect((await listen(headers)).statusCode).toBe(404)
  })
})

describe('[D6.captcha.4] what an address may request in a minute', () => {
  /** Sends one request more than `requests`; without a picture the sound is 404, which counts all the same. */
  const collectStatuses = async (path: string, requests: number, from: string | ((request: number) => string)) => {
    const statuses: number[] = []
    for (let count = 0; count <= requests; count += 1) {
      const headers = { 'x-forwarded-for': typeof from === 'string' ? from : from(count), 'accept-language': 'zh-HK' }
      const { statusCode, body } = await site.app.inject({ url: `/api/${path}?t=1&for=order`, headers })
      if (statusCode === 429) expect(JSON.parse(body).message).toMatch(/^嘗試次數過多，請於 \d 分鐘後重試$/)
      statuses.push(statusCode)
    }
    return statuses
  }
  // The limit of pictures for an address is in captcha-picture.test.ts too.
  const OF_AN_ADDRESS = [
    ['thirty sounds', 'captcha/sound', 30, 404],
    ['two hundred pictures', 'captcha', 200, 200],
  ] as const
  it.each(inLarge(OF_AN_ADDRESS, [OF_AN_ADDRESS[0]]))(
    'an address may request %s in a minute, and no more',
    async (_what, path, requests, status) => {
      const answered: number[] = Array(requests).fill(status)
      expect(await collectStatuses(path, requests, '203.0.113.7')).toEqual([...answered, 429])
      expect(await collectStatuses(path, 0, '203.0.113.8')).toEqual([status])
    },
  )

  const OF_A_48 = [
    ['sixty sounds', 'captcha/sound', 60, 404],
    ['four hundred pictures', 'captcha', 400, 200],
  ] as const
  it.each(inLarge(OF_A_48, [OF_A_48[0]]))(
    'a /48 may request %s, however many of its networks do',
    async (_what, path, requests, status) => {
      const answered: number[] = Array(requests).fill(status)
      const inOne48 = (request: number) => `2001:db8:7:${(request * 129).toString(16)}::1`
      expect(await collectStatuses(path, requests, inOne48)).toEqual([...answered, 429])
      // The control: as many networks that are not of one /48.
      const anywhere = (request: number) => `2001:db8:${(request + 8).toString(16)}::1`
      expect(await collectStatuses(path, requests, anywhere)).toEqual([...answered, status])
    },
  )
})

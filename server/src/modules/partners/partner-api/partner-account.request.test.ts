import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { errorTexts } from '@shuttle/i18n/errors'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { signedText } from './assert-partner-account'

const NOW = TEST_NOW / 1000
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
  const public_key = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const account = { public_key, calls: 'manage/query.route,language/getLanguage' }
  await site.db
    .insertInto('partner_accounts')
    .values([
      { app_id: 'kiosk-1', ...account, revoked_at: null },
      { app_id: 'kiosk-old', ...account, revoked_at: TEST_NOW },
    ])
    .execute()
})
afterAll(() => site.close())

let count = 0
const signed = (path: string, fields: object = {}, key: KeyObject = privateKey) => {
  count += 1
  const body = { appId: 'kiosk-1', joinType: 'API', timestamp: NOW, count, ...fields }
  return { ...body, sign: sign(null, Buffer.from(signedText(path, body)), key).toString('base64') }
}
const call = async (body: object, path = 'manage/query.route', language = 'en') => {
  const { status, answer } = await site.call(path, body, { 'accept-language': language })
  return { status, code: answer.code, message: answer.message }
}
const PATH = 'manage/query.route'

describe('[A8.interface.1] a call of a partner account', () => {
  it('a valid partner call is answered', async () => {
    expect((await call(signed(PATH))).code).toBe('SUCCESS')
    expect((await call(signed(PATH, { charset: 'utf-8' }))).code).toBe('SUCCESS')
  })

  it('[A8.interface.1] a call of our pages, or without an app id, is no partner call', async () => {
    for (const appId of ['web', 'WEB', '', undefined]) expect((await call({ appId })).code).toBe('SUCCESS')
  })

  const other = generateKeyPairSync('ed25519').privateKey
  it.each([
    ['PARTNER_ACCOUNT', 401, () => signed(PATH, { appId: 'unknown' })],
    ['PARTNER_ACCOUNT', 401, () => signed(PATH, { appId: 'kiosk-old' })],
    ['PARTNER_SIGNATURE', 401, () => signed(PATH, {}, other)],
    ['PARTNER_SIGNATURE', 401, () => ({ ...signed(PATH), extra: 1 })],
    ['PARTNER_SIGNATURE', 401, () => signed('language/getLanguage')],
    ['PARTNER_SIGNATURE', 401, () => ({ ...signed(PATH), sign: 'AAAA' })],
    ['PARTNER_TIMESTAMP', 401, () => signed(PATH, { timestamp: NOW - 601 })],
    ['PARTNER_TIMESTAMP', 401, () => signed(PATH, { timestamp: NOW + 601 })],
    ['PARTNER_TIMESTAMP', 401, () => signed(PATH, { timestamp: 'noon' })],
    ['PARTNER_ENCODING', 400, () => signed(PATH, { charset: 'GBK' })],
    ['PARTNER_PARAMETERS', 400, () => ({ appId: 'kiosk-1', timestamp: NOW })],
    ['PARTNER_PARAMETERS', 400, () => ({ appId: 'kiosk-1', sign: 'AAAA' })],
  ] as const)('[A8.interface.1] a call is refused by %s, status %d, in its language', async (code, status, body) => {
    expect(await call(body(), PATH, 'zh-HK')).toEqual({ status, code, message: errorTexts['zh-hk'][code] })
  })

  it('a partner call that the account may not make is refused by PARTNER_PERMISSION', async () => {
    const path = 'language/translateText'
    expect(await call(signed(path, { text: 'x' }), path)).toMatchObject({ status: 403, code: 'PARTNER_PERMISSION' })
  })

  it('serves a signed partner call once, however its signature is spelled', async () => {
    const body = signed(PATH)
    const [one, other] = await Promise.all([call(body), call(body)])
    expect([one.code, other.code].sort()).toEqual(['PARTNER_REPLAYED', 'SUCCESS'])
    expect(await call({ ...body, sign: body.sign.replace('=', '') })).toMatchObject({
      status: 401,
      code: 'PARTNER_REPLAYED',
    })
    expect((await call(signed(PATH))).code).toBe('SUCCESS')
  })

  it('a partner call is accepted at both ends of ten minutes', async () => {
    for (const timestamp of [NOW - 600, NOW + 600])
      expect((await call(signed(PATH, { timestamp }))).code).toBe('SUCCESS')
  })
})

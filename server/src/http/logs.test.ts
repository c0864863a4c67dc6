import { inspect } from 'node:util'
import { sql } from 'kysely'
import pino from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from '../app'
import { transaction } from '../database/transaction'
import { SAMPLE_PASSWORD } from '../filling/sample-accounts'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { credentials } from '../testing/credentials.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

/** The log of `work` at the most verbose level. */
const recordLog = async (work: (app: TestApp['app']) => Promise<void>): Promise<string> => {
  let text = ''
  const write = (line: string) => {
    text += line
  }
  const app = await buildApp({ ...site.context, log: pino({ level: 'trace' }, { write }), metrics: new Registry() })
  await work(app)
  await app.close()
  return text
}

describe('the log', () => {
  it('the log has no password, token, cookie or address of a member who signs in and out', async () => {
    const secrets: string[] = []
    const text = await recordLog(async (app) => {
      const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
        app.inject({ method: 'POST', url: `/api/${path}`, payload, headers })
      await post('login', credentials({ password: 'wrong-password' }))
      const signedIn = await post('login', credentials())
      const authorization: string = signedIn.json().jwt
      const secret = signedIn.cookies.find(({ name }) => name === 'token')?.value ?? ''
      const cookie = `token=${secret}; signed_in=1`
      secrets.push('wrong-password', SAMPLE_PASSWORD, authorization, secret, 'level1@demo.test')
      await post('wx/query.wx.user.information', {}, { cookie })
      await post('wx/cancel.wx.order', { orderNo: 'none' }, { authorization, cookie })
      await post('wx/cancel.wx.order', {}, { authorization, cookie })
      await post('logout', {}, { authorization, cookie })
    })
    expect(secrets.every((secret) => secret.length > 7)).toBe(true)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text.trim().split('\n')).toHaveLength(6)
  })

  it('logs number, route, status and time of each request', async () => {
    let number: unknown
    const text = await recordLog(async (app) => {
      const response = await app.inject({ method: 'POST', url: '/api/logout?token=secret', payload: {} })
      number = response.headers['x-request-id']
    })
    expect(JSON.parse(text)).toMatchObject({
      level: 30,
      msg: 'request',
      requestId: number,
      method: 'POST',
      route: '/api/logout',
      status: 200,
      ms: expect.any(Number),
    })
    expect(text).not.toContain('secret')
  })
})

describe('a fault of the database in the log', () => {
  const VALUE = 'chan.tai.man@mail.example'
  const account = { id: VALUE, email: VALUE, password_hash: '', nickname: VALUE, avatar_url: '', member_number: VALUE }
  const insert = (change: object = {}) =>
    site.db
      .insertInto('accounts')
      .values({ ...account, level: 1, created_at: 1, ...change })
      .execute()

  it.each<[string, string, () => Promise<unknown>]>([
    ['23505', 'a value that is there already', () => insert()],
    ['22003', 'a number too large for its column', () => insert({ id: 'x', level: 9007199254740991 })],
    ['22P02', 'a text where a number belongs', () => insert({ id: 'x', level: VALUE })],
    ['23502', 'a missing value beside others', () => insert({ id: `x${VALUE}`, nickname: null })],
    ['22007', 'a text where a day belongs', () => sql`select ${VALUE}::date`.execute(site.db)],
  ])('a fault %s names table and rule, and no value: %s', async (code, _what, fail) => {
    await insert().catch(() => {})
    const error = await transaction(site.db, fail).catch((fault: unknown) => fault)
    expect(error).toMatchObject({ code })
    let text = ''
    pino({ level: 'trace' }, { write: (line: string) => (text += line) }).error({ err: error }, 'fault')
    for (const shown of [text, inspect(error), String((error as Error).stack)]) {
      expect(shown).not.toContain(VALUE)
      expect(shown).not.toContain('9007199254740991')
    }
    expect(text).toContain(code)
  })
})

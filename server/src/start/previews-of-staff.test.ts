import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signPreview } from '@shuttle/composer'
import { aPage, aStore, writeDeliveryKey, writeRegistry } from '@shuttle/composer/testing'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { readConfig } from '../config/config'
import { buildTestApp, TEST_NOW, type TestApp } from '../testing/build-test-app'
import { credentials } from '../testing/credentials.request'
import { buildDeliveryApp, buildServiceApp } from './build-site'
import { previewKey } from './preview-keys'
import { toReleaseContext } from './to-release-context'

const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-previews-'))
const closers: (() => Promise<unknown>)[] = []
let base: TestApp
let token: string
let apiUrl: string
/** In one process, and apart from the service. */
const sites: Record<string, FastifyInstance> = {}

beforeAll(async () => {
  base = await buildTestApp({ DATA_DIR: dataDir, PUBLISHER_KEYS: join(dataDir, 'publisher-keys.json') })
  const { context } = base
  const store = aStore({ 'mf-x': [aPage('/')] }, join(dataDir, 'store'), join(dataDir, 'publisher-keys.json'))
  store.publish('mf-x', '2', [aPage('/')])
  writeDeliveryKey(dataDir, join(dataDir, 'publisher-keys.json'))
  await writeRegistry(toReleaseContext(context).db, store.registry)
  sites.all = await buildServiceApp({ ...context, metrics: new Registry() })
  apiUrl = await sites.all.listen({ host: '127.0.0.1', port: 0 })
  const config = readConfig({ ROLE: 'delivery', API_URL: apiUrl, DATA_DIR: dataDir })
  sites.delivery = await buildDeliveryApp({ ...context, config, metrics: new Registry() })
  closers.push(
    () => base.close(),
    () => sites.all?.close() ?? Promise.resolve(),
    () => sites.delivery?.close() ?? Promise.resolve(),
  )
  token = signPreview(
    { app: 'mf-x', version: '2', expiresAt: TEST_NOW + 3_600_000 },
    previewKey(context.config.secrets),
  )
})
afterAll(async () => {
  for (const close of closers.reverse()) await close()
  rmSync(dataDir, { recursive: true, force: true })
})

const signIn = async (level: 0 | 1 | 9) => {
  const { answer, cookies } = await base.call('login', credentials({ email: `level${level}@demo.test` }))
  const session = cookies.find(({ name }) => name === 'token')?.value
  return { authorization: answer.jwt as string, cookie: `token=${session}` }
}
const accept = (site: FastifyInstance, headers: Record<string, string>, link = token) =>
  site.inject({ method: 'POST', url: '/webhtml/preview/accept', headers, payload: { token: link } })
const versionOn = async (site: FastifyInstance, cookie: string): Promise<string> =>
  (await site.inject({ url: '/webhtml/registry.json', headers: { cookie } })).json().remotes[0].version

describe.each(['all', 'delivery'])('a preview on a site of role %s', (role) => {
  const site = (): FastifyInstance => sites[role] as FastifyInstance

  it('a preview is opened by staff with a link, and seen by that session alone', async () => {
    const staff = await signIn(9)
    const accepted = await accept(site(), { authorization: staff.authorization })
    expect(accepted.statusCode).toBe(200)
    const preview = `preview=${accepted.cookies[0]?.value}`
    expect(await versionOn(site(), `${staff.cookie}; ${preview}`)).toBe('2')
    expect(await versionOn(site(), staff.cookie)).toBe('1')
    expect(await versionOn(site(), preview)).toBe('1')
    expect(await versionOn(site(), `${(await signIn(1)).cookie}; ${preview}`)).toBe('1')
    expect(await versionOn(site(), `token=invented; ${preview}`)).toBe('1')
  })

  it.each([0, 1] as const)('a preview is refused to an account of level %s', async (level) => {
    const { authorization, cookie } = await signIn(level)
    const refused = await accept(site(), { authorization, cookie })
    expect([refused.statusCode, refused.json().code, refused.cookies]).toEqual([403, 'NOT_STAFF', []])
  })

  it('a preview is refused without credentials, with a cookie but no header, and with an invented token', async () => {
    const { cookie } = await signIn(9)
    expect((await accept(site(), {})).statusCode).toBe(401)
    expect((await accept(site(), { cookie })).statusCode).toBe(401)
    expect((await accept(site(), { authorization: 'invented' })).statusCode).toBe(403)
    // The cookie of staff does not help the header of another account.
    expect((await accept(site(), { authorization: (await signIn(1)).authorization, cookie })).statusCode).toBe(403)
  })

  it('the audit records each attempt to open a preview, refused ones too', async () => {
    const listAuditEvents = () =>
      base.db
        .selectFrom('audit_entries')
        .select(['account_id', 'role', 'action', 'outcome', 'refusal'])
        .orderBy('entry')
        .execute()
    // The attempts of the earlier tests are in the previous minute.
    base.clock.advance(60_000)
    const [staff, member] = [await signIn(9), await signIn(1)]
    const accounts = await base.db.selectFrom('accounts').select(['id', 'level']).orderBy('email').execute()
    const idOf = (level: number) => accounts.find((one) => one.level === level)?.id
    const from = (await listAuditEvents()).length
    for (const { authorization } of [staff, member]) await accept(site(), { authorization })
    await accept(site(), {})
    const event = { action: 'backoffice.open', outcome: 'refused' }
    expect((await listAuditEvents()).slice(from)).toMatchObject([
      { ...event, account_id: idOf(9), outcome: 'done' },
      { ...event, account_id: idOf(1), role: 'none', refusal: 'FORBIDDEN' },
      { ...event, account_id: '', role: 'none', refusal: '401' },
    ])
  })

  it('a composed page adds nothing to the audit', async () => {
    const count = async () => (await base.db.selectFrom('audit_entries').select('entry').execute()).length
    const { cookie } = await signIn(1)
    const from = await count()
    expect(await versionOn(site(), `${cookie}; preview=${token}`)).toBe('1')
    expect(await count()).toBe(from)
  })

  it.each([
    ['forged', () => signPreview({ app: 'mf-x', version: '2', expiresAt: TEST_NOW + 60_000 }, 'another secret')],
    [
      'over',
      () => signPreview({ app: 'mf-x', version: '2', expiresAt: TEST_NOW }, previewKey(base.context.config.secrets)),
    ],
    ['a session of staff, not a link', () => ''],
  ])('a preview is not opened by a link that is %s', async (_what, link) => {
    const { authorization } = await signIn(9)
    expect((await accept(site(), { authorization }, link() || authorization)).statusCode).toBe(400)
  })
})

it('production refuses a preview with anything signed with the public development secret', async () => {
  const { context } = base
  const { secrets } = readConfig({
    ...{ NODE_ENV: 'production', ROLE: 'delivery', API_URL: apiUrl, PUBLIC_URL: 'https://tickets.example' },
    ...{ GATEWAY_URL: 'https://gateway.example', FRAMES_URL: 'https://frames.example', DATA_DIR: dataDir },
  })
  const config = { ...context.config, role: 'delivery' as const, production: true, secrets }
  const app = await buildDeliveryApp({ ...context, config: { ...config, apiUrl }, metrics: new Registry() })
  const { authorization } = await signIn(9)
  expect((await accept(app, { authorization })).json().code).toBe('INVALID_LINK')
  await app.close()
})

it('every answer of the service has the number of withdrawals', async () => {
  const answer = await sites.all?.inject({ method: 'POST', url: '/api/manage/query.route', payload: {} })
  expect(answer?.headers['x-withdrawals']).toBe('0')
})

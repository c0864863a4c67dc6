import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { Registry } from 'prom-client'
import { readConfig } from '../../config/config'
import { factorOwner, resealFactors } from '../../modules/backoffice/staff'
import { getSealer } from '../../sealing'
import { createSealer } from '../../sealing/sealer'
import { airportBody } from '../../testing/airport-body.request'
import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import { buildServiceApp } from '../build-site'
import { explainFault } from '../explain-fault'
import { assertKeys, toKeyMarks } from './index'

const dataKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const signingKey = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const SECRET = 'a-secret-of-the-tests-of-32-bytes'

let site: TestApp
let own: Record<string, string>
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  const { ticketKey = '', auditKey = '', dataKey: sealing = '' } = site.context.config
  own = { TICKET_KEY: ticketKey, AUDIT_KEY: auditKey, DATA_KEY: sealing, TOKEN_SECRET: SECRET }
})

/** The line that a start with these settings ends with; undefined where it continues. */
const start = (change: Record<string, string> = {}): Promise<string | undefined> => {
  const config = readConfig({ ...own, ...change })
  return assertKeys(site.db, config, toKeyMarks(config)).then(() => undefined, explainFault)
}

describe('a start with a key of documents', () => {
  beforeEach(async () => {
    const member = await site.member()
    expect((await member.call('ticket/buy.ticket', airportBody())).code).toBe('SUCCESS')
  })

  it('starts with the key that documents are sealed under, also behind a newer one', async () => {
    expect(await start()).toBeUndefined()
    expect(await start({ DATA_KEY: `${own.DATA_KEY} ${dataKey('2027a')}` })).toBeUndefined()
    expect(await start({ DATA_KEY: `${dataKey('2028a')} ${own.DATA_KEY}` })).toBeUndefined()
  })
  it('the service does not start with other bytes under the name of its data key, in front or behind', async () => {
    const line = 'DATA_KEY: the key test is not the one that documents are sealed under'
    expect(await start({ DATA_KEY: dataKey('test') })).toContain(line)
    expect(await start({ DATA_KEY: `${dataKey('2027a')} ${dataKey('test')}` })).toContain(line)
  })
  it('the service does not start without a data key that a document needs', async () => {
    expect(await start({ DATA_KEY: dataKey('2027a') })).toContain('DATA_KEY: the key test is missing')
  })
  it('starts where one document of several is damaged', async () => {
    const member = await site.member()
    const { responseData } = await member.call('ticket/buy.ticket', airportBody())
    const sealed = getSealer(site.context.config).seal('x', 'another row')
    await site.db
      .updateTable('order_passengers')
      .set({ id_sealed: sealed })
      .where('order_no', '=', responseData.orderNo)
      .execute()
    expect(await start()).toBeUndefined()
  })
})

it('a second factor proves the key too', async () => {
  const { accountId } = await site.staff('supervisor')
  const [name = '', bytes = ''] = (own.DATA_KEY ?? '').split(':')
  const sealer = createSealer([{ id: name, key: Buffer.from(bytes, 'base64') }])
  await site.db
    .insertInto('staff_factors')
    .values({
      ...{ account_id: accountId, secret_sealed: sealer.seal('secret', factorOwner(accountId)), confirmed_at: 1 },
      ...{ last_step: 0, failures: 0, failed_at: 0 },
    })
    .execute()
  expect(await start()).toBeUndefined()
  expect(await start({ DATA_KEY: dataKey(name) })).toContain(`DATA_KEY: the key ${name} is not the one`)
  const fresh = dataKey('2027a')
  const rotated = readConfig({ ...own, DATA_KEY: `${fresh} ${own.DATA_KEY}` })
  await resealFactors(site.db, getSealer(rotated))
  expect(await start({ DATA_KEY: `${fresh} ${own.DATA_KEY}` })).toBeUndefined()
  expect(await start({ DATA_KEY: fresh })).toBeUndefined()
})

describe('an instance that joins before anything is stored', () => {
  it.each([
    ['DATA_KEY', dataKey('other')],
    ['TICKET_KEY', signingKey()],
    ['AUDIT_KEY', signingKey()],
    ['TOKEN_SECRET', `${SECRET}-another`],
    ['CODE_SECRET', `${SECRET}-another`],
    ['PREVIEW_SECRET', `${SECRET}-another`],
  ])('an instance does not start with a %s other than the one its database is used with', async (setting, value) => {
    expect(await start()).toBeUndefined()
    const line = await start({ [setting]: value })
    expect(line).toMatch(new RegExp(`^${setting} is not the one that this database is used with[^\\n]*$`))
    expect(line).not.toContain(value)
    expect(await start()).toBeUndefined()
  })

  it('starts at each step of a changed secret, and not with the old one after the last step', async () => {
    const fresh = `${SECRET}-fresh`
    for (const value of [SECRET, `${SECRET} ${fresh}`, `${fresh} ${SECRET}`, fresh])
      expect(await start({ TOKEN_SECRET: value })).toBeUndefined()
    expect(await start({ TOKEN_SECRET: SECRET })).toContain('TOKEN_SECRET is not the one')
  })

  it('reports an instance as not ready once others have replaced its key', async () => {
    expect(await start()).toBeUndefined()
    const app = await buildServiceApp({
      ...site.context,
      config: readConfig({ ...own, ROLE: 'api' }),
      metrics: new Registry(),
    })
    expect(await app.notReady()).toBeUndefined()
    await site.db.deleteFrom('key_marks').where('setting', '=', 'TOKEN_SECRET').execute()
    expect(await start({ TOKEN_SECRET: `${SECRET}-another` })).toBeUndefined()
    expect(await app.notReady()).toBe('TOKEN_SECRET is not the one of the other instances')
    await app.close()
  })
})

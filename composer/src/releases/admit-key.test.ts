import { admissionText, keyLabel, RELEASE_PATHS, signRecord } from '@shuttle/releases'
import { withAdmitted } from '../composition/publisher-keys'
import { type KeyPair, newKey } from '../testing/key-file'
import { aRemote } from './testing/a-build'
import { openReleaseApi, openReleaseDatabase, type ReleaseApi, type ReleaseDatabase } from './testing/open-release-api'

let database: ReleaseDatabase
let api: ReleaseApi
const team = newKey()
beforeAll(async () => {
  database = await openReleaseDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  api = await openReleaseApi(database)
})
afterEach(() => api.close())

const anAdmission = (signer: KeyPair, app = 'mf-tours', key = team.publicText) => ({
  app,
  key,
  signature: signRecord(admissionText({ app, key }), signer.key),
})
const admit = (body: object, owner = 'operator') => api.post('admitKey', body, owner)
const read = () => api.send('GET', RELEASE_PATHS.registry, Buffer.alloc(0), { owner: 'mf-tours', key: team })
const label = keyLabel('mf-tours', Buffer.from(team.publicText, 'base64'))

describe('a key that an operator admits by a signed call', () => {
  it('publishes from the next request on, and is in the registry for processes without a database', async () => {
    expect((await read()).status).toBe(401)
    const admission = anAdmission(api.keys.operator)
    expect(await admit(admission)).toMatchObject({ status: 200, body: { key: label, isNew: true } })
    expect((await read()).status).toBe(200)
    expect(await admit(admission)).toMatchObject({ status: 200, body: { key: label, isNew: false } })
    expect((await api.registry()).admittedKeys).toEqual([admission])
    const build = aRemote('mf-tours', '1')
    const own = { key: team, owner: 'mf-tours' }
    expect((await api.announce(build, { ...own, owner: 'operator' })).status).not.toBe(200)
    await api.storeFiles(build)
    const record = JSON.stringify(build.record)
    const body = Buffer.from(JSON.stringify({ record, signature: signRecord(Buffer.from(record), team.key) }))
    expect((await api.send('POST', RELEASE_PATHS.announce, body, own)).status).toBe(200)
  })

  it.each([
    ['another key than the operator’s', () => admit(anAdmission(api.keys['mf-a']), 'mf-a'), 403, 'FOREIGN_KEY'],
    ['a signature by another key', () => admit(anAdmission(api.keys['mf-a'])), 401, 'UNSIGNED'],
    [
      'a signature for another app',
      () => admit({ ...anAdmission(api.keys.operator), app: 'mf-other' }),
      401,
      'UNSIGNED',
    ],
    ['a key of the operator', () => admit(anAdmission(api.keys.operator, 'operator')), 403, 'FOREIGN_KEY'],
    ['a key of delivery', () => admit(anAdmission(api.keys.operator, 'delivery')), 403, 'FOREIGN_KEY'],
    ['no public key', () => admit(anAdmission(api.keys.operator, 'mf-tours', 'nonsense')), 400, 'BAD_REQUEST'],
  ])('refuses %s', async (_, send, status, code) => {
    expect(await send()).toMatchObject({ status, body: { code } })
    expect((await api.registry()).admittedKeys).toEqual([])
    expect((await read()).status).toBe(401)
  })

  it('ends when it is revoked, and is not admitted again', async () => {
    await admit(anAdmission(api.keys.operator))
    expect((await api.post('revokeKey', { key: label, withdrawsBuilds: false }, 'operator')).status).toBe(200)
    expect((await read()).status).toBe(401)
    expect(await admit(anAdmission(api.keys.operator))).toMatchObject({ status: 401, body: { code: 'UNSIGNED' } })
  })
})

describe('the admissions of a registry', () => {
  const operator = newKey()
  const file = { operator: [operator.publicText] }

  it.each([
    ['an operator of the key file', anAdmission(operator), { ...file, 'mf-tours': [team.publicText] }],
    ['another key', anAdmission(newKey()), file],
    ['an operator, for another operator', anAdmission(operator, 'operator'), file],
  ])('are valid by the key file of the process only: signed by %s', (_, admission, expected) =>
    expect(withAdmitted(file, [admission])).toEqual(expected),
  )
})

import { admissionText, keyLabel, signRecord } from '@shuttle/releases'
import { newKey, writeKeyFile } from '../testing/key-file'
import { writeVisits } from '../visits/testing/write-visits'
import { moveByStaff, type StaffMove } from './move-by-staff'
import { readSiteReleases } from './read-site-releases'
import { aRemote, aShell } from './testing/a-build'
import { openReleaseApi, openReleaseDatabase, type ReleaseApi, type ReleaseDatabase } from './testing/open-release-api'
import { withContracts } from './testing/with-contracts'

let database: ReleaseDatabase
let api: ReleaseApi
beforeAll(async () => {
  database = await openReleaseDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  api = await openReleaseApi(database)
  await api.publish(a('1'))
  await api.publish(a('2'))
})
afterEach(() => api.close())

const a = (version: string, change = {}) => aRemote('mf-a', version, change)
const find = async (name = 'mf-a') => (await readSiteReleases(api.context)).apps.find((one) => one.name === name)
const act = async (change: Partial<StaffMove>) => {
  const app = change.app ?? 'mf-a'
  const seen = (await api.readApp(app))?.revision ?? 0
  const move = { app, act: 'rollback' as const, version: '', seen, reason: 'too many errors', ...change }
  return api.context.transaction((trx) => moveByStaff(trx, api.context, move, 'staff:a-1'))
}
const used = { file: 'src/page.tsx', schema: {} }
const withSlots = (name: string, version: string, slots: string[], change = {}) =>
  aRemote(name, version, { manifest: { ...aRemote(name, version).record.manifest, slots } as never, ...change })
const refusal = (code: string) => expect.objectContaining({ code })

describe('[D11.releases.4] an act of staff on a release', () => {
  it('stops a trial, and names staff and reason in the history', async () => {
    await api.publish(a('3'), { stage: '5' })
    await act({ act: 'stop-trial' })
    expect(await find()).toMatchObject({ live: { version: '2' }, trial: undefined })
    expect((await api.get('/api/releases/history')).body[0]).toMatchObject({
      ...{ action: 'rollback', by: 'staff:a-1', note: 'too many errors', withdrawn: ['3'] },
    })
  })

  it('rolls back to a stored version, and disables a remote', async () => {
    await act({ version: '1' })
    expect(await find()).toMatchObject({ live: { version: '1' }, stored: [] })
    await act({ act: 'disable' })
    expect(await find()).toMatchObject({ enabled: false })
  })

  it.each<[string, Partial<StaffMove>, string]>([
    ['without a trial to stop', { act: 'stop-trial' }, 'NOTHING_TO_DO'],
    ['to a version that is not stored', { version: '9' }, 'UNKNOWN_VERSION'],
    ['to the live version', { version: '2' }, 'UNKNOWN_VERSION'],
    ['without a version', {}, 'UNKNOWN_VERSION'],
    ['on an unknown app', { app: 'mf-z', act: 'disable' }, 'UNKNOWN_APP'],
    ['on a release that was moved since', { version: '1', seen: 1 }, 'MOVED'],
  ])('is refused %s', async (_, change, code) => expect(act(change)).rejects.toEqual(refusal(code)))

  it('staff cannot roll back to a withdrawn version, which a key of a publisher reaches', async () => {
    await api.publish(a('3'))
    await api.move('mf-a', 'rollback')
    await expect(act({ version: '3' })).rejects.toEqual(refusal('UNKNOWN_VERSION'))
    expect((await api.move('mf-a', 'rollback', { version: '3' })).status).toBe(200)
  })

  it('staff cannot roll back to a version whose key has left the key file or was revoked, unless an operator admits it', async () => {
    const { keys } = api
    const second = newKey()
    writeKeyFile(api.keyFile, { 'mf-a': [second], operator: [keys.operator] })
    expect((await find())?.stored).toMatchObject([{ version: '1', isSigned: false }])
    await expect(act({ version: '1' })).rejects.toEqual(refusal('UNSIGNED'))
    const admitted = { app: 'mf-a', key: keys['mf-a'].publicText }
    const signature = signRecord(admissionText(admitted), keys.operator.key)
    await api.post('admitKey', { ...admitted, signature }, 'operator')
    expect((await find())?.stored).toMatchObject([{ version: '1', isSigned: true }])
    const key = keyLabel('mf-a', Buffer.from(keys['mf-a'].publicText, 'base64'))
    await api.post('revokeKey', { key, withdrawsBuilds: false }, 'operator')
    await expect(act({ version: '1' })).rejects.toEqual(refusal('UNSIGNED'))
  })

  it('staff cannot close the shell', async () => {
    await api.publish(aShell('1'))
    await expect(act({ app: 'shell', act: 'disable' })).rejects.toEqual(refusal('BAD_REQUEST'))
  })
})

describe('the releases that staff read', () => {
  it('the releases that staff read have publisher, commit and note of each version, and its figures of the last day', async () => {
    await api.upload(a('3'))
    const source = { person: 'Chan Tai Man', commit: '3f9a1c2', note: 'new prices' }
    await api.move('mf-a', 'publish', { version: '3', stage: '25', ...source })
    const at = { app: 'mf-a', version: '3', counted_at: api.clock.now() }
    await writeVisits(api.context.db, [
      { ...at, visit: 'v1' },
      { ...at, visit: 'v2', kind: 'fallback', cause: 'content' },
    ])
    const app = await find()
    expect(app?.trial).toMatchObject({ stage: '25', build: { version: '3', ...source, isSigned: true } })
    expect(app?.trial?.build.figures).toMatchObject({ loads: 2, failures: 1, errorRate: 0.5 })
    expect(app?.live).toMatchObject({ version: '2', person: '', figures: undefined })
    expect(app?.stored.map(({ version }) => version)).toEqual(['1'])
  })

  it('show who uses which slot and event of whom, and who needs which shared package', async () => {
    const uses = withContracts(
      {},
      { slots: { 'login-panel.v1': { ...used, version: '1.0' } }, events: { 'paid.v1': used } },
    )
    await api.publish(aShell('1', { shared: { ui: '1.2.0' } }))
    await api.publish(withSlots('mf-b', '1', ['login-panel.v1']))
    expect((await api.publish(a('3', { shared: { ui: '^1.0.0' }, ...uses }))).status).toBe(200)
    const { links, packages } = await readSiteReleases(api.context)
    expect(links).toEqual([
      { kind: 'slot', name: 'login-panel.v1', owner: 'mf-b', users: [{ app: 'mf-a', version: '1.0' }] },
      { kind: 'event', name: 'paid.v1', owner: undefined, users: [{ app: 'mf-a', version: undefined }] },
    ])
    expect(packages).toEqual([{ name: 'ui', version: '1.2.0', users: [{ app: 'mf-a', range: '^1.0.0' }] }])
  })

  it('name a trial as the owner of what is new in it, and the trial that lacks a slot of the live build', async () => {
    await api.publish(withSlots('mf-b', '1', ['login-panel.v1', 'ticket-viewer.v1']))
    const sent = withContracts({ events: { 'paid.v1': used } })
    await api.publish(withSlots('mf-b', '2', ['login-panel.v1', 'coupon-picker.v1'], sent), { stage: '5' })
    const { links } = await readSiteReleases(api.context)
    expect(links.map(({ name, owner, goneIn }) => [name, owner, goneIn])).toEqual([
      ['coupon-picker.v1', 'mf-b', undefined],
      ['login-panel.v1', 'mf-b', undefined],
      ['ticket-viewer.v1', 'mf-b', '2'],
      ['paid.v1', 'mf-b', undefined],
    ])
  })
})

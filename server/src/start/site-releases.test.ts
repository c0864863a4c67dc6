import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPage, aStore, keyLabel, writeRegistry } from '@shuttle/composer/testing'
import {
  approveReleaseCall,
  compareReleaseCall,
  dropReleaseCall,
  moveReleaseCall,
  queryReleaseHistoryCall,
  queryReleasesCall,
} from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { newStaff } from '../testing/new-staff'
import { rememberRows } from '../testing/remember-rows'
import { buildServiceApp } from './build-site'
import { toReleaseContext } from './to-release-context'

const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-staff-releases-'))
let base: TestApp
let site: FastifyInstance
let putBack: () => Promise<void>

/** `mf-x` has version 1 live before version 2, and the shell too. */
beforeAll(async () => {
  const publisherKeys = join(dataDir, 'publisher-keys.json')
  base = await buildTestApp({ DATA_DIR: dataDir, PUBLISHER_KEYS: publisherKeys })
  const store = aStore({ 'mf-x': [aPage('/')] }, join(dataDir, 'store'), publisherKeys)
  store.publish('mf-x', '2', [aPage('/')])
  store.goLive({ 'mf-x': '2' })
  const { db } = toReleaseContext(base.context)
  await writeRegistry(db, store.registry)
  const shell = await db.selectFrom('release_builds').selectAll().where('app', '=', 'shell').executeTakeFirstOrThrow()
  const record = (version: string) =>
    readFileSync(join(dataDir, `store/shell/1/remote.json`), 'utf8').replaceAll(
      '"version":"1"',
      `"version":"${version}"`,
    )
  await db
    .insertInto('release_builds')
    .values({
      ...shell,
      version: '2',
      record: record('2'),
      went_live_at: (shell.went_live_at ?? 0) + 9,
      accepted_at: 9,
    })
    .execute()
  await db.updateTable('release_apps').set({ live: '2' }).where('name', '=', 'shell').execute()
  const publisher = keyLabel('mf-x', Buffer.from(store.key.publicText, 'base64'))
  await db.updateTable('release_builds').set({ publisher }).execute()
  for (const version of ['1', '2'])
    await db
      .updateTable('release_builds')
      .set({ record: readFileSync(join(dataDir, `store/remotes/mf-x/${version}/remote.json`), 'utf8') })
      .where('app', '=', 'mf-x')
      .where('version', '=', version)
      .execute()
  await db
    .updateTable('release_builds')
    .set({ record: record('1') })
    .where('app', '=', 'shell')
    .where('version', '=', '1')
    .execute()
  site = await buildServiceApp({ ...base.context, metrics: new Registry() })
  putBack = await rememberRows(base.db)
})
beforeEach(() => putBack())
afterAll(async () => {
  await site.close()
  await base.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const staff = (position: 'supervisor' | 'auditor' | 'finance') => newStaff(site, base.context, position)
type Staff = Awaited<ReturnType<typeof staff>>
const find = async (by: Staff, name: string) => {
  const { data } = await by.send(queryReleasesCall, {})
  const app = data.apps.find((one) => one.name === name)
  if (!app) throw new Error(`no ${name}`)
  return { app, proposals: data.proposals }
}
const rollBack = async (by: Staff, name: string, change: object = {}) => {
  const { app } = await find(by, name)
  const body = { app: name, act: 'rollback' as const, target: '1', revision: app.revision, reason: 'too many errors' }
  return by.send(moveReleaseCall, { ...body, ...change })
}
const lastAudited = async () => {
  const all = base.db.selectFrom('audit_entries').selectAll().where('action', '=', 'release.move')
  return all.orderBy('entry', 'desc').limit(1).executeTakeFirst()
}

describe('[D11.releases.4] releases in the back office', () => {
  it('releases are read by supervisors and auditors, and moved by supervisors alone', async () => {
    const boss = await staff('supervisor')
    expect((await find(boss, 'mf-x')).app).toMatchObject({
      ...{ isOpen: true, live: { version: '2', isSigned: true, figures: undefined }, trial: undefined },
      stored: [{ version: '1', isSigned: true }],
    })
    const auditor = await staff('auditor')
    expect((await auditor.send(queryReleasesCall, {})).code).toBe('SUCCESS')
    expect((await rollBack(auditor, 'mf-x')).code).toBe('FORBIDDEN')
    expect((await (await staff('finance')).send(queryReleasesCall, {})).code).toBe('FORBIDDEN')
  })

  it('a remote is rolled back by one supervisor, with the reason in history and audit', async () => {
    const boss = await staff('supervisor')
    expect((await rollBack(boss, 'mf-x')).data).toEqual({ outcome: 'done' })
    expect((await find(boss, 'mf-x')).app).toMatchObject({ live: { version: '1' }, stored: [] })
    expect(await lastAudited()).toMatchObject({
      ...{ account_id: boss.accountId, object_kind: 'release', object_id: 'mf-x', outcome: 'done' },
      before: JSON.stringify({ app: 'mf-x', act: 'rollback', version: '1', reason: 'too many errors' }),
    })
    const { db } = toReleaseContext(base.context)
    const [moved] = await db.selectFrom('release_history').select(['moved_by', 'note']).execute()
    expect(moved).toEqual({ moved_by: `staff:${boss.accountId}`, note: 'too many errors' })
  })

  it('[D5.5] a document number in the reason of a move is in neither history nor audit', async () => {
    const boss = await staff('supervisor')
    expect((await rollBack(boss, 'mf-x', { reason: 'order of K7654321' })).data).toEqual({ outcome: 'done' })
    const { db } = toReleaseContext(base.context)
    expect(await db.selectFrom('release_history').select('note').execute()).toEqual([{ note: 'order of ••••' }])
    expect((await lastAudited())?.before).toContain('order of ••••')
    const unknown = { act: 'stop-trial' as const, target: 'K7654321' }
    await rollBack(boss, 'mf-x', unknown)
    expect((await lastAudited())?.before).toContain('"version":"••••"')
  })

  it('the history of releases names the staff of a move while the account exists, for supervisors and auditors', async () => {
    const boss = await staff('supervisor')
    await rollBack(boss, 'mf-x')
    const auditor = await staff('auditor')
    expect((await auditor.send(queryReleaseHistoryCall, {})).data).toMatchObject([
      { app: 'mf-x', action: 'rollback', live: '1', withdrawn: ['2'], by: { kind: 'staff', name: boss.email } },
    ])
    const gone = { deleted_at: 1, nickname: '' }
    await base.db.updateTable('accounts').set(gone).where('id', '=', boss.accountId).execute()
    expect((await auditor.send(queryReleaseHistoryCall, {})).data).toMatchObject([
      { app: 'mf-x', by: { kind: 'staff', name: undefined } },
    ])
    expect((await (await staff('finance')).send(queryReleaseHistoryCall, {})).code).toBe('FORBIDDEN')
  })

  it.each([
    ['without a reason', { reason: ' x ' }, 'STAFF_REASON_MISSING'],
    ['that another person moved since', { revision: 99 }, 'STAFF_FORM_STALE'],
    ['to a version that is not stored', { target: '9' }, 'STAFF_RELEASE_UNKNOWN'],
    ['without a trial to stop', { act: 'stop-trial' }, 'STAFF_FORM_STALE'],
  ])('an act %s is refused, and the refusal is audited', async (_, change, code) => {
    const boss = await staff('supervisor')
    expect((await rollBack(boss, 'mf-x', change)).code).toBe(code)
    expect((await find(boss, 'mf-x')).app.live?.version).toBe('2')
    expect(await lastAudited()).toMatchObject({ outcome: 'refused', refusal: code, object_id: 'mf-x' })
  })
})

describe('[D11.releases.7] an act on a release', () => {
  const compare = async (by: Staff, target: string) => {
    const { app } = await find(by, 'mf-x')
    return by.send(compareReleaseCall, { app: 'mf-x', act: 'rollback', target, revision: app.revision })
  }
  /** The record of `mf-x 1` with other pages. */
  const withPages = async (paths: readonly string[]) => {
    const { db } = toReleaseContext(base.context)
    const row = db.selectFrom('release_builds').select('record').where('app', '=', 'mf-x').where('version', '=', '1')
    const record = JSON.parse((await row.executeTakeFirstOrThrow()).record)
    record.manifest.pages = paths.map((path) => aPage(path))
    await db
      .updateTable('release_builds')
      .set({ record: JSON.stringify(record) })
      .where('app', '=', 'mf-x')
      .where('version', '=', '1')
      .execute()
  }

  it('names what it would break, before it is refused for that, and changes nothing', async () => {
    const boss = await staff('supervisor')
    await withPages(['/other'])
    expect((await compare(boss, '1')).data.broken).toEqual([{ kind: 'home', values: { path: '/', app: 'mf-x' } }])
    expect((await find(boss, 'mf-x')).app.live?.version).toBe('2')
    expect((await rollBack(boss, 'mf-x')).code).toBe('STAFF_RELEASE_UNFIT')
  })

  it('names nothing where it breaks nothing, and is refused as the act itself', async () => {
    const auditor = await staff('auditor')
    expect((await compare(auditor, '1')).data).toEqual({ broken: [] })
    expect((await compare(auditor, '9')).code).toBe('STAFF_RELEASE_UNKNOWN')
  })
})

describe('[D11.releases.5] an act on the shell', () => {
  it('waits for a second supervisor, and is done with the approval', async () => {
    const [first, second] = [await staff('supervisor'), await staff('supervisor')]
    expect((await rollBack(first, 'shell')).data).toEqual({ outcome: 'waiting' })
    const { app, proposals } = await find(second, 'shell')
    expect(app.live?.version).toBe('2')
    const [{ proposalNo = '' } = {}] = proposals
    const proposer = { proposedBy: first.accountId, proposerName: first.email }
    expect(proposals).toMatchObject([{ app: 'shell', act: 'rollback', version: '1', ...proposer }])
    expect((await first.send(approveReleaseCall, { proposalNo })).code).toBe('STAFF_RELEASE_OWN')
    expect((await second.send(approveReleaseCall, { proposalNo })).data).toEqual({ outcome: 'done' })
    expect(await find(first, 'shell')).toMatchObject({ app: { live: { version: '1' } }, proposals: [] })
    expect((await second.send(approveReleaseCall, { proposalNo })).code).toBe('STAFF_RELEASE_GONE')
  })

  it('an act on the shell is dropped by its author or another supervisor, and refused once the shell has moved', async () => {
    const [first, second] = [await staff('supervisor'), await staff('supervisor')]
    await rollBack(first, 'shell')
    const [dropped] = (await find(first, 'shell')).proposals
    expect((await first.send(dropReleaseCall, { proposalNo: dropped?.proposalNo ?? '' })).code).toBe('SUCCESS')
    expect((await find(first, 'shell')).proposals).toEqual([])
    await rollBack(first, 'shell')
    const [stale] = (await find(first, 'shell')).proposals
    const { db } = toReleaseContext(base.context)
    await db.updateTable('release_apps').set({ revision: 77 }).where('name', '=', 'shell').execute()
    expect((await second.send(approveReleaseCall, { proposalNo: stale?.proposalNo ?? '' })).code).toBe(
      'STAFF_FORM_STALE',
    )
    expect((await find(first, 'shell')).proposals).toEqual([])
  })

  it('never closes the shell', async () => {
    const boss = await staff('supervisor')
    expect((await rollBack(boss, 'shell', { act: 'disable', version: '' })).code).toBe('STAFF_RELEASE_UNFIT')
  })
})

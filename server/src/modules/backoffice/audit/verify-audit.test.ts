import { queryStaffCall } from '@shuttle/wire/staff'
import { sql } from 'kysely'
import { describeAudit } from '../../../commands/audit/describe-audit'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { hashEntry } from './audit-chain'
import { auditKey, sealAudit, verifyAudit } from './index'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  const supervisor = await site.staff('supervisor')
  for (let at = 0; at < 6; at += 1) await supervisor.send(queryStaffCall, {})
})

const key = () => auditKey(site.context.config)
const verify = async () => describeAudit(await verifyAudit(site.db, key()))
/** What the owner of the database could do: the triggers are disabled. */
const withoutTriggers = async (statement: string) => {
  await sql`alter table audit_entries disable trigger user`.execute(site.db)
  await sql.raw(statement).execute(site.db)
}

it('[D5.5] the audit is whole after six actions, and the report counts what was read', async () => {
  await sealAudit(site.db, key(), TEST_NOW)
  expect(await verify()).toBe('The audit is whole: 6 entries and 1 daily seal.')
})

describe('[D5.5] audit rows are only ever added', () => {
  it.each([
    'update audit_entries set role = role',
    'delete from audit_entries',
    'truncate audit_entries',
    "update audit_seals set hash = ''",
  ])('the database refuses: %s', async (statement) => {
    await sealAudit(site.db, key(), TEST_NOW)
    await expect(sql.raw(statement).execute(site.db)).rejects.toThrow('are only ever added')
    expect(await verify()).toContain('whole')
  })
})

describe('[D5.5] verification names changes that bypassed the triggers', () => {
  it('names one changed entry', async () => {
    await withoutTriggers("update audit_entries set action = 'staff.edit' where entry = 3")
    expect(await verify()).toBe(
      'The audit is broken: entry 3 is not what was written. 2 entries and 0 daily seals before it were read.',
    )
  })
  it('names one deleted entry', async () => {
    await withoutTriggers('delete from audit_entries where entry = 4')
    expect(await verify()).toContain('entry 4 is missing')
  })
  it('names the deleted last entry', async () => {
    await withoutTriggers('delete from audit_entries where entry = 6')
    expect(await verify()).toContain('entry 6 is missing')
  })
  it('names two entries in each other’s place', async () => {
    await withoutTriggers(
      `update audit_entries set entry = 100 - entry where entry in (2, 5);
      update audit_entries set entry = case entry when 98 then 5 else 2 end where entry > 90`.split(';')[0] ?? '',
    )
    await sql`update audit_entries set entry = case entry when 98 then 5 else 2 end where entry > 90`.execute(site.db)
    expect(await verify()).toContain('entry 2 does not follow the one before it')
  })
  it('finds all entries rewritten with matching hashes by the seal of the day alone', async () => {
    await sealAudit(site.db, key(), TEST_NOW)
    await withoutTriggers("update audit_entries set account_id = 'somebody'")
    const rows = await site.db.selectFrom('audit_entries').selectAll().orderBy('entry').execute()
    let previous_hash = '0'.repeat(64)
    for (const row of rows) {
      const hash = hashEntry({ ...row, previous_hash })
      await site.db.updateTable('audit_entries').set({ previous_hash, hash }).where('entry', '=', row.entry).execute()
      previous_hash = hash
    }
    await site.db.updateTable('audit_head').set({ hash: previous_hash }).execute()
    expect(await verify()).toContain('entry 6 is not the one that was signed')
    await sql`alter table audit_seals disable trigger user`.execute(site.db)
    await site.db.deleteFrom('audit_seals').execute()
    expect(await verify()).toContain('whole')
  })
})

it('signs the end of the audit once a day', async () => {
  expect(await sealAudit(site.db, key(), TEST_NOW)).toBe(true)
  expect(await sealAudit(site.db, key(), TEST_NOW + 60_000)).toBe(false)
  expect(await sealAudit(site.db, key(), TEST_NOW + 14 * 3_600_000)).toBe(true)
  expect(await site.db.selectFrom('audit_seals').select('day').orderBy('day').execute()).toEqual([
    { day: '2026-11-21' },
    { day: '2026-11-22' },
  ])
})

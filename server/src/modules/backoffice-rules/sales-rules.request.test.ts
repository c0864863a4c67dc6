import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app'
import type { TestStaff } from '../../testing/new-staff'

const DAY_MS = 86_400_000

let site: TestApp
let supervisor: TestStaff
let count = 0
beforeAll(async () => {
  site = await buildTestApp()
  supervisor = await site.staff('supervisor')
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

const newRule = (change: object = {}) => {
  count += 1
  return {
    ruleId: `r-${count}`,
    revision: 0,
    kind: 'asks-passengers',
    feeTypes: [],
    aboveLevel: 0,
    need: 'required',
    notice: '',
    appliesTo: ['MACZHO'],
    dateFrom: '2026-11-21',
    dateTo: '2026-11-22',
    ...change,
  }
}
const save = (rule: object) => supervisor.call('staff/save.sales.rule', rule)
const end = (ruleId: string, revision: number) => supervisor.call('staff/end.sales.rule', { ruleId, revision })
const list = async () => (await supervisor.call('staff/query.rules', {})).responseData.salesRules
const find = async (id: string) => (await list()).find(({ ruleId }: { ruleId: string }) => ruleId === id)
/** The rules of a line as a passenger's page reads them. */
const rulesOf = async (lineCode: string) =>
  (await site.call('manage/query.sales.policy', { lineCode })).answer.responseData.rules.map(
    ({ kind, feeTypes, dateFrom, dateTo }: Record<string, string>) => `${kind} ${feeTypes} ${dateFrom} ${dateTo}`,
  )
/** Fee types that are sold on a line and day. */
const soldOn = async (buyDate: string, lineCode = 'HKGZHO') =>
  (await site.call('ticket/query.line.ticket.price', { lineCode, buyDate })).answer.responseData?.map(
    ({ feeType }: { feeType: string }) => feeType,
  )
const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()

describe('[D5.58] rules of the sales policy that staff date', () => {
  it('lists the rules in force first, then those planned, then those over', async () => {
    const planned = newRule({ dateFrom: '2026-12-24', dateTo: '', appliesTo: ['ZHOHKG'] })
    await save(planned)
    const shown = (await list()).map(({ ruleId, state }: Record<string, string>) => [ruleId, state])
    expect(shown).toEqual([
      ['airport-sessions', 'IN_FORCE'],
      ['names-optional', 'IN_FORCE'],
      ['bus-day-night', 'IN_FORCE'],
      [planned.ruleId, 'PLANNED'],
      ...['bus-sessions', 'members-first', 'members-first-notice', 'names-required'].map((id) => [id, 'OVER']),
    ])
    expect((await end(planned.ruleId, 1)).responseData).toMatchObject({ state: 'OVER', dateTo: '2026-12-24' })
  })

  it('an added rule applies to passengers at once, on both sides of its days', async () => {
    const rule = newRule({ kind: 'sells', need: '', feeTypes: ['9'], appliesTo: ['HKGZHO'], dateTo: '2026-11-23' })
    expect((await save(rule)).responseData).toMatchObject({ state: 'IN_FORCE', revision: 1 })
    expect(await rulesOf('HKGZHO')).toContain('sells 9 2026-11-21 2026-11-23')
    expect(await rulesOf('HKGMAC')).not.toContain('sells 9 2026-11-21 2026-11-23')
    expect([await soldOn('2026-11-22'), await soldOn('2026-11-23')]).toEqual([
      expect.arrayContaining(['9']),
      expect.not.arrayContaining(['9']),
    ])
    expect(await lastAuditEvent()).toMatchObject({
      action: 'rule.edit',
      object_kind: 'sales-rule',
      object_id: rule.ruleId,
    })
  })

  it('moves the end of a rule in force, and ends it today; ending it again changes nothing', async () => {
    const stored = await find('bus-day-night')
    const moved = (await save({ ...stored, dateTo: '2026-11-25' })).responseData
    expect(moved).toMatchObject({ dateFrom: '2023-01-23', dateTo: '2026-11-25', revision: stored.revision + 1 })
    expect([await soldOn('2026-11-24'), await soldOn('2026-11-25')]).toEqual([expect.arrayContaining(['2']), []])
    const ended = (await end('bus-day-night', moved.revision)).responseData
    expect(ended).toMatchObject({ state: 'OVER', dateTo: '2026-11-21' })
    expect(JSON.parse((await lastAuditEvent()).before)).toEqual({ dateTo: '2026-11-25' })
    expect(JSON.parse((await lastAuditEvent()).after)).toEqual({ dateTo: '2026-11-21' })
    expect((await end('bus-day-night', moved.revision)).responseData).toEqual(ended)
    expect(await soldOn('2026-11-21')).toEqual(expect.not.arrayContaining(['2']))
    expect(await save({ ...ended, dateTo: '' })).toMatchObject({ code: 'STAFF_RULE_OVER' })
    // Sold again from today on, by a rule of its own.
    await save({ ...stored, ruleId: 'again', revision: 0, dateFrom: '2026-11-21' })
    expect(await soldOn('2026-11-25')).toEqual(expect.arrayContaining(['2', '3']))
  })

  it.each<[object, string, string[]]>([
    [{ dateTo: '2026-11-21' }, 'STAFF_DAYS_REVERSED', ['dateTo']],
    [{ dateFrom: '2026-11-20' }, 'STAFF_DAY_OUT_OF_RANGE', ['dateFrom']],
    [{ appliesTo: ['MACZHO', 'HKGQQQ'] }, 'STAFF_RULE_PLACES', ['appliesTo']],
    [{ appliesTo: ['HKGMAC'] }, 'STAFF_RULE_TWICE', ['appliesTo']],
    [{ kind: 'restricts', feeTypes: ['2'], aboveLevel: 10 }, 'STAFF_RULE_LEVEL', ['aboveLevel']],
    [{ kind: 'sells' }, 'STAFF_RULE_FARE_TYPES', ['feeTypes']],
    [{ kind: 'sells', feeTypes: ['2'], appliesTo: ['CLK'] }, 'STAFF_RULE_AIRPORT', ['feeTypes']],
    [{ need: '' }, 'BAD_REQUEST', ['need']],
    [{ kind: 'notice' }, 'BAD_REQUEST', ['notice']],
    [{ kind: 'sells', feeTypes: ['7'] }, 'BAD_REQUEST', ['feeTypes']],
  ])('a sales rule with %j is refused by %s, and nothing is stored', async (change, code, fields) => {
    const before = await list()
    // Lines of the demo end in two areas that have no rule about names yet.
    const rule = newRule({ appliesTo: ['ZHOHKG'], ...change })
    expect(await save(rule)).toMatchObject({ code, responseData: { fields } })
    expect(await list()).toEqual(before)
  })

  it('refuses a second editor, accepts the same form again, and records before and after in the audit', async () => {
    const rule = newRule({ appliesTo: ['ZHO'] })
    const [one, other] = await Promise.all([save(rule), save(rule)])
    expect(other.responseData).toEqual(one.responseData)
    const edit = { ...rule, revision: 1, need: 'optional' }
    const saved = await save(edit)
    expect(saved.responseData).toMatchObject({ need: 'optional', revision: 2 })
    expect(JSON.parse((await lastAuditEvent()).before)).toMatchObject({ need: 'required' })
    expect(JSON.parse((await lastAuditEvent()).after)).toMatchObject({ need: 'optional' })
    expect((await save(edit)).responseData).toEqual(saved.responseData)
    expect((await save({ ...rule, revision: 1, appliesTo: ['MAC'] })).code).toBe('STAFF_FORM_STALE')
    expect((await end(rule.ruleId, 1)).code).toBe('STAFF_FORM_STALE')
    expect((await save(newRule({ revision: 1 }))).code).toBe('STAFF_RULE_UNKNOWN')
    expect((await end('none', 1)).code).toBe('STAFF_RULE_UNKNOWN')
    site.clock.set(TEST_NOW + DAY_MS)
    expect((await find(rule.ruleId)).state).toBe('OVER')
  })

  it('an auditor reads rules and changes none; support does neither', async () => {
    const [auditor, support] = [await site.staff('auditor'), await site.staff('support')]
    expect((await auditor.call('staff/query.rules', {})).code).toBe('SUCCESS')
    expect((await auditor.call('staff/save.sales.rule', newRule())).code).toBe('FORBIDDEN')
    expect((await auditor.call('staff/end.survey', { ruleId: '2025', revision: 1 })).code).toBe('FORBIDDEN')
    expect((await support.call('staff/query.rules', {})).code).toBe('FORBIDDEN')
  })
})

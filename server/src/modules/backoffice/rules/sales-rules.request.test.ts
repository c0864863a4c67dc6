import type { SalesRule } from '@shuttle/domain'
import { endSalesRuleCall, endSurveyCall, queryRulesCall, saveSalesRuleCall } from '@shuttle/wire/staff'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'

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

const DAYS = { appliesTo: ['MACZHO'], from: '2026-11-21', until: '2026-11-22' }
const NAMES: SalesRule = { kind: 'passenger-details', need: 'required', ...DAYS }
const newRule = (content: SalesRule = NAMES, revision = 0) => {
  count += 1
  return { id: `r-${count}`, revision, content }
}
const save = (rule: ReturnType<typeof newRule>) => supervisor.send(saveSalesRuleCall, rule)
const end = (id: string, revision: number) => supervisor.send(endSalesRuleCall, { id, revision })
const list = async () => (await supervisor.send(queryRulesCall, {})).data.sales
const find = async (id: string) => {
  const rule = (await list()).find((one) => one.id === id)
  if (!rule) throw new Error(`no sales rule is called ${id}`)
  return rule
}
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
    const planned = newRule({ ...NAMES, from: '2026-12-24', until: undefined, appliesTo: ['ZHOHKG'] })
    await save(planned)
    const shown = (await list()).map(({ id, state }) => [id, state])
    expect(shown).toEqual([
      ['airport-sessions', 'inForce'],
      ['names-optional', 'inForce'],
      ['bus-day-night', 'inForce'],
      [planned.id, 'planned'],
      ...['bus-sessions', 'members-first', 'members-first-notice', 'names-required'].map((id) => [id, 'over']),
    ])
    expect((await end(planned.id, 1)).data).toMatchObject({ state: 'over', content: { until: '2026-12-24' } })
  })

  it('an added rule applies to passengers at once, on both sides of its days', async () => {
    const sells: SalesRule = { ...DAYS, kind: 'sells', fareTypes: ['reserved', 'reserved'], until: '2026-11-23' }
    const rule = newRule({ ...sells, appliesTo: ['HKGZHO', 'HKGZHO'] })
    expect((await save(rule)).data).toMatchObject({
      state: 'inForce',
      revision: 1,
      content: { fareTypes: ['reserved'], appliesTo: ['HKGZHO'] },
    })
    expect(await rulesOf('HKGZHO')).toContain('sells 9 2026-11-21 2026-11-23')
    expect(await rulesOf('HKGMAC')).not.toContain('sells 9 2026-11-21 2026-11-23')
    expect([await soldOn('2026-11-22'), await soldOn('2026-11-23')]).toEqual([
      expect.arrayContaining(['9']),
      expect.not.arrayContaining(['9']),
    ])
    expect(await lastAuditEvent()).toMatchObject({
      action: 'rule.edit',
      object_kind: 'sales-rule',
      object_id: rule.id,
    })
  })

  it('moves the end of a rule in force, and ends it today; ending it again changes nothing', async () => {
    const stored = await find('bus-day-night')
    const until = (rule: typeof stored, day: string | undefined) =>
      save({ ...rule, content: { ...rule.content, until: day } })
    const moved = (await until(stored, '2026-11-25')).data
    expect(moved).toMatchObject({
      revision: stored.revision + 1,
      content: { from: '2023-01-23', until: '2026-11-25' },
    })
    expect([await soldOn('2026-11-24'), await soldOn('2026-11-25')]).toEqual([expect.arrayContaining(['2']), []])
    const ended = (await end('bus-day-night', moved.revision)).data
    expect(ended).toMatchObject({ state: 'over', content: { until: '2026-11-21' } })
    expect(JSON.parse((await lastAuditEvent()).before)).toMatchObject({ content: { until: '2026-11-25' } })
    expect(JSON.parse((await lastAuditEvent()).after)).toMatchObject({ content: { until: '2026-11-21' } })
    expect((await end('bus-day-night', moved.revision)).data).toEqual(ended)
    expect(await soldOn('2026-11-21')).toEqual(expect.not.arrayContaining(['2']))
    expect((await until(ended, undefined)).code).toBe('STAFF_RULE_OVER')
    // Sold again from today on, by a rule of its own.
    await save({ id: 'again', revision: 0, content: { ...stored.content, from: '2026-11-21' } })
    expect(await soldOn('2026-11-25')).toEqual(expect.arrayContaining(['2', '3']))
  })

  // Lines of the demo end in two areas that have no rule about names yet.
  const ELSEWHERE = { ...DAYS, appliesTo: ['ZHOHKG'] }
  const NAMES_ELSEWHERE: SalesRule = { ...NAMES, ...ELSEWHERE }
  it.each<[SalesRule, string, string[]]>([
    [{ ...NAMES_ELSEWHERE, until: '2026-11-21' }, 'STAFF_DAYS_REVERSED', ['until']],
    [{ ...NAMES_ELSEWHERE, from: '2026-11-20' }, 'STAFF_DAY_OUT_OF_RANGE', ['from']],
    [{ ...NAMES, appliesTo: ['MACZHO', 'HKGQQQ'] }, 'STAFF_RULE_PLACES', ['appliesTo']],
    [{ ...NAMES, appliesTo: ['HKGMAC'] }, 'STAFF_RULE_TWICE', ['appliesTo']],
    [{ ...ELSEWHERE, kind: 'restricts', fareTypes: ['day'], aboveLevel: 10 }, 'STAFF_RULE_LEVEL', ['aboveLevel']],
    [{ ...ELSEWHERE, kind: 'sells', fareTypes: [] }, 'STAFF_RULE_FARE_TYPES', ['fareTypes']],
    [{ ...DAYS, kind: 'sells', fareTypes: ['day'], appliesTo: ['CLK'] }, 'STAFF_RULE_AIRPORT', ['fareTypes']],
  ])('a sales rule with %j is refused by %s, and nothing is stored', async (content, code, fields) => {
    const before = await list()
    expect(await save(newRule(content))).toMatchObject({ code, fields })
    expect(await list()).toEqual(before)
  })

  it.each<[object, string]>([
    [{ ...NAMES, need: '' }, 'content.need'],
    [{ ...DAYS, kind: 'notice', aboveLevel: 0 }, 'content.notice'],
    [{ ...DAYS, kind: 'sells', fareTypes: ['weekly'] }, 'content.fareTypes.0'],
  ])('a body that no form sends, %j, is refused at %s', async (content, field) => {
    const answer = await supervisor.call('staff/save.sales.rule', { ...newRule(), content })
    expect(answer).toMatchObject({ code: 'BAD_REQUEST', responseData: { fields: [field] } })
  })

  it('refuses a second editor, accepts the same form again, and records before and after in the audit', async () => {
    const rule = newRule({ ...NAMES, appliesTo: ['ZHO'] })
    const [one, other] = await Promise.all([save(rule), save(rule)])
    expect(other.data).toEqual(one.data)
    const edit = { ...rule, revision: 1, content: { ...NAMES, appliesTo: ['ZHO'], need: 'optional' as const } }
    const saved = await save(edit)
    expect(saved.data).toMatchObject({ revision: 2, content: { need: 'optional' } })
    expect(JSON.parse((await lastAuditEvent()).before)).toMatchObject({ content: { need: 'required' } })
    expect(JSON.parse((await lastAuditEvent()).after)).toMatchObject({ content: { need: 'optional' } })
    expect((await save(edit)).data).toEqual(saved.data)
    expect((await save({ ...rule, revision: 1, content: { ...NAMES, appliesTo: ['MAC'] } })).code).toBe(
      'STAFF_FORM_STALE',
    )
    expect((await end(rule.id, 1)).code).toBe('STAFF_FORM_STALE')
    expect((await save(newRule(NAMES, 1))).code).toBe('STAFF_RULE_UNKNOWN')
    expect((await end('none', 1)).code).toBe('STAFF_RULE_UNKNOWN')
    site.clock.set(TEST_NOW + DAY_MS)
    expect((await find(rule.id)).state).toBe('over')
  })

  it('an auditor reads rules and changes none; support does neither', async () => {
    const [auditor, support] = [await site.staff('auditor'), await site.staff('support')]
    expect((await auditor.send(queryRulesCall, {})).code).toBe('SUCCESS')
    expect((await auditor.send(saveSalesRuleCall, newRule())).code).toBe('FORBIDDEN')
    expect((await auditor.send(endSurveyCall, { id: '2025', revision: 1 })).code).toBe('FORBIDDEN')
    expect((await support.send(queryRulesCall, {})).code).toBe('FORBIDDEN')
  })
})

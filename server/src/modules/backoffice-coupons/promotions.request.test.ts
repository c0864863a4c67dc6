import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import type { TestStaff } from '../../testing/new-staff'

let site: TestApp
let supervisor: TestStaff
beforeAll(async () => {
  site = await buildTestApp()
  supervisor = await site.staff('supervisor')
})
afterAll(() => site.close())

const list = async () => (await supervisor.call('staff/query.promotions', {})).responseData
const find = async (kind: string) => (await list()).find((row: { kind: string }) => row.kind === kind)
const save = (row: object, change: object = {}) => supervisor.call('staff/save.promotion', { ...row, ...change })
const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()

describe('[D5.41] promotions are rows that staff edit', () => {
  it('passengers see the family combo off at their next query, and on again', async () => {
    const hasCombo = async () =>
      (await site.call('manage/query.route')).answer.responseData.some(
        (line: { familyCombo?: object }) => line.familyCombo !== undefined,
      )
    const combo = await find('familyCombo')
    expect([combo.on, await hasCombo()]).toEqual([true, true])
    const off = (await save(combo, { on: false })).responseData
    expect([off.on, off.revision, await hasCombo()]).toEqual([false, combo.revision + 1, false])
    expect(await lastAuditEvent()).toMatchObject({ action: 'coupon.edit', object_kind: 'promotion', outcome: 'done' })
    expect(JSON.parse((await lastAuditEvent()).before)).toMatchObject({ on: true })
    await save(off, { on: true })
    expect(await hasCombo()).toBe(true)
  })

  it('stores days, lines and nights as they were set', async () => {
    const cards = await find('buyOneGetOne')
    const change = { on: true, lineCodes: ['HKGZHORT'], dateFrom: '2026-12-01', dateTo: '2027-01-01', maxNights: 3 }
    expect((await save(cards, change)).responseData).toMatchObject(change)
    expect(await find('buyOneGetOne')).toMatchObject(change)
  })

  it.each<[string, object, string, string[]]>([
    ['buyOneGetOne', { dateFrom: '2026-12-02', dateTo: '2026-12-02' }, 'STAFF_PROMOTION_DAYS', ['dateTo']],
    ['buyOneGetOne', { lineCodes: ['HKGZHO'] }, 'STAFF_PROMOTION_LINES', ['lineCodes']],
    ['buyOneGetOne', { maxNights: 31 }, 'STAFF_PROMOTION_NIGHTS', ['maxNights']],
    ['familyCombo', { on: true, lineCodes: [] }, 'STAFF_PROMOTION_LINES', ['lineCodes']],
  ])('%s with %j is refused, and nothing is changed', async (kind, change, code, fields) => {
    const before = await find(kind)
    expect(await save(before, change)).toMatchObject({ code, responseData: { fields } })
    expect(await find(kind)).toEqual(before)
  })

  it('[D5.44] refuses a second editor of a promotion, and accepts the same form again', async () => {
    const shown = await find('buyOneGetOne')
    const saved = await save(shown, { maxNights: 5 })
    expect((await save(shown, { maxNights: 5 })).responseData).toEqual(saved.responseData)
    expect((await save(shown, { maxNights: 6 })).code).toBe('STAFF_FORM_STALE')
    expect(await find('buyOneGetOne')).toEqual(saved.responseData)
    expect((await save(shown, { promotionId: 'none' })).code).toBe('STAFF_PROMOTION_UNKNOWN')
  })
})

import type { Promotion } from '@shuttle/domain'
import { queryPromotionsCall, type StaffPromotion, savePromotionCall } from '@shuttle/wire/staff'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'

let site: TestApp
let supervisor: TestStaff
beforeAll(async () => {
  site = await buildTestApp()
  supervisor = await site.staff('supervisor')
})
afterAll(() => site.close())

const list = async () => (await supervisor.send(queryPromotionsCall, {})).data
const find = async (kind: Promotion['kind']) => (await list()).find((row) => row.kind === kind) as StaffPromotion
const save = (row: StaffPromotion, change: Partial<StaffPromotion> = {}) =>
  supervisor.send(savePromotionCall, { ...row, ...change })
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
    const off = (await save(combo, { on: false })).data
    expect([off.on, off.revision, await hasCombo()]).toEqual([false, combo.revision + 1, false])
    expect(await lastAuditEvent()).toMatchObject({ action: 'coupon.edit', object_kind: 'promotion', outcome: 'done' })
    expect(JSON.parse((await lastAuditEvent()).before)).toMatchObject({ on: true })
    await save(off, { on: true })
    expect(await hasCombo()).toBe(true)
  })

  it('stores days, lines and nights as they were set', async () => {
    const cards = await find('buyOneGetOne')
    const change = { on: true, appliesTo: ['HKGZHORT'], from: '2026-12-01', until: '2027-01-01', maxNights: 3 }
    expect((await save(cards, change)).data).toMatchObject(change)
    expect(await find('buyOneGetOne')).toMatchObject(change)
  })

  it.each<[Promotion['kind'], Partial<Promotion>, string, string[]]>([
    ['buyOneGetOne', { from: '2026-12-02', until: '2026-12-02' }, 'STAFF_PROMOTION_DAYS', ['until']],
    ['buyOneGetOne', { appliesTo: ['HKGZHO'] }, 'STAFF_PROMOTION_LINES', ['appliesTo']],
    ['buyOneGetOne', { maxNights: 31 }, 'STAFF_PROMOTION_NIGHTS', ['maxNights']],
    ['familyCombo', { on: true, appliesTo: [] }, 'STAFF_PROMOTION_LINES', ['appliesTo']],
  ])('%s with %j is refused, and nothing is changed', async (kind, change, code, fields) => {
    const before = await find(kind)
    expect(await save(before, change)).toMatchObject({ code, fields })
    expect(await find(kind)).toEqual(before)
  })

  it('refuses a day that is not on the calendar of the database', async () => {
    const row = { ...(await find('buyOneGetOne')), until: null }
    for (const from of ['0000-01-01', '2026-02-30', '2026/12/01'])
      expect(await supervisor.call('staff/save.promotion', { ...row, from })).toMatchObject({
        code: 'BAD_REQUEST',
        responseData: { fields: ['from'] },
      })
  })

  it('[D5.44] refuses a second editor of a promotion, and accepts the same form again', async () => {
    const shown = await find('buyOneGetOne')
    const saved = await save(shown, { maxNights: 5 })
    expect((await save(shown, { maxNights: 5 })).data).toEqual(saved.data)
    expect((await save(shown, { maxNights: 6 })).code).toBe('STAFF_FORM_STALE')
    expect(await find('buyOneGetOne')).toEqual(saved.data)
    expect((await save(shown, { id: 'none' })).code).toBe('STAFF_PROMOTION_UNKNOWN')
  })
})

import { addAreaCall, queryAreasCall, removeAreaCall, renameAreaCall, saveSalesRuleCall } from '@shuttle/wire/staff'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'

let site: TestApp
let supervisor: TestStaff
beforeAll(async () => {
  site = await buildTestApp()
  supervisor = await site.staff('supervisor')
})
afterAll(() => site.close())

const SHEKOU = { code: 'SHK', nameZhHk: '蛇口碼頭', nameZhCn: '蛇口码头', nameEn: 'Shekou' }
const list = async () => (await supervisor.send(queryAreasCall, {})).data
const find = async (code: string) => {
  const area = (await list()).find((one) => one.code === code)
  if (!area) throw new Error(`no area ${code}`)
  const { revision: expectedRevision, ...names } = area
  return { ...names, expectedRevision }
}
/** The departures of a day, as a passenger's page or a partner requests them. */
const departuresFrom = async (areaCode: string) =>
  (await site.call('ticket/query.group.ticket.book.info', { bookDate: '2026-11-22', areaCode })).answer.code
const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()

describe('[A8.region.1] areas that staff edit', () => {
  it('adds an area once, which the departures call knows then, and removes it while unused', async () => {
    expect(await departuresFrom('SHK')).toBe('AREA_NOT_FOUND')
    expect((await supervisor.send(addAreaCall, SHEKOU)).code).toBe('SUCCESS')
    expect(await find('SHK')).toMatchObject({ ...SHEKOU, lines: 0, rules: 0 })
    expect(await lastAuditEvent()).toMatchObject({ action: 'area.read' })
    // The area is there, and no line begins in it.
    expect(await departuresFrom('SHK')).toBe('LINE_NOT_FOUND')
    const again = await supervisor.send(addAreaCall, { ...SHEKOU, nameEn: 'Another' })
    expect(again).toMatchObject({ code: 'STAFF_AREA_EXISTS', fields: ['code'] })
    const shekou = await find('SHK')
    expect(shekou.nameEn).toBe('Shekou')
    const stale = await supervisor.send(removeAreaCall, { ...shekou, expectedRevision: 'other' })
    expect(stale.code).toBe('STAFF_FORM_STALE')
    expect((await supervisor.send(removeAreaCall, shekou)).code).toBe('SUCCESS')
    expect(await lastAuditEvent()).toMatchObject({ action: 'area.edit', object_kind: 'area', object_id: 'SHK' })
    expect((await list()).map(({ code }) => code)).not.toContain('SHK')
    expect(await departuresFrom('SHK')).toBe('AREA_NOT_FOUND')
  })

  it('an unknown area is neither renamed nor removed', async () => {
    const gone = { ...SHEKOU, code: 'QQQ', expectedRevision: '' }
    for (const answer of [await supervisor.send(renameAreaCall, gone), await supervisor.send(removeAreaCall, gone)])
      expect(answer).toMatchObject({ code: 'AREA_NOT_FOUND', fields: ['code'] })
  })

  it('shows passengers a new name at their next call, and records the old names in the audit', async () => {
    const before = await find('ZHO')
    await supervisor.send(renameAreaCall, { ...before, nameEn: 'Zhuhai Highway Port' })
    const { answer } = await site.call('manage/query.route', {}, { 'accept-language': 'en' })
    const line = answer.responseData.find(({ xldm }: { xldm: string }) => xldm === 'HKGZHO')
    expect(line.xlmc_2).toBe('Zhuhai Highway Port')
    const { expectedRevision } = await find('ZHO')
    await supervisor.send(renameAreaCall, { ...before, expectedRevision })
    expect(JSON.parse((await lastAuditEvent()).before)).toMatchObject({ name_en: 'Zhuhai Highway Port' })
    expect(JSON.parse((await lastAuditEvent()).after)).toMatchObject({ name_en: before.nameEn })
    expect(await find('ZHO')).toEqual(before)
  })

  it('refuses a second editor of an area, and accepts the same names again', async () => {
    const named = { ...(await find('HZI')), nameEn: 'HZMB Zhuhai' }
    expect((await supervisor.call(renameAreaCall.path, { ...named, nameEn: ' HZMB Zhuhai ' })).code).toBe('SUCCESS')
    expect((await supervisor.send(renameAreaCall, named)).code).toBe('SUCCESS')
    const other = await supervisor.send(renameAreaCall, { ...named, nameEn: 'Zhuhai' })
    expect(other.code).toBe('STAFF_FORM_STALE')
    expect((await find('HZI')).nameEn).toBe('HZMB Zhuhai')
  })

  it.each<[object, string, string[]]>([
    [{ code: 'shk' }, 'STAFF_AREA_CODE', ['code']],
    [{ nameZhHk: ' ', nameEn: '' }, 'STAFF_CONTENT_TEXT_MISSING', ['nameZhHk', 'nameEn']],
    [{ nameEn: '<b>Shekou</b>' }, 'STAFF_CONTENT_MARKUP', ['nameEn']],
  ])('an area with %j is refused by %s', async (change, code, fields) =>
    expect(await supervisor.send(addAreaCall, { ...SHEKOU, ...change })).toMatchObject({ code, fields }),
  )

  it('refuses to remove an area that a line or a rule names', async () => {
    const remove = async (code: string) => (await supervisor.send(removeAreaCall, await find(code))).code
    expect(await remove('HKG')).toBe('STAFF_AREA_IN_USE')
    await supervisor.send(addAreaCall, SHEKOU)
    const dated = { appliesTo: ['SHK'], from: '2026-11-21', until: undefined }
    const content = { kind: 'passenger-details', need: 'optional', ...dated } as const
    const rule = await supervisor.send(saveSalesRuleCall, { id: 'names', revision: 0, content })
    expect(rule.code).toBe('SUCCESS')
    expect([(await find('SHK')).rules, await remove('SHK')]).toEqual([1, 'STAFF_AREA_IN_USE'])
  })

  it('an auditor reads areas and changes none; support does neither', async () => {
    const [auditor, support] = [await site.staff('auditor'), await site.staff('support')]
    expect((await auditor.send(queryAreasCall, {})).code).toBe('SUCCESS')
    expect((await auditor.send(addAreaCall, { ...SHEKOU, code: 'ABC' })).code).toBe('FORBIDDEN')
    expect((await support.send(queryAreasCall, {})).code).toBe('FORBIDDEN')
  })
})

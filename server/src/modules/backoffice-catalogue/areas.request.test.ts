import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import type { TestStaff } from '../../testing/new-staff'

let site: TestApp
let supervisor: TestStaff
beforeAll(async () => {
  site = await buildTestApp()
  supervisor = await site.staff('supervisor')
})
afterAll(() => site.close())

const SHEKOU = { areaCode: 'SHK', nameZhHk: '蛇口碼頭', nameZhCn: '蛇口码头', nameEn: 'Shekou' }
const call = (path: string, body: object = {}) => supervisor.call(`staff/${path}`, body)
const list = async () => (await call('query.areas')).responseData.areas
const find = async (code: string) => (await list()).find(({ areaCode }: { areaCode: string }) => areaCode === code)
const rename = async (code: string, change: object) => {
  const { revision: expectedRevision, ...area } = await find(code)
  return call('rename.area', { ...area, expectedRevision, ...change })
}
/** The departures of a day, as a passenger's page or a partner requests them. */
const departuresFrom = async (areaCode: string) =>
  (await site.call('ticket/query.group.ticket.book.info', { bookDate: '2026-11-22', areaCode })).answer.code
const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()

describe('[A8.region.1] areas that staff edit', () => {
  it('adds an area once, which the departures call knows then, and removes it while unused', async () => {
    expect(await departuresFrom('SHK')).toBe('AREA_NOT_FOUND')
    expect((await call('add.area', SHEKOU)).code).toBe('SUCCESS')
    expect(await find('SHK')).toMatchObject({ ...SHEKOU, lines: 0, rules: 0 })
    expect(await lastAuditEvent()).toMatchObject({ action: 'area.read' })
    // The area is there, and no line begins in it.
    expect(await departuresFrom('SHK')).toBe('LINE_NOT_FOUND')
    const again = await call('add.area', { ...SHEKOU, nameEn: 'Another' })
    expect(again).toMatchObject({ code: 'STAFF_AREA_EXISTS', responseData: { fields: ['areaCode'] } })
    expect((await find('SHK')).nameEn).toBe('Shekou')
    const { revision: expectedRevision } = await find('SHK')
    expect((await call('remove.area', { areaCode: 'SHK', expectedRevision: 'other' })).code).toBe('STAFF_FORM_STALE')
    expect((await call('remove.area', { areaCode: 'SHK', expectedRevision })).code).toBe('SUCCESS')
    expect(await lastAuditEvent()).toMatchObject({ action: 'area.edit', object_kind: 'area', object_id: 'SHK' })
    expect([await find('SHK'), await departuresFrom('SHK')]).toEqual([undefined, 'AREA_NOT_FOUND'])
  })

  it('an unknown area is neither renamed nor removed', async () => {
    const gone = { ...SHEKOU, areaCode: 'QQQ', expectedRevision: '' }
    for (const path of ['rename.area', 'remove.area'])
      expect(await call(path, gone)).toMatchObject({ code: 'AREA_NOT_FOUND', responseData: { fields: ['areaCode'] } })
  })

  it('shows passengers a new name at their next call, and records the old names in the audit', async () => {
    const before = await find('ZHO')
    await rename('ZHO', { nameEn: 'Zhuhai Highway Port' })
    const { answer } = await site.call('manage/query.route', {}, { 'accept-language': 'en' })
    const line = answer.responseData.find(({ xldm }: { xldm: string }) => xldm === 'HKGZHO')
    expect(line.xlmc_2).toBe('Zhuhai Highway Port')
    await call('rename.area', { ...before, expectedRevision: (await find('ZHO')).revision })
    expect(JSON.parse((await lastAuditEvent()).before)).toMatchObject({ name_en: 'Zhuhai Highway Port' })
    expect(JSON.parse((await lastAuditEvent()).after)).toMatchObject({ name_en: before.nameEn })
    expect(await find('ZHO')).toEqual(before)
  })

  it('refuses a second editor of an area, and accepts the same names again', async () => {
    const { revision: expectedRevision, ...shown } = await find('HZI')
    const named = { ...shown, expectedRevision, nameEn: 'HZMB Zhuhai' }
    expect((await call('rename.area', named)).code).toBe('SUCCESS')
    expect((await call('rename.area', named)).code).toBe('SUCCESS')
    expect((await call('rename.area', { ...named, nameEn: 'Zhuhai' })).code).toBe('STAFF_FORM_STALE')
    expect((await find('HZI')).nameEn).toBe('HZMB Zhuhai')
  })

  it.each<[object, string, string[]]>([
    [{ areaCode: 'shk' }, 'STAFF_AREA_CODE', ['areaCode']],
    [{ nameZhHk: ' ', nameEn: '' }, 'STAFF_CONTENT_TEXT_MISSING', ['nameZhHk', 'nameEn']],
    [{ nameEn: '<b>Shekou</b>' }, 'STAFF_CONTENT_MARKUP', ['nameEn']],
  ])('an area with %j is refused by %s', async (change, code, fields) =>
    expect(await call('add.area', { ...SHEKOU, ...change })).toMatchObject({ code, responseData: { fields } }),
  )

  it('refuses to remove an area that a line or a rule names', async () => {
    const remove = async (areaCode: string) =>
      (await call('remove.area', { areaCode, expectedRevision: (await find(areaCode)).revision })).code
    expect(await remove('HKG')).toBe('STAFF_AREA_IN_USE')
    await call('add.area', SHEKOU)
    const rule = { ruleId: 'names', revision: 0, kind: 'asks-passengers', need: 'optional', notice: '', feeTypes: [] }
    const dated = { aboveLevel: 0, appliesTo: ['SHK'], dateFrom: '2026-11-21', dateTo: '' }
    expect((await call('save.sales.rule', { ...rule, ...dated })).code).toBe('SUCCESS')
    expect([(await find('SHK')).rules, await remove('SHK')]).toEqual([1, 'STAFF_AREA_IN_USE'])
  })

  it('an auditor reads areas and changes none; support does neither', async () => {
    const [auditor, support] = [await site.staff('auditor'), await site.staff('support')]
    expect((await auditor.call('staff/query.areas', {})).code).toBe('SUCCESS')
    expect((await auditor.call('staff/add.area', { ...SHEKOU, areaCode: 'ABC' })).code).toBe('FORBIDDEN')
    expect((await support.call('staff/query.areas', {})).code).toBe('FORBIDDEN')
  })
})

import { queryStaffGuidesCall, saveHolidaysCall, saveLineGuideCall, saveStopGuideCall } from '@shuttle/wire/staff'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'

let site: TestApp
let supervisor: TestStaff
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  supervisor = await site.staff('supervisor')
})

const list = async () => (await supervisor.send(queryStaffGuidesCall, {})).data
const findLine = async () => {
  const line = (await list()).lines.find(({ code }) => code === 'HKGZHO')
  if (!line?.content) throw new Error('no guide')
  return { code: line.code, expectedRevision: line.revision, content: line.content }
}
const findStop = async () => {
  const stop = (await list()).stops.find(({ code }) => code === 'HKG')
  if (!stop?.content) throw new Error('no guide')
  return { code: stop.code, expectedRevision: stop.revision, content: stop.content }
}
const shown = async () => (await site.call('manage/query.guides')).answer.responseData
const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()

describe('[D11.stops.7] guides of lines and stops that staff write', () => {
  it('lists every one-way line and every stop with its name', async () => {
    const { lines, stops } = await list()
    expect(lines.map(({ code }) => code)).toEqual(['HKGZHO', 'HKGMAC', 'MACHKG', 'ZHOHKG', 'HZICLK', 'CLKHZI'])
    expect(stops.map(({ code }) => code).sort()).toEqual(['CLK', 'HKG', 'HZI', 'MAC', 'ZHO'])
    expect([...lines, ...stops].every(({ name, content }) => name !== '' && content !== null)).toBe(true)
  })

  it('a changed guide is read by passengers at once, and the audit records before and after', async () => {
    const line = await findLine()
    const content = { ...line.content, rideMinutes: 45 }
    expect((await supervisor.send(saveLineGuideCall, { ...line, content })).code).toBe('SUCCESS')
    const row = (await shown()).lines.find(({ lineCode }: { lineCode: string }) => lineCode === 'HKGZHO')
    expect(row.rideMinutes).toBe(45)
    const event = await lastAuditEvent()
    expect(event).toMatchObject({ action: 'guide.edit', object_kind: 'line-guide', object_id: 'HKGZHO' })
    expect([event.before, event.after].map((text) => JSON.parse(JSON.parse(text).content).rideMinutes)).toEqual([
      40, 45,
    ])
  })

  it('refuses a second editor of a guide, and accepts the same content again', async () => {
    const stop = await findStop()
    const content = { ...stop.content, phone: '+852 2345 6789' }
    expect((await supervisor.send(saveStopGuideCall, { ...stop, content })).code).toBe('SUCCESS')
    expect((await supervisor.send(saveStopGuideCall, { ...stop, content })).code).toBe('SUCCESS')
    expect((await supervisor.send(saveStopGuideCall, { ...stop, content: { ...content, phone: '' } })).code).toBe(
      'STAFF_FORM_STALE',
    )
    expect((await findStop()).content.phone).toBe('+852 2345 6789')
  })

  it('refuses a guide that breaks a rule, and one of an unknown line or stop', async () => {
    const [line, stop] = [await findLine(), await findStop()]
    const bay = { ...line, content: { ...line.content, bay: 5 } }
    expect(await supervisor.send(saveLineGuideCall, bay)).toMatchObject({ code: 'STAFF_GUIDE_BAY', fields: ['bay'] })
    const two = { baysZhHk: '1\n2', baysZhCn: '1\n2', baysEn: '1\n2' }
    const fewer = await supervisor.send(saveStopGuideCall, { ...stop, content: { ...stop.content, ...two } })
    expect(fewer).toMatchObject({ code: 'STAFF_GUIDE_BAY', fields: ['baysZhHk', 'baysZhCn', 'baysEn'] })
    expect((await supervisor.send(saveLineGuideCall, { ...line, code: 'HKGZHORT' })).code).toBe('LINE_NOT_FOUND')
    expect((await supervisor.send(saveStopGuideCall, { ...stop, code: 'QQQ' })).code).toBe('AREA_NOT_FOUND')
  })

  it('[D11.stops.6] the holidays that staff write are those that passengers read', async () => {
    const { code, revision: expectedRevision } = (await list()).holidays[0] ?? { code: '', revision: '' }
    const save = (days: string) => supervisor.send(saveHolidaysCall, { code, expectedRevision, content: { days } })
    expect(await save('2026-02-30')).toMatchObject({ code: 'STAFF_GUIDE_DAYS', fields: ['days'] })
    expect((await save('2027-01-01\n2027-02-06')).code).toBe('SUCCESS')
    expect((await shown()).holidays).toEqual(['2027-01-01', '2027-02-06'])
  })

  it('an auditor reads guides and changes none; support does neither', async () => {
    const [auditor, support] = [await site.staff('auditor'), await site.staff('support')]
    const line = await findLine()
    expect((await auditor.send(queryStaffGuidesCall, {})).code).toBe('SUCCESS')
    expect((await auditor.send(saveLineGuideCall, line)).code).toBe('FORBIDDEN')
    expect((await support.send(queryStaffGuidesCall, {})).code).toBe('FORBIDDEN')
  })
})

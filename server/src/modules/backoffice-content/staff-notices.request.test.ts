import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app'
import type { TestStaff } from '../../testing/new-staff'

let site: TestApp
let supervisor: TestStaff
let count = 0
beforeAll(async () => {
  site = await buildTestApp()
  supervisor = await site.staff('supervisor')
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  await site.db.deleteFrom('notices').execute()
})

const newNotice = (change: object = {}) => {
  count += 1
  return {
    noticeId: `n-${count}`,
    revision: 0,
    titleZhHk: '路面工程',
    titleZhCn: '道路施工',
    titleEn: 'Road works',
    contentZhHk: '往澳門的車程約多十分鐘。',
    contentZhCn: '往澳门的车程约多十分钟。',
    contentEn: 'Rides to Macau take about ten minutes longer.',
    beginTime: '2026-11-21 10:00:00',
    endTime: '2026-11-22 10:00:00',
    ...change,
  }
}
const save = (notice: object) => supervisor.call('staff/save.notice', notice)
const list = async (filter: object = {}) => (await supervisor.call('staff/query.notices', filter)).responseData
const states = async () => (await list()).rows.map(({ state }: { state: string }) => state)
/** Titles on home, as a passenger reads them. */
const onHome = async (language = 'en') =>
  (await site.call('manage/query.route', {}, { 'accept-language': language })).answer.notice.map(
    ({ title }: { title: string }) => title,
  )
const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()

describe('[D5.42] a notice is published', () => {
  it('passengers read a notice at the next load of home in their language, until its end', async () => {
    const answer = await save(newNotice())
    expect(answer.responseData).toMatchObject({ state: 'SHOWN', revision: 1, survey: false })
    expect([await onHome('en'), await onHome('zh-HK'), await onHome('zh-CN')]).toEqual([
      ['Road works'],
      ['路面工程'],
      ['道路施工'],
    ])
    site.clock.set(TEST_NOW + 86_400_000 - 1)
    expect(await onHome()).toEqual(['Road works'])
    site.clock.set(TEST_NOW + 86_400_000)
    expect([await onHome(), await states()]).toEqual([[], ['OVER']])
  })

  it('a planned notice appears at its time', async () => {
    await save(newNotice({ beginTime: '2026-11-21 10:00:01' }))
    expect([await onHome(), await states()]).toEqual([[], ['PLANNED']])
    site.clock.set(TEST_NOW + 1000)
    expect([await onHome(), await states()]).toEqual([['Road works'], ['SHOWN']])
  })

  it('passengers read the visible text of a notice, in the order in which it was typed', async () => {
    const hidden = { titleEn: '\u202EskroW\u202C \u200Bdaor\uFEFF', contentEn: '<\u200Bscript> is \u2066text\u2069.' }
    expect((await save(newNotice(hidden))).responseData).toMatchObject({ fields: ['contentEn'] })
    expect((await save(newNotice({ ...hidden, contentEn: 'Is \u2066text\u2069.' }))).code).toBe('SUCCESS')
    expect(await onHome()).toEqual(['skroW daor'])
    expect((await list()).rows[0].contentEn).toBe('Is text.')
  })

  it.each<[object, string, string[]]>([
    [{ titleZhCn: '', contentEn: ' ' }, 'STAFF_CONTENT_TEXT_MISSING', ['titleZhCn', 'contentEn']],
    [{ titleEn: 'x'.repeat(61) }, 'STAFF_CONTENT_TEXT_TOO_LONG', ['titleEn']],
    [{ contentEn: '<script>alert(1)</script>' }, 'STAFF_CONTENT_MARKUP', ['contentEn']],
    [{ endTime: '2026-11-21 10:00:00' }, 'STAFF_WINDOW_INVALID', ['endTime']],
    [{ beginTime: '2026-11-01 00:00:00', endTime: '2026-11-21 10:00:00' }, 'STAFF_WINDOW_OVER', ['endTime']],
  ])('a notice with %j is refused at its field, and passengers do not get it', async (change, code, fields) => {
    expect(await save(newNotice(change))).toMatchObject({ code, responseData: { fields } })
    expect([await onHome(), (await lastAuditEvent()).refusal]).toEqual([[], code])
  })

  it('staff find notices by state and page by page, those that begin last in front', async () => {
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-23'])
      await save(newNotice({ titleEn: day, beginTime: `${day} 00:00:00`, endTime: '2026-12-01 00:00:00' }))
    const titles = async (filter: object) =>
      (await list(filter)).rows.map(({ titleEn }: { titleEn: string }) => titleEn)
    expect(await titles({ state: 'SHOWN' })).toEqual(['2026-11-21', '2026-11-20'])
    expect(await titles({ state: 'PLANNED' })).toEqual(['2026-11-23'])
    const { nextNoticeId } = await list({ pageSize: 1 })
    expect(await titles({ pageSize: 5, afterNoticeId: nextNoticeId })).toEqual(['2026-11-21', '2026-11-20'])
  })
})

describe('[D5.44] two editors of the same notice', () => {
  it('refuses the second editor, accepts the same form again, and records before and after in the audit', async () => {
    const notice = newNotice()
    const [one, other] = await Promise.all([save(notice), save(notice)])
    expect(other.responseData).toEqual(one.responseData)
    const edit = { ...notice, revision: 1, titleEn: 'Road closed' }
    const saved = await save(edit)
    expect(saved.responseData).toMatchObject({ titleEn: 'Road closed', revision: 2 })
    expect(JSON.parse((await lastAuditEvent()).before)).toMatchObject({ titleEn: 'Road works' })
    expect(JSON.parse((await lastAuditEvent()).after)).toMatchObject({ titleEn: 'Road closed' })
    expect((await save(edit)).responseData).toEqual(saved.responseData)
    expect((await save({ ...edit, titleEn: 'All clear' })).code).toBe('STAFF_FORM_STALE')
    expect((await save({ ...notice, titleEn: 'All clear' })).code).toBe('STAFF_FORM_STALE')
    expect(await onHome()).toEqual(['Road closed'])
    expect((await save(newNotice({ revision: 1 }))).code).toBe('STAFF_NOTICE_UNKNOWN')
  })
})

describe('[D5.42] a notice is ended before its time', () => {
  const end = (noticeId: string, revision: number) => supervisor.call('staff/end.notice', { noticeId, revision })
  it('passengers no longer get an ended notice; ending it again changes nothing', async () => {
    const { noticeId } = (await save(newNotice())).responseData
    site.clock.advance(1000)
    const ended = (await end(noticeId, 1)).responseData
    expect(ended).toMatchObject({ state: 'OVER', endTime: '2026-11-21 10:00:01', revision: 2 })
    site.clock.advance(1000)
    expect((await end(noticeId, 1)).responseData).toEqual(ended)
    expect(await onHome()).toEqual([])
    expect((await end('none', 1)).code).toBe('STAFF_NOTICE_UNKNOWN')
  })

  it('a planned notice that is ended never begins, and ending a changed one is refused', async () => {
    const planned = newNotice({ beginTime: '2026-11-22 00:00:00' })
    await save(planned)
    await save({ ...planned, revision: 1, titleEn: 'Road closed' })
    expect((await end(planned.noticeId, 1)).code).toBe('STAFF_FORM_STALE')
    expect((await end(planned.noticeId, 2)).responseData.state).toBe('OVER')
    site.clock.set(TEST_NOW + 86_400_000)
    expect([await onHome(), await states()]).toEqual([[], ['OVER']])
  })
})

import type { NoticeContent } from '@shuttle/domain/staff'
import { endNoticeCall, queryNoticesCall, saveNoticeCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'

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

const at = (text: string) => Date.parse(`${text}+08:00`)
const newNotice = (change: Partial<NoticeContent> = {}, revision = 0) => {
  count += 1
  const content = {
    titleZhHk: '路面工程',
    titleZhCn: '道路施工',
    titleEn: 'Road works',
    contentZhHk: '往澳門的車程約多十分鐘。',
    contentZhCn: '往澳门的车程约多十分钟。',
    contentEn: 'Rides to Macau take about ten minutes longer.',
    from: TEST_NOW,
    until: at('2026-11-22T10:00:00'),
    ...change,
  }
  return { id: `n-${count}`, revision, content }
}
type NoticeForm = ReturnType<typeof newNotice>
const save = (notice: NoticeForm) => supervisor.send(saveNoticeCall, notice)
/** The same form of a later revision, with other texts or times. */
const edited = (notice: NoticeForm, revision: number, change: Partial<NoticeContent>): NoticeForm => ({
  ...notice,
  revision,
  content: { ...notice.content, ...change },
})
const list = async (filter: z.output<typeof queryNoticesCall.request> = {}) =>
  (await supervisor.send(queryNoticesCall, filter)).data
const states = async () => (await list()).rows.map(({ state }) => state)
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
    expect(answer.data).toMatchObject({ state: 'shown', revision: 1, isAboutSurvey: false })
    expect([await onHome('en'), await onHome('zh-HK'), await onHome('zh-CN')]).toEqual([
      ['Road works'],
      ['路面工程'],
      ['道路施工'],
    ])
    site.clock.set(TEST_NOW + 86_400_000 - 1)
    expect(await onHome()).toEqual(['Road works'])
    site.clock.set(TEST_NOW + 86_400_000)
    expect([await onHome(), await states()]).toEqual([[], ['over']])
  })

  it('a planned notice appears at its time', async () => {
    await save(newNotice({ from: TEST_NOW + 1000 }))
    expect([await onHome(), await states()]).toEqual([[], ['planned']])
    site.clock.set(TEST_NOW + 1000)
    expect([await onHome(), await states()]).toEqual([['Road works'], ['shown']])
  })

  it('passengers read the visible text of a notice, in the order in which it was typed', async () => {
    const hidden = { titleEn: '\u202EskroW\u202C \u200Bdaor\uFEFF', contentEn: '<\u200Bscript> is \u2066text\u2069.' }
    expect((await save(newNotice(hidden))).fields).toEqual(['contentEn'])
    expect((await save(newNotice({ ...hidden, contentEn: 'Is \u2066text\u2069.' }))).code).toBe('SUCCESS')
    expect(await onHome()).toEqual(['skroW daor'])
    expect((await list()).rows[0]?.content.contentEn).toBe('Is text.')
  })

  it.each<[Partial<NoticeContent>, string, string[]]>([
    [{ titleZhCn: '', contentEn: ' ' }, 'STAFF_CONTENT_TEXT_MISSING', ['titleZhCn', 'contentEn']],
    [{ titleEn: 'x'.repeat(61) }, 'STAFF_CONTENT_TEXT_TOO_LONG', ['titleEn']],
    [{ contentEn: '<script>alert(1)</script>' }, 'STAFF_CONTENT_MARKUP', ['contentEn']],
    [{ until: TEST_NOW }, 'STAFF_WINDOW_INVALID', ['until']],
    [{ from: at('2026-11-01T00:00:00'), until: TEST_NOW }, 'STAFF_WINDOW_OVER', ['until']],
  ])('a notice with %j is refused at its field, and passengers do not get it', async (change, code, fields) => {
    expect(await save(newNotice(change))).toMatchObject({ code, fields })
    expect([await onHome(), (await lastAuditEvent()).refusal]).toEqual([[], code])
  })

  it('staff find notices by state and page by page, those that begin last in front', async () => {
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-23'])
      await save(newNotice({ titleEn: day, from: at(`${day}T00:00:00`), until: at('2026-12-01T00:00:00') }))
    const titles = async (filter: Parameters<typeof list>[0]) =>
      (await list(filter)).rows.map(({ content }) => content.titleEn)
    expect(await titles({ state: 'shown' })).toEqual(['2026-11-21', '2026-11-20'])
    expect(await titles({ state: 'planned' })).toEqual(['2026-11-23'])
    const { next } = await list({ pageSize: 1 })
    expect(await titles({ pageSize: 5, after: next })).toEqual(['2026-11-21', '2026-11-20'])
  })
})

describe('[D5.44] two editors of the same notice', () => {
  it('refuses the second editor, accepts the same form again, and records before and after in the audit', async () => {
    const notice = newNotice()
    const [one, other] = await Promise.all([save(notice), save(notice)])
    expect(other.data).toEqual(one.data)
    const edit = edited(notice, 1, { titleEn: 'Road closed' })
    const saved = await save(edit)
    expect(saved.data).toMatchObject({ revision: 2, content: { titleEn: 'Road closed' } })
    expect(JSON.parse((await lastAuditEvent()).before)).toMatchObject({ content: { titleEn: 'Road works' } })
    expect(JSON.parse((await lastAuditEvent()).after)).toMatchObject({ content: { titleEn: 'Road closed' } })
    expect((await save(edit)).data).toEqual(saved.data)
    expect((await save(edited(notice, 1, { titleEn: 'All clear' }))).code).toBe('STAFF_FORM_STALE')
    expect((await save(edited(notice, 0, { titleEn: 'All clear' }))).code).toBe('STAFF_FORM_STALE')
    expect(await onHome()).toEqual(['Road closed'])
    expect((await save(newNotice({}, 1))).code).toBe('STAFF_NOTICE_UNKNOWN')
  })
})

describe('[D5.42] a notice is ended before its time', () => {
  const end = (id: string, revision: number) => supervisor.send(endNoticeCall, { id, revision })
  it('passengers no longer get an ended notice; ending it again changes nothing', async () => {
    const { id } = (await save(newNotice())).data
    site.clock.advance(1000)
    const ended = (await end(id, 1)).data
    expect(ended).toMatchObject({ state: 'over', revision: 2, content: { until: TEST_NOW + 1000 } })
    site.clock.advance(1000)
    expect((await end(id, 1)).data).toEqual(ended)
    expect(await onHome()).toEqual([])
    expect((await end('none', 1)).code).toBe('STAFF_NOTICE_UNKNOWN')
  })

  it('a planned notice that is ended never begins, and ending a changed one is refused', async () => {
    const planned = newNotice({ from: at('2026-11-22T00:00:00') })
    await save(planned)
    await save(edited(planned, 1, { titleEn: 'Road closed' }))
    expect((await end(planned.id, 1)).code).toBe('STAFF_FORM_STALE')
    expect((await end(planned.id, 2)).data.state).toBe('over')
    site.clock.set(TEST_NOW + 86_400_000)
    expect([await onHome(), await states()]).toEqual([[], ['over']])
  })
})

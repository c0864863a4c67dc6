import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app'
import type { TestStaff } from '../../testing/new-staff'

let site: TestApp
let supervisor: TestStaff
let count = 0
beforeAll(async () => {
  site = await buildTestApp({ SURVEY_URL: 'https://survey.example/' })
  supervisor = await site.staff('supervisor')
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  await site.db.updateTable('notices').set({ survey_window_id: null }).execute()
  await site.db.deleteFrom('survey_windows').execute()
  await site.db.deleteFrom('notices').execute()
})

const newSurvey = (change: object = {}) => {
  count += 1
  return {
    ruleId: `s-${count}`,
    revision: 0,
    beginTime: '2026-11-21 10:00:00',
    endTime: '2026-11-22 00:00:00',
    noticeId: '',
    ...change,
  }
}
const texts = { titleZhHk: '問卷', titleZhCn: '问卷', titleEn: 'Survey' }
const contents = { contentZhHk: '告訴我們', contentZhCn: '告诉我们', contentEn: 'Tell us' }
const addNotice = (noticeId: string, beginTime = '2026-11-21 09:00:00', endTime = '2026-12-01 00:00:00') =>
  supervisor.call('staff/save.notice', { noticeId, revision: 0, ...texts, ...contents, beginTime, endTime })
const save = (survey: object) => supervisor.call('staff/save.survey', survey)
const list = async () => (await supervisor.call('staff/query.rules', {})).responseData.surveys
/** The end of the survey on home, and which notices lead to it. */
const home = async () => {
  const { answer } = await site.call('manage/query.route')
  return [answer.survey?.endTime, answer.notice.map(({ survey = false }: { survey?: boolean }) => survey)]
}

describe('[D5.59] surveys that staff date', () => {
  it('home links to a survey from its beginning until its end, by the notice that announces it', async () => {
    await addNotice('a', '2026-11-21 08:00:00')
    await addNotice('b')
    expect(await home()).toEqual([undefined, [false, false]])
    const survey = newSurvey({ noticeId: 'b' })
    expect((await save(survey)).responseData).toMatchObject({ state: 'IN_FORCE', noticeId: 'b', revision: 1 })
    expect(await home()).toEqual(['2026-11-22 00:00:00', [false, true]])
    await save({ ...survey, revision: 1, noticeId: 'a', endTime: '2026-11-21 18:00:00' })
    expect(await home()).toEqual(['2026-11-21 18:00:00', [true, false]])
    site.clock.set(Date.parse('2026-11-21T18:00:00+08:00'))
    expect((await home())[0]).toBeUndefined()
  })

  it('ends a survey at once; ending it again changes nothing', async () => {
    const { ruleId } = (await save(newSurvey())).responseData
    site.clock.advance(1000)
    const end = () => supervisor.call('staff/end.survey', { ruleId, revision: 1 })
    const ended = (await end()).responseData
    expect(ended).toMatchObject({ state: 'OVER', endTime: '2026-11-21 10:00:01', revision: 2 })
    expect((await home())[0]).toBeUndefined()
    site.clock.advance(1000)
    expect((await end()).responseData).toEqual(ended)
    expect((await save({ ...ended, endTime: '2026-12-01 00:00:00' })).code).toBe('STAFF_RULE_OVER')
    // Its time is free again.
    expect((await save(newSurvey({ beginTime: '2026-11-21 10:00:01' }))).code).toBe('SUCCESS')
  })

  it.each<[object, string, string[]]>([
    [{ endTime: '2026-11-21 10:00:00' }, 'STAFF_WINDOW_INVALID', ['endTime']],
    [{ beginTime: '2026-11-21 12:00:00', endTime: '2026-11-23 00:00:00' }, 'STAFF_SURVEY_OVERLAP', ['beginTime']],
    [{ beginTime: '2026-11-22 00:00:00', endTime: '2026-11-31 00:00:00' }, 'STAFF_RULE_MOMENT', ['endTime']],
    [
      { beginTime: '2026-11-22 00:00:00', endTime: '2026-11-23 00:00:00', noticeId: 'none' },
      'STAFF_NOTICE_UNKNOWN',
      ['noticeId'],
    ],
    [
      { beginTime: '2026-11-22 00:00:00', endTime: '2026-11-23 00:00:00', noticeId: 'taken' },
      'STAFF_SURVEY_NOTICE',
      ['noticeId'],
    ],
    [
      { beginTime: '2026-11-22 00:00:00', endTime: '2026-11-23 00:00:00', noticeId: 'late' },
      'STAFF_SURVEY_NOTICE',
      ['noticeId'],
    ],
  ])('a survey with %j is refused by %s, and nothing is stored', async (change, code, fields) => {
    await addNotice('taken')
    await addNotice('late', '2026-11-23 00:00:00')
    await save(newSurvey({ noticeId: 'taken' }))
    const before = await list()
    expect(await save(newSurvey(change))).toMatchObject({ code, responseData: { fields } })
    expect(await list()).toEqual(before)
  })

  it('refuses a second editor of a survey, and accepts the same form again', async () => {
    const survey = newSurvey()
    const saved = await save(survey)
    expect((await save(survey)).responseData).toEqual(saved.responseData)
    const edit = { ...survey, revision: 1, endTime: '2026-11-23 00:00:00' }
    expect((await save(edit)).responseData.revision).toBe(2)
    expect((await save(edit)).responseData.revision).toBe(2)
    expect((await save({ ...edit, endTime: '2026-11-24 00:00:00' })).code).toBe('STAFF_FORM_STALE')
    expect((await save(newSurvey({ revision: 1 }))).code).toBe('STAFF_RULE_UNKNOWN')
  })
})

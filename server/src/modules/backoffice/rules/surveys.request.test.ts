import type { Survey } from '@shuttle/domain/staff'
import { endSurveyCall, queryRulesCall, saveNoticeCall, saveSurveyCall } from '@shuttle/wire/staff'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'

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

const at = (text: string) => Date.parse(`${text}+08:00`)
const TEN = at('2026-11-21T10:00:00')
const newSurvey = (change: Partial<Survey> = {}, revision = 0) => {
  count += 1
  const content = { from: TEN, until: at('2026-11-22T00:00:00'), noticeId: undefined, ...change }
  return { id: `s-${count}`, revision, content }
}
const texts = { titleZhHk: '問卷', titleZhCn: '问卷', titleEn: 'Survey' }
const contents = { contentZhHk: '告訴我們', contentZhCn: '告诉我们', contentEn: 'Tell us' }
const addNotice = (id: string, begin = '2026-11-21 09:00:00', end = '2026-12-01 00:00:00') => {
  const period = { from: Date.parse(`${begin}+08:00`), until: Date.parse(`${end}+08:00`) }
  return supervisor.send(saveNoticeCall, { id, revision: 0, content: { ...texts, ...contents, ...period } })
}
const save = (survey: ReturnType<typeof newSurvey>) => supervisor.send(saveSurveyCall, survey)
const list = async () => (await supervisor.send(queryRulesCall, {})).data.surveys
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
    expect((await save(survey)).data).toMatchObject({ state: 'inForce', revision: 1, content: { noticeId: 'b' } })
    expect(await home()).toEqual(['2026-11-22 00:00:00', [false, true]])
    const moved = { ...survey.content, noticeId: 'a', until: at('2026-11-21T18:00:00') }
    await save({ ...survey, revision: 1, content: moved })
    expect(await home()).toEqual(['2026-11-21 18:00:00', [true, false]])
    site.clock.set(Date.parse('2026-11-21T18:00:00+08:00'))
    expect((await home())[0]).toBeUndefined()
  })

  it('ends a survey at once; ending it again changes nothing', async () => {
    const { id } = (await save(newSurvey())).data
    site.clock.advance(1000)
    const end = () => supervisor.send(endSurveyCall, { id, revision: 1 })
    const ended = (await end()).data
    expect(ended).toMatchObject({ state: 'over', revision: 2, content: { until: TEN + 1000 } })
    expect((await home())[0]).toBeUndefined()
    site.clock.advance(1000)
    expect((await end()).data).toEqual(ended)
    const longer = { ...ended.content, until: at('2026-12-01T00:00:00') }
    expect((await save({ ...ended, content: longer })).code).toBe('STAFF_RULE_OVER')
    // Its time is free again.
    expect((await save(newSurvey({ from: TEN + 1000 }))).code).toBe('SUCCESS')
  })

  const LATER = { from: at('2026-11-22T00:00:00'), until: at('2026-11-23T00:00:00') }
  it.each<[Partial<Survey>, string, string[]]>([
    [{ until: TEN }, 'STAFF_WINDOW_INVALID', ['until']],
    [{ from: at('2026-11-21T12:00:00'), until: at('2026-11-23T00:00:00') }, 'STAFF_SURVEY_OVERLAP', ['from']],
    [{ ...LATER, noticeId: 'none' }, 'STAFF_NOTICE_UNKNOWN', ['noticeId']],
    [{ ...LATER, noticeId: 'taken' }, 'STAFF_SURVEY_NOTICE', ['noticeId']],
    [{ ...LATER, noticeId: 'late' }, 'STAFF_SURVEY_NOTICE', ['noticeId']],
  ])('a survey with %j is refused by %s, and nothing is stored', async (change, code, fields) => {
    await addNotice('taken')
    await addNotice('late', '2026-11-23 00:00:00')
    await save(newSurvey({ noticeId: 'taken' }))
    const before = await list()
    expect(await save(newSurvey(change))).toMatchObject({ code, fields })
    expect(await list()).toEqual(before)
  })

  it('refuses a survey whose end is no instant, and a field that a survey does not have', async () => {
    const { id, revision } = newSurvey()
    const content = { from: '2026-11-21T02:00:00.000Z', until: '2026-11-22T00:00:00.000Z', noticeId: null }
    for (const [change, field] of [
      [{ until: '2026-11-31T00:00:00.000Z' }, 'content.until'],
      [{ extra: 1 }, 'content'],
    ] as const) {
      const answer = await supervisor.call('staff/save.survey', { id, revision, content: { ...content, ...change } })
      expect(answer).toMatchObject({ code: 'BAD_REQUEST', responseData: { fields: [field] } })
    }
    expect((await supervisor.call('staff/save.survey', { id, revision, content })).code).toBe('SUCCESS')
  })

  it('refuses a second editor of a survey, and accepts the same form again', async () => {
    const survey = newSurvey()
    const saved = await save(survey)
    expect((await save(survey)).data).toEqual(saved.data)
    const until = (text: string) => ({ ...survey, revision: 1, content: { ...survey.content, until: at(text) } })
    expect((await save(until('2026-11-23T00:00:00'))).data.revision).toBe(2)
    expect((await save(until('2026-11-23T00:00:00'))).data.revision).toBe(2)
    expect((await save(until('2026-11-24T00:00:00'))).code).toBe('STAFF_FORM_STALE')
    expect((await save(newSurvey({}, 1))).code).toBe('STAFF_RULE_UNKNOWN')
  })
})

import { toInstant } from '@shuttle/domain'
import { buildTestApp } from '../../../testing/build-test-app'
import { openTestDatabase } from '../../../testing/open-test-database'
import { presentBanner, presentNotice } from './announcements.presenter'
import { findBanners, findNotices, findSurveyWindow } from './announcements.repository'

const [begin, end] = [toInstant('2025-08-05', '12:00'), toInstant('2025-09-11')]
const notice = {
  id: 'n',
  title_zh_cn: '通知',
  title_zh_hk: '通告',
  title_en: 'Notice',
  content_zh_cn: '简',
  content_zh_hk: '繁',
  content_en: 'text',
  begins_at: begin,
  ends_at: end,
  survey_window_id: null,
  revision: 1,
}
const banner = {
  id: 'b',
  image_url: '/b.png',
  url: '/ticket_details',
  kind: 'page' as const,
  params: 'xllb=1',
  title_zh_cn: '横幅',
  title_zh_hk: '橫額',
  title_en: 'Banner',
  position: 1,
  begins_at: begin,
  ends_at: end,
  revision: 1,
}

describe('[P1.home.2] the survey window, 2025-08-05 12:00 to 2025-09-10 24:00', () => {
  it('[P1.home.1, P7.route.1] shows notices and banners inside their time, half-open', async () => {
    const { db, close } = await openTestDatabase()
    await db.insertInto('notices').values(notice).execute()
    await db.insertInto('banners').values(banner).execute()
    const shown = async (now: number) => [(await findNotices(db, now)).length, (await findBanners(db, now)).length]
    expect(await shown(begin - 1)).toEqual([0, 0])
    expect(await shown(begin)).toEqual([1, 1])
    expect(await shown(end - 1)).toEqual([1, 1])
    expect(await shown(end)).toEqual([0, 0])
    await close()
  })
  it('presents notice and banner in the language of the request', () => {
    expect(presentNotice(notice, 'zh-hk')).toMatchObject({
      title: '通告',
      content: '繁',
      beginTime: '2025-08-05 12:00:00',
    })
    expect(presentNotice(notice, 'en').title).toBe('Notice')
    expect(presentNotice(notice, 'en').survey).toBeUndefined()
    expect(presentBanner(banner, 'zh-hk')).toEqual({
      img: '/b.png',
      url: '/ticket_details',
      type: 'page',
      params: 'xllb=1',
      title: '橫額',
    })
  })
})

describe('[P1.home.2] the survey is open from 2025-08-05 12:00 until 2025-09-10 24:00', () => {
  it.each([
    ['2025-08-05', '11:59:59', undefined],
    ['2025-08-05', '12:00:00', '2025'],
    ['2025-09-10', '23:59:59', '2025'],
    ['2025-09-11', '00:00:00', undefined],
  ])('the survey that is open at %s %s is %s', async (date, time, id) => {
    const { db, close } = await openTestDatabase()
    expect((await findSurveyWindow(db, toInstant(date, time)))?.id).toBe(id)
    await close()
  })

  it('links the survey to the address of the setting, and to none without the setting', async () => {
    for (const [env, survey] of [
      [{ SURVEY_URL: 'https://survey.example/2025' }, { url: 'https://survey.example/2025' }],
      [{}, undefined],
    ] as const) {
      const site = await buildTestApp(env)
      site.clock.set(begin)
      const { answer } = await site.call('manage/query.route')
      if (survey) expect(answer.survey).toMatchObject({ ...survey, beginTime: '2025-08-05 12:00:00' })
      else expect(answer.survey).toBeUndefined()
      expect(answer.notice).toMatchObject([{ survey: true }])
      await site.close()
    }
  })
})

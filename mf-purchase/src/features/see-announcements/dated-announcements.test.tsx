import { TEST_NOW } from '@shuttle/testing'
import { queryRouteCall } from '@shuttle/wire'
import { screen } from '@testing-library/react'
import { openScreen } from '../../testing/open-screen'
import { startTicketService, type TicketService } from '../../testing/ticket-service'
import { HomeNotices } from './home-notices'
import { SurveyLink } from './survey-link'

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
})
afterEach(() => service.stop())

const notice = (title: string, beginTime: string, endTime: string) => ({
  title,
  content: `${title} text`,
  beginTime,
  endTime,
})

it('purchase 2, home: the notice card shows only within its dates', async () => {
  service.on(queryRouteCall, () => ({
    responseData: [],
    swiper: [],
    notice: [
      notice('over', '2026-11-01 00:00:00', '2026-11-21 10:00:00'),
      notice('now', '2026-11-21 10:00:00', '2026-11-21 10:00:01'),
      notice('later', '2026-11-21 10:00:01', '2026-12-01 00:00:00'),
    ],
  }))
  openScreen({ at: '/', screen: <HomeNotices /> })
  expect(await screen.findByText('now text')).toBeTruthy()
  expect(screen.queryByText('over text')).toBeNull()
  expect(screen.queryByText('later text')).toBeNull()
})

it('[D5.42] a script in a notice never runs but is shown as typed; two notices of the same title both show', async () => {
  const script = '<script>window.hasRun = true</script><img src=x onerror="window.hasRun = true">'
  const dates = ['2026-11-21 00:00:00', '2026-11-22 00:00:00'] as const
  service.on(queryRouteCall, () => ({
    responseData: [],
    swiper: [],
    notice: [
      { ...notice(script, ...dates), content: script },
      { ...notice('same', ...dates), content: 'one' },
      { ...notice('same', ...dates), content: 'other' },
    ],
  }))
  openScreen({ at: '/', screen: <HomeNotices /> })
  expect(await screen.findAllByText(script)).toHaveLength(2)
  expect(document.querySelector('script, img')).toBeNull()
  expect(window).not.toHaveProperty('hasRun')
  expect([screen.getByText('one'), screen.getByText('other')]).toHaveLength(2)
})

it('[P1.home.2] the notice about the survey leads to it, and no other does, not even one with its dates', async () => {
  const dates = ['2026-11-21 00:00:00', '2026-11-22 00:00:00'] as const
  service.on(queryRouteCall, () => ({
    responseData: [],
    swiper: [],
    survey: { url: 'https://survey.example', beginTime: dates[0], endTime: dates[1] },
    notice: [{ ...notice('survey', dates[0], '2026-12-01 00:00:00'), survey: true }, notice('other', ...dates)],
  }))
  openScreen({ at: '/', screen: <HomeNotices /> })
  await screen.findByText('other text')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://survey.example'])
  expect(links[0]?.parentElement?.parentElement?.textContent).toContain('survey text')
})

it.each([
  ['before', 1, 2, 0],
  ['from its first moment', 0, 1, 1],
  ['until its last', -1, 0, 0],
])('purchase 1: the survey link %s', (_, from, until, count) => {
  const survey = { url: 'https://survey.example', from: TEST_NOW + from, until: TEST_NOW + until }
  openScreen({ at: '/', screen: <SurveyLink survey={survey} /> })
  expect(screen.queryAllByRole('link')).toHaveLength(count)
})

import { expect, test } from '../fixtures/test'
import { home } from '../pages/home'
import { languagesInTurn } from '../pages/languages-in-turn'
import { TAGS, TEXTS } from '../pages/texts'

const SURVEY_URL = 'https://survey.example/ride'
/** Announcements of home in the demo data and the texts. */
const ANNOUNCED = {
  en: { notice: 'Passenger survey', survey: /tell us about your ride/ },
  'zh-hk': { notice: '乘客意見調查', survey: /分享你的乘車體驗/ },
  'zh-cn': { notice: '乘客意见调查', survey: /说说您的乘车体验/ },
} as const

test('notice and survey show from 2025-08-05 12:00 on', async ({ page, startSite, inspect }) => {
  const site = await startSite({ SHUTTLE_CLOCK: '2025-08-05T12:00:00+08:00', SURVEY_URL })
  for (const language of languagesInTurn(1)) {
    const texts = ANNOUNCED[language]
    await page.goto(`${site.url}/webhtml/?lang=${TAGS[language]}`)
    await expect(page.getByText(texts.notice, { exact: true })).toBeVisible()
    // The link among the entries, and the notice of the survey.
    const surveys = page.getByRole('link', { name: texts.survey })
    await expect(surveys).toHaveCount(2)
    for (const link of await surveys.all()) await expect(link).toHaveAttribute('href', SURVEY_URL)
    // Of the two lines between these ports, only the one-way line is a tile.
    await expect(home(page, TEXTS[language]).line).toHaveCount(1)
    await inspect(`announcements-${language}`)
  }
})

test('notice and survey are gone from 2025-09-11 00:00 on, the banners rotate and link to pages', async ({
  page,
  startSite,
}) => {
  const site = await startSite({ SHUTTLE_CLOCK: '2025-09-11T00:00:00+08:00', SURVEY_URL })
  await page.goto(`${site.url}/webhtml/?lang=en`)
  const banners = page.getByRole('region', { name: 'Announcements' })
  await banners.scrollIntoViewIfNeeded()
  const dot = (place: number) => banners.getByRole('button', { name: `Banner ${place} of 3` })
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await expect(banners.getByRole('link', { name: 'Hong Kong to Zhuhai, day and night' })).toBeInViewport({ ratio: 0.5 })
  await expect(page.getByText(ANNOUNCED.en.notice, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: ANNOUNCED.en.survey })).toHaveCount(0)
  const controls = banners.getByRole('button')
  await expect(controls).toHaveCount(4)
  for (const control of await controls.all()) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await banners.getByRole('list').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await banners.getByRole('link', { name: 'Hong Kong to Zhuhai, day and night' }).click()
  await expect(page).toHaveURL(/ticket_details\?.*xldm=HKGZHO/)
})

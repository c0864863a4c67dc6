import { expect, test } from '../fixtures/test'
import { DETAILS_TEXTS } from '../pages/details-texts'
import { tripChoices } from '../pages/trip-choices'
import { passenger } from '../steps/passenger'

const texts = DETAILS_TEXTS.en
const { day, night, session } = texts
/** Further texts of the screens; these stories run in English only. */
const sentences = {
  ticketType: 'Ticket type',
  notes: 'Price',
  refundUntilExpiry: 'No refund once the ticket has expired.',
  refundUntilTwoHours: 'No refund within 2 hours of departure.',
  refundByHand: 'No refund within 48 hours of departure. This ticket is refunded on request only',
  luggage: 'up to 76×51×32 cm and 20 kg',
  banners: 'Announcements',
  survey: /^Passenger survey: tell us/,
  surveyNotice: 'Until 10 September 2025: tell us how your ride was.',
}

interface DayOfTravel {
  date: string
  /** Kinds of ticket that are still available, in order: a night ticket until 05:59. */
  offered: string[]
  preset: string
  /** Whether name and identity number are requested. */
  requiresNames?: true
}

interface Moment {
  /** In UTC+8. A moment before an edge leaves the minutes that the checks of a screen need. */
  at: string
  refund?: string
  epidemicNotice?: boolean
  days?: DayOfTravel[]
  /** Result for level 0 with the ticket of the last of these days. */
  levelZero?: 'is refused' | 'buys'
  /** Whether home shows the notice card and the survey link. */
  survey?: boolean
  /** Run by `npm test` too; `npm run verify -- journeys` runs all of them. */
  isEveryday?: true
}

const ordinary = { offered: [day, night], preset: day }

/** Each dated edge of the sales policy, from either side (purchase 9; D1.16). */
const MOMENTS: readonly Moment[] = [
  { at: '2021-01-12T23:55', refund: sentences.refundUntilExpiry },
  { at: '2021-01-13T00:00', refund: sentences.refundUntilTwoHours, epidemicNotice: true },
  { at: '2022-03-01T23:55', refund: sentences.refundUntilTwoHours },
  { at: '2022-03-02T00:00', refund: sentences.refundByHand },
  {
    at: '2023-01-22T23:20',
    days: [
      { date: '2023-01-22', offered: [session], preset: session, requiresNames: true },
      { date: '2023-01-23', offered: [day, night, session], preset: day, requiresNames: true },
    ],
  },
  {
    at: '2023-01-23T00:00',
    days: [{ date: '2023-01-23', offered: [day, night, session], preset: night, requiresNames: true }],
  },
  {
    at: '2023-02-12T23:20',
    epidemicNotice: true,
    refund: sentences.refundByHand,
    days: [
      { date: '2023-02-13', ...ordinary },
      { date: '2023-02-12', offered: [day, session], preset: day, requiresNames: true },
    ],
    levelZero: 'is refused',
    isEveryday: true,
  },
  {
    at: '2023-02-13T00:00',
    epidemicNotice: false,
    refund: sentences.refundUntilExpiry,
    days: [{ date: '2023-02-13', ...ordinary, preset: night }],
    levelZero: 'buys',
    isEveryday: true,
  },
  // Their other sides are checked with the announcements of home.
  { at: '2025-08-05T11:55', survey: false },
  { at: '2025-09-10T23:55', survey: true, isEveryday: true },
  { at: '2026-11-21T05:55', days: [{ date: '2026-11-21', ...ordinary, preset: night }] },
  {
    at: '2026-11-21T06:00',
    isEveryday: true,
    days: [
      { date: '2026-11-21', offered: [day], preset: day },
      { date: '2026-11-22', ...ordinary },
    ],
  },
]

// Each has a service of its own.
test.describe.configure({ mode: 'parallel' })

const shownMoments = MOMENTS.filter(({ isEveryday }) => isEveryday || process.env.EVERY_LANGUAGE)
for (const { at, refund, epidemicNotice, days = [], levelZero, survey } of shownMoments) {
  // [P1.home.1, P1.home.2, P2.home.6, P4.time.2, P5.dates.4, P6.level.1, P8.text.4]
  // [P9.note.2, P9.note.3, P9.date.1, A9.refund.2, D1.2]
  test(`the site applies the dated rules of the moment ${at}`, async ({ page, startSite }) => {
    const site = await startSite({ SHUTTLE_CLOCK: `${at}:00+08:00`, SURVEY_URL: 'https://survey.test/ride' })
    const trip = tripChoices(page, texts)
    const visitor = passenger(page)
    if (survey !== undefined) {
      await page.goto(`${site.url}/webhtml/?lang=en`)
      await expect(page.getByLabel(sentences.banners)).toBeVisible()
      await expect(page.getByRole('link', { name: sentences.survey })).toHaveCount(survey ? 2 : 0)
      await expect(page.getByText(sentences.surveyNotice)).toHaveCount(survey ? 1 : 0)
      return
    }
    await visitor.opensTheLine(site, at.slice(0, 10))
    if (refund) await expect(trip.card(sentences.notes)).toContainText(refund)
    if (epidemicNotice !== undefined) {
      await expect(trip.card(sentences.notes)).toContainText(sentences.luggage)
      await expect(page.getByText(texts.noticeTitle)).toHaveCount(epidemicNotice ? 1 : 0)
    }
    for (const { date, offered, preset, requiresNames } of days) {
      await visitor.chooses(date)
      const kinds = trip.card(sentences.ticketType).getByRole('radio')
      await expect(kinds).toHaveCount(offered.length)
      for (const kind of offered) await expect(trip.kind(kind)).toHaveCount(1)
      await expect(trip.kind(preset)).toBeChecked()
      await expect(trip.names).toHaveCount(requiresNames ? 1 : 0)
    }
    if (!levelZero) return
    await visitor.acceptsAndConfirms()
    await visitor.signsIn('level0@demo.test')
    if (levelZero === 'buys') return visitor.seesThePaymentPage()
    await expect(page.getByText(texts.membersOnly).first()).toBeVisible()
    await expect(page).toHaveURL(/ticket_details/)
  })
}

import type { LanguageCode } from '@shuttle/contracts'
import { fillFirstCall } from '@shuttle/contracts/fill-first-call'
import { queryTermsCall } from '@shuttle/wire'
import { screen, within } from '@testing-library/react'
import { airportTerms as en } from '../i18n/terms/en'
import { airportTerms as zhCn } from '../i18n/terms/zh-cn'
import { airportTerms as zhHk } from '../i18n/terms/zh-hk'
import { termsHref } from '../paths'
import { manifest } from '../remote.manifest'
import { type AirportService, startAirportService } from '../testing/airport-service'
import { openPage, startWithoutSelection } from '../testing/open-page'
import { airportTermsAnswer } from '../testing/terms-answer'

let service: AirportService
beforeEach(async () => {
  startWithoutSelection()
  service = await startAirportService()
  service.on(queryTermsCall, airportTermsAnswer())
})
afterEach(() => service.stop())

const open = (of: LanguageCode = 'en', language: LanguageCode = 'en') =>
  openPage({ at: termsHref(of), language, paths: ['/privacy_en'] })
const expectText = async (sentence: string | RegExp) => expect(await screen.findByText(sentence)).toBeTruthy()

describe('[D10.6] the terms of the airport line', () => {
  it.each([
    ['/airlineBuyClause', 'zh-cn', '机场线购票须知', 'zh-CN', /车程约 1 小时，巴士须在航班起飞前至少 2 小时到达/],
    ['/airlineBuyClauseHK', 'zh-hk', '機場線購票須知', 'zh-HK', /車程約 1 小時，巴士須於航班起飛前至少 2 小時抵達/],
    ['/airlineBuyClauseEN', 'en', 'Airport line: purchase notes', 'en', /must arrive at least 2 hours before take-off/],
  ] as const)('%s is the document in %s, whatever the language of the site', async (at, of, title, tag, sentence) => {
    await openPage({ at, language: of === 'en' ? 'zh-hk' : 'en' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByRole('article').lang).toBe(tag)
    await expectText(sentence)
    const body = service.getCalls(queryTermsCall)[0]?.body
    expect(body).toEqual({ language: of, airport: '1' })
    const page = manifest.pages.find(({ path }) => path === at)
    expect(fillFirstCall(page?.firstCall?.body ?? {}, new URLSearchParams())).toEqual(body)
  })

  it('the terms have the same sections with the same numbers in three languages', () => {
    const shape = ({ sections }: typeof en) =>
      sections.map(({ live, points, paragraphs }) => [live, points?.length, paragraphs.length])
    const digits = ({ sections }: typeof en) =>
      sections.map(({ paragraphs, points = [] }) =>
        [...paragraphs, ...points]
          .join(' ')
          .match(/\d+(\.\d+)?/g)
          ?.sort(),
      )
    for (const terms of [zhHk, zhCn]) {
      expect(shape(terms)).toEqual(shape(en))
      expect(digits(terms)).toEqual(digits(en))
    }
  })

  it.each([
    ['English', en],
    ['Traditional Chinese', zhHk],
    ['Simplified Chinese', zhCn],
  ])('the terms in %s name discounts, free luggage and the erasure of documents', (_, terms) => {
    const text = JSON.stringify(terms.sections)
    for (const part of ['12', '1.2', '65', '76×51×32', '20', '30', '5']) expect(text).toContain(part)
  })

  it('the terms link to the privacy terms if they have a page, and back to the airport line', async () => {
    const { user, here, unmount } = await open()
    expect(screen.getByRole('link', { name: 'Privacy terms' }).getAttribute('href')).toBe('/privacy_en')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(here()).toBe('/airline')
    unmount()
    await open('zh-hk')
    expect(screen.queryByRole('link', { name: '私隱條款' })).toBeNull()
  })
})

describe('[D4.21] figures of the service in the terms', () => {
  it('the terms show fares in the currency of the start, limits, days, rides, change and refund', async () => {
    await open()
    const table = within(await screen.findByRole('table', { name: 'Zhuhai Port to Hong Kong Airport' }))
    for (const fare of ['¥130.00', '¥65.00']) expect(table.getAllByText(fare).length).toBeGreaterThan(0)
    expect(screen.getByRole('table', { name: 'Hong Kong Airport to Zhuhai Port' }).textContent).toContain('HK$150.00')
    await expectText(/up to 6 adult, senior and student tickets together, and 3 child tickets.* 14 days ahead/)
    await expectText(/^Hong Kong Airport to Zhuhai Port: .*at least 1 hour and at most 24 hours after your landing/)
    await expectText('The change must be made at least 2 hours before the departure you booked.')
    await expectText('Refund fee: 10% within 2 hours of sale, 20% after.')
    expect(screen.queryByText('No changes.')).toBeNull()
  })

  it('the figures follow the settings, each on its own direction', async () => {
    service.on(
      queryTermsCall,
      airportTermsAnswer({
        towards: { rideMinutes: 75, checkInMinutes: 150, changeLeadMinutes: 180 },
        from: { landingMinutes: 45, longestWaitMinutes: 720 },
        line: { maxPerOrder: 8, maxChildren: 1, bookingWindowDays: 21 },
        policy: { tiers: [{ minutes: 30, rate: 1000 }, { rate: 5000 }], cutoffMinutes: 120 },
      }),
    )
    await open()
    await expectText(
      'Zhuhai Port to Hong Kong Airport: the ride takes about 75 minutes, and the bus must arrive at least 150 minutes before take-off.',
    )
    await expectText(/at least 45 minutes and at most 12 hours after your landing\. The ride takes about 1 hour\./)
    await expectText(/up to 8 adult, senior and student tickets together, and 1 child ticket\. .* 21 days ahead/)
    await expectText(/^Zhuhai Port to Hong Kong Airport: the change must be made at least 3 hours before/)
    await expectText(/^Hong Kong Airport to Zhuhai Port: the change must be made at least 2 hours before/)
    await expectText('Refund fee: 10% within 30 minutes of sale, 50% after.')
    await expectText('No refund within 2 hours of departure.')
  })

  it('figures are omitted while they cannot be loaded, and can be queried again', async () => {
    service.on(queryTermsCall, { break: true })
    const { user } = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(/one piece of luggage free of charge/)).toBeTruthy()
    expect(screen.queryByText(/before take-off\.$/)).toBeNull()
    service.on(queryTermsCall, airportTermsAnswer())
    await user.click(retry)
    await expectText(/before take-off\.$/)
  })

  it('the terms show why the service refuses the figures', async () => {
    service.on(queryTermsCall, { refuse: 'NEW_CODE', message: 'Come back at noon' })
    await open()
    await expectText('Come back at noon')
  })
})

import { staffActionsOf } from '@shuttle/domain/staff'
import { queryOverviewCall, queryStaffIndexCall, type SeatsOnLine, verifyPaymentCall } from '@shuttle/wire/staff'
import { act, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts } from '../i18n/en'
import { openBackoffice } from '../testing/open-backoffice'
import { overviewAnswer } from '../testing/overview-answer'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts as overviewTexts } from './texts/en'

const AT = '/back_management_index'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(async () => {
  jest.useRealTimers()
  await service.stop()
})

const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement)
const rowTexts = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  )

describe('[D5.55] the queues of the overview', () => {
  it('tiles show count, amounts of each currency, and since when', async () => {
    await openBackoffice({ at: AT })
    expect(await screen.findByText('Updated at 17:20:14, then every 30 s')).toBeTruthy()
    for (const note of [
      '¥46.40 · HK$1,000.00. Oldest 3 d 4 h. Answer due by 9 Dec',
      'HK$1,340.00. Oldest 5 h 0 min. 1 for you to decide',
      '¥116.00. Oldest 41 min. 2 refunds failed too',
      'HK$56.00. Oldest 2 d 14 h',
    ])
      expect(screen.getByText(note)).toBeTruthy()
    expect(screen.getByText(overviewTexts.requests.wait_other)).toBeTruthy()
    expect(screen.getByText('open difference')).toBeTruthy()
  })

  it('queues show ages, the oldest first; an item without its own page links the order', async () => {
    await openBackoffice({ at: AT })
    const requests = await card(texts.nav.requests)
    expect(rowTexts(requests.getByRole('table'))).toEqual([
      ['B-Q1NG Siu Ming', 'IllnessWith proof', 'HK$117.003 d 4 h'],
      ['B-Q2m***@demo.test', 'Illness', 'HK$117.001 h 20 min'],
    ])
    expect(requests.getByRole('link', { name: 'B-Q1' }).getAttribute('href')).toMatch(/request=Q1|orderNo=B-Q1/)
    const payments = await card(overviewTexts.payments.title)
    expect(rowTexts(payments.getByRole('table'))[0]?.slice(0, 2)).toEqual([
      'B7China Merchants Bank',
      '¥58.00No answer for 41 min',
    ])
    const differences = await card(overviewTexts.differences.title)
    expect(rowTexts(differences.getByRole('table'))).toEqual([
      ['Refunded twice', expect.stringMatching(/^B9/), 'HK$56.002 d 14 h'],
    ])
  })

  it('shows only the parts of the answer: a role reads its own parts', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'support', rights: staffActionsOf('support') }))
    const none = Object.fromEntries(
      ['requests', 'proposals', 'failedRefunds', 'differences', 'sales'].map((part) => [part, undefined]),
    )
    service.serve(queryOverviewCall, overviewAnswer(none))
    await openBackoffice({ at: AT })
    expect(await screen.findByText(overviewTexts.payments.wait_other)).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      overviewTexts.payments.title,
      overviewTexts.seats.title,
    ])
  })

  it('shows a message where nothing waits', async () => {
    const none = { count: 0, sums: [], oldestAt: undefined }
    const nothing = { ...none, rows: [] }
    service.serve(
      queryOverviewCall,
      overviewAnswer({
        ...{
          requests: { ...nothing, overdue: 0, answerBy: undefined },
          proposals: { ...none, mine: 0 },
          payments: nothing,
        },
        ...{ failedRefunds: none, differences: nothing, sales: [], seats: [] },
      }),
    )
    await openBackoffice({ at: AT })
    expect(await screen.findAllByText(overviewTexts.none)).toHaveLength(4)
    for (const empty of [
      overviewTexts.requests.empty,
      overviewTexts.payments.empty,
      common.noOpenDifferences,
      overviewTexts.sales.empty,
    ])
      expect(screen.getByText(empty)).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: /ask/i })).toEqual([])
  })

  it('a failure shows an error, with a retry', async () => {
    service.on(queryOverviewCall, { break: true })
    const { user } = await openBackoffice({ at: AT, takesFaults: true })
    expect(await screen.findByText(overviewTexts.failed)).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('Check your connection and try again.')
    service.serve(queryOverviewCall, overviewAnswer())
    await user.click(screen.getByRole('button', { name: texts.page.retry }))
    expect(await screen.findByText(overviewTexts.requests.wait_other)).toBeTruthy()
  })

  it('queries a provider again, after a confirmation that names the purpose', async () => {
    const { user, host } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: 'Ask all 2 again' }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/about 2 payments/)).toBeTruthy()
    expect(service.getCalls(verifyPaymentCall)).toEqual([])
    service.serve(verifyPaymentCall, { requestNo: 'B7-1', dueAt: Date.parse('2026-11-21T17:20:20+08:00') })
    await user.click(question.getByRole('button', { name: overviewTexts.payments.verify }))
    await waitFor(() => expect(host.toasts).toHaveLength(1))
    expect(service.sent(verifyPaymentCall)).toMatchObject([
      { orderNo: 'B7', requestNo: 'B7-1' },
      { orderNo: 'B8', requestNo: 'B8-1' },
    ])
    expect(service.getCalls(queryOverviewCall).length).toBeGreaterThan(1)
  })

  it('an auditor has no button to query a provider', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights: staffActionsOf('auditor') }))
    await openBackoffice({ at: AT })
    await card(overviewTexts.payments.title)
    expect(screen.queryAllByRole('button', { name: /ask/i })).toEqual([])
  })

  it('refetches the overview after half a minute', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    await openBackoffice({ at: AT })
    await screen.findByText(overviewTexts.requests.wait_other)
    expect(service.getCalls(queryOverviewCall)).toHaveLength(1)
    service.serve(queryOverviewCall, overviewAnswer({ readAt: Date.parse('2026-11-21T17:20:44+08:00') }))
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(await screen.findByText('Updated at 17:20:44, then every 30 s')).toBeTruthy()
  })
})

describe('[D5.56] the sales of today', () => {
  it('shows a chart of each currency alone, and the same data as a table', async () => {
    const { user } = await openBackoffice({ at: AT })
    const sales = await card(overviewTexts.sales.title)
    expect(await sales.findByRole('img', { name: /Hong Kong Port to Zhuhai Port/ })).toBeTruthy()
    const charts = sales.getAllByRole('img')
    expect(charts.map((chart) => chart.getAttribute('aria-label'))).toEqual([
      'Today’s sales in HK$: Hong Kong Port to Zhuhai Port HK$455.00; HKGMAC HK$65.00',
      'Today’s sales in ¥: ZHOHKG ¥174.00',
    ])
    for (const sum of ['HK$520.00', '¥174.00']) expect(sales.getAllByText(sum).length).toBeGreaterThan(0)
    await user.click(sales.getByRole('radio', { name: overviewTexts.today.table }))
    expect(rowTexts(sales.getByRole('table'))).toEqual([
      ['Hong Kong Port to Zhuhai Port', '7', 'HK$455.00'],
      ['HKGMAC', '1', 'HK$65.00'],
      ['ZHOHKG', '3', '¥174.00'],
    ])
  })

  it('shows seats by line, and by departure where a line is opened', async () => {
    const { user } = await openBackoffice({ at: AT })
    const seats = await card(overviewTexts.seats.title)
    expect(rowTexts(seats.getByRole('table'))).toEqual([
      [expect.stringMatching(/Day$/), '1,286 of 2,000714 left', '64%'],
      [expect.stringMatching(/^HZICLK/), '76 of 804 left', 'Few left, 95%'],
    ])
    await user.click(seats.getByRole('link', { name: 'HZICLK' }))
    const departures = await card('Today’s departures, HZICLK')
    expect(rowTexts(departures.getByRole('table'))).toEqual([
      ['06:00Departed', '40 of 400 left', 'Sold out'],
      ['18:00Paused', '36 of 404 left', 'Few left, 90%'],
    ])
    await user.click(departures.getByRole('link', { name: overviewTexts.seats.back }))
    expect(await screen.findByRole('heading', { name: overviewTexts.seats.title })).toBeTruthy()
  })

  it('shows no seats left for a day and departures whose sale staff ended', async () => {
    const closed: SeatsOnLine[] = [
      { lineCode: 'HKGZHO', fareType: 'day', beginTime: undefined, capacity: 2000, sold: 1286, status: 'closed' },
      { lineCode: 'HZICLK', fareType: 'reserved', beginTime: '06:00', capacity: 40, sold: 4, status: 'closed' },
    ]
    service.serve(queryOverviewCall, overviewAnswer({ seats: closed }))
    const { user } = await openBackoffice({ at: AT })
    const seats = await card(overviewTexts.seats.title)
    expect(rowTexts(seats.getByRole('table'))).toEqual([
      [expect.stringMatching(/Day$/), '1,286 of 2,0000 left', 'Closed'],
      [expect.stringMatching(/^HZICLK/), '4 of 400 left', 'Closed'],
    ])
    await user.click(seats.getByRole('link', { name: 'HZICLK' }))
    const departures = await card('Today’s departures, HZICLK')
    expect(rowTexts(departures.getByRole('table'))).toEqual([['06:00Closed', '4 of 400 left', '10%']])
  })
})

it('searches orders from every page of the back office', async () => {
  const { user, here } = await openBackoffice({ at: `${AT}?tab=staff` })
  await user.type(await screen.findByRole('searchbox', { name: texts.nav.search }), ' CHAN {Enter}')
  await waitFor(() => expect(here()).toBe('/search_order_info?q=CHAN'))
})

import { renderPage } from '@shuttle/testing'
import { queryPriceCall, queryRefundPolicyCall, querySalesPolicyCall } from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { remote } from '../remote'
import { openScreen } from '../testing/open-screen'
import { openTicketDetails, startWithoutSelections } from '../testing/open-ticket-details'
import {
  fareRangeRows,
  fareRows,
  refundPolicyAt,
  salesPolicy,
  salesPolicyAtFares,
  startTicketService,
  type TicketService,
} from '../testing/ticket-service'
import { Page as TicketDetailsPage } from './ticket-details-page'

let service: TicketService
beforeEach(async () => {
  startWithoutSelections()
  service = await startTicketService()
})
afterEach(() => service.stop())

const sellsAt = (...rows: ReturnType<typeof fareRangeRows>[]) =>
  service.on(querySalesPolicyCall, () => salesPolicyAtFares(...rows.flat()))
const types = async () => {
  const radios = await screen.findAllByRole<HTMLInputElement>('radio', { name: /^(Day|Night)/ })
  return radios.map((radio) => [radio.labels?.[0]?.textContent, radio.checked])
}

describe('[D9.26] fares before a date is chosen', () => {
  it('early fares show at each ticket type and passenger type, without a further query', async () => {
    sellsAt(fareRangeRows('00', 6500, 7000), fareRangeRows('02', 3300, 3500), fareRangeRows('04', 0, 0))
    const opened = await openTicketDetails()
    expect(await types()).toEqual([
      ['Day HK$65.00 06:00 to 23:59', false],
      ['Night HK$70.00 00:00 to 05:59', false],
    ])
    // No ticket type is chosen yet: the lowest of both.
    await opened.sees('Adultfrom HK$65.00 each')
    await opened.sees(/ChildUnder 12 or under 1\.2\sm, with proof\nfrom HK\$33\.00 each/)
    await opened.press('Add')
    await opened.sees('Infantfree')
    expect(service.getCalls(queryPriceCall)).toEqual([])
  })

  it('early fares are those of the chosen ticket type, which stays when the date is chosen', async () => {
    sellsAt(fareRangeRows('00', 6500, 7000), fareRangeRows('02', 3300, 3500))
    const [day, night] = fareRows(2, 3)
    service.on(queryPriceCall, () => ({ responseData: [day, { ...night, adultHKD: '70.00', childrenHKD: '35.00' }] }))
    const opened = await openTicketDetails()
    await opened.choosesType('Night')
    await opened.sees('AdultHK$70.00 each')
    await opened.sees(/1\.2\sm, with proof\nHK\$35\.00 each/)
    expect(service.getCalls(queryPriceCall)).toEqual([])
    await opened.chooseDay('2026-11-25')
    await opened.sees('Board any bus within these hours')
    expect((await types()).map(([, checked]) => checked)).toEqual([false, true])
    await opened.sees('AdultHK$70.00 each')
  })

  it('early fares are shown as the lowest if the days on sale differ, until a date has its own', async () => {
    sellsAt(fareRangeRows('00', [6500, 7500], 7000))
    const opened = await openTicketDetails()
    expect(await types()).toEqual([
      ['Day from HK$65.00 06:00 to 23:59', false],
      ['Night HK$70.00 00:00 to 05:59', false],
    ])
    await opened.sees('Adultfrom HK$65.00 each')
    await opened.sees('Fares for your date are shown once you choose it')
    await opened.chooseDay('2026-11-25')
    await opened.sees('AdultHK$65.00 each')
    expect((await types())[0]).toEqual(['Day HK$65.00 Wed, 25 Nov 06:00 to 23:59', true])
    expect(document.body.textContent).not.toMatch(/from HK|Fares for your date/)
  })

  it.each([
    ['zh-hk', ['日票 HK$65.00 起', '成人每位 HK$65.00 起', '選擇日期後顯示當日車費']],
    ['zh-cn', ['日票 HK$65.00 起', '成人每位 HK$65.00 起', '选择日期后显示当日票价']],
  ] as const)('early fares are shown in %s', async (language, sentences) => {
    sellsAt(fareRangeRows('00', [6500, 7500], 7000))
    const { texts } = await remote.texts[language]()
    const at = '/ticket_details?xldm=HKGZHO'
    renderPage({ at, language, screen: <TicketDetailsPage />, texts: { 'mf-purchase': texts } })
    await waitFor(() => {
      const text = document.body.textContent?.replaceAll('\u00a0', ' ')
      for (const sentence of sentences) expect(text).toContain(sentence)
    })
  })

  it('early fares of an older service without ranges are announced for the date', async () => {
    const { responseData } = salesPolicy()
    service.on(querySalesPolicyCall, () => ({ responseData: { ...(responseData as object), fareRanges: undefined } }))
    const opened = await openTicketDetails()
    await opened.sees('Fares for your date are shown once you choose it')
    expect(screen.queryByRole('radio', { name: /^Day/ })).toBeNull()
  })
})

describe('parts below the calendar', () => {
  const openUnsettled = async () => {
    const opened = openScreen({ at: '/ticket_details?xldm=HKGZHO', screen: <TicketDetailsPage /> })
    await screen.findByText('Departure date')
    return opened
  }
  const parts = () => [screen.queryByRole('checkbox'), screen.queryByText('Passengers')].filter(Boolean).length

  it.each([
    ['sales policy', querySalesPolicyCall, () => salesPolicy()],
    ['refund policy', queryRefundPolicyCall, refundPolicyAt({})],
  ] as const)('all parts render at once when the %s has arrived, and move nothing', async (_policy, call, answer) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    service.on(call, async (body) => {
      await released
      return answer(body)
    })
    const { host, user } = await openUnsettled()
    await waitFor(() => expect(service.getCalls(call)).toHaveLength(1))
    expect(parts()).toBe(0)
    await user.click(screen.getByRole('button', { name: /Confirm order/ }))
    expect(host.toastTexts.at(-1)).toBe('loading, please wait')
    release()
    await waitFor(() => expect(parts()).toBe(2))
    expect(screen.getByText(/No refund once the ticket has expired/)).toBeTruthy()
  })

  it('the parts render without a failed refund policy: the note links to it', async () => {
    service.on(queryRefundPolicyCall, { break: true })
    await openUnsettled()
    await waitFor(() => expect(parts()).toBe(2))
    expect(screen.getAllByRole('link', { name: 'purchase notes' })).toHaveLength(2)
  })
})

import { findAxeViolations, scansInTurn } from '@shuttle/testing'
import { queryStaffIndexCall } from '@shuttle/wire/staff'
import { screen, waitFor } from '@testing-library/react'
import { remote } from './remote'
import { openBackoffice } from './testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from './testing/staff-service'

/** A page URL, and a text of the page that is shown once its answers have arrived. */
const ARRIVED = [
  ['/back_management_index', '[role=img]'],
  ['/back_management_index?sales=table&seats=chart', '[role=img]'],
  ['/back_management_index?seatsOf=HZICLK', 'tbody [role=cell]'],
  ['/back_management_index?tab=staff', 'td button'],
  ['/back_management_index?tab=check', 'main form'],
  ['/back_management_index?tab=prices&price=day', 'aside fieldset'],
  ['/back_management_index?tab=prices&seats=day', 'aside form'],
  ['/back_management_index?tab=lines&line=CLKHZI&edit=settings', 'aside form'],
  ['/back_management_index?tab=lines&line=HKGZHO&edit=peak', 'aside form'],
  ['/back_management_index?tab=audit&entry=2', 'aside dl'],
  ['/back_management_index?tab=departures&line=HKGZHO&day=2026-11-28&open=08:00', 'aside form'],
  ['/back_management_index?tab=departures&line=HKGZHO&day=2026-11-28&panel=days', 'aside form'],
  ['/back_management_index?tab=departures&line=HKGZHO&day=2026-11-28&panel=timetable', 'aside fieldset'],
  ['/back_management_index?tab=reconciliation&difference=D1', 'aside dl'],
  ['/back_management_index?tab=releases&open=mf-orders', 'aside dl'],
  ['/back_management_index?tab=coupons&open=C1', 'aside dl'],
  ['/back_management_index?tab=coupons&view=issue', 'fieldset'],
  ['/back_management_index?tab=coupons&view=promotions&edit=cards', 'fieldset'],
  ['/back_management_index?tab=notices&open=n-1', 'aside dl'],
  ['/back_management_index?tab=notices&edit=n-1', 'textarea'],
  ['/back_management_index?tab=banners&open=b-1', 'aside img'],
  ['/back_management_index?tab=banners&edit=b-1', 'input[type=file]'],
  ['/back_management_index?tab=rules', 'td a'],
  ['/back_management_index?tab=rules&edit=new', 'fieldset'],
  ['/back_management_index?tab=rules&part=captcha&edit=c-1', 'main form select'],
  ['/back_management_index?tab=rules&part=survey&edit=s-1', 'main form select'],
  ['/back_management_index?tab=areas', 'td a'],
  ['/back_management_index?tab=areas&edit=new', 'main form input'],
  ['/back_management_index?tab=guides', 'td button, td a'],
  ['/back_management_index?tab=guides&edit=stops+HKG', 'main form textarea'],
  ['/search_order_info', 'form'],
  ['/search_order_info?status=paid&open=B1', 'aside dl'],
  ['/order_info?orderNo=B1', 'ol li'],
  ['/hand_refund?orderNo=B1&tickets=T1', 'th input'],
  ['/back_hand_refund?orderNo=B1&tickets=T1', 'form fieldset'],
  ['/back_hand_refund?proposal=P1', 'aside dl'],
  ['/refund_query', 'tbody th button'],
  ['/refund_query?request=Q1', 'form textarea'],
  ['/refund_order_query', 'tbody th button'],
  ['/refund_order_query?refund=F1', 'aside dl'],
  ['/refund_fee_handle?open=purchase-2', 'aside dl'],
  ['/refund_fee_handle?edit=new', 'aside form'],
  ['/refund_fee_handle?tab=calculator&orderNo=B1&at=2026-11-21T10:00', 'tbody [role=cell]'],
  ['/refund_fee_handle?tab=pauses', 'td button'],
  ['/refund_fee_handle?tab=disruption&line=HKGZHO&from=2026-11-24&open=X1', 'aside progress'],
] as const

const toPath = (at: string): string => at.replace(/\?.*$/, '')
/** The first URL of each page; all of them with `EVERY_LANGUAGE=1`, as `npm run verify -- accessibility` does. */
const TO_SCAN = ARRIVED.filter(
  ([at], index) =>
    process.env.EVERY_LANGUAGE !== undefined || index === ARRIVED.findIndex(([other]) => toPath(other) === toPath(at)),
)

let service: StaffService
beforeEach(async () => {
  sessionStorage.clear()
  service = await startStaffService()
})
afterEach(() => service.stop())

it('every page is checked', () => {
  const checked = new Set(ARRIVED.map(([at]) => toPath(at)))
  expect(Object.keys(remote.pages).filter((path) => !checked.has(path))).toEqual([])
})

describe('pages', () => {
  it.each(scansInTurn(TO_SCAN))('axe finds no violation in %s on the page %s', async (language, at, part) => {
    const { host } = await openBackoffice({ at, language })
    await waitFor(() => {
      expect(document.querySelector(part)).not.toBeNull()
      // The counts of the navigation load separately from the page.
      expect(host.queryClient.isFetching()).toBe(0)
    })
    expect(await findAxeViolations()).toEqual([])
  })

  it.each(scansInTurn([['enrol'], ['needed']] as const))(
    'axe finds no violation in %s on the second factor page, %s',
    async (language, secondFactor) => {
      service.serve(queryStaffIndexCall, indexAnswer({ secondFactor }))
      await openBackoffice({ at: '/back_management_index', language })
      await screen.findByRole('heading', { level: 2 })
      expect(await findAxeViolations()).toEqual([])
    },
  )
})

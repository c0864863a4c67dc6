import { NO_PASSENGERS } from '@shuttle/domain'
import { aMember, couponRow } from '@shuttle/testing'
import { buyTicketCall, queryCouponsCall } from '@shuttle/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { INITIAL_SELECTION, type TripSelection } from '../domain/trip-selection'
import { useTripSelections } from '../state/trip-selection.store'
import { childrensRow, couponsAre, couponTripIn, refusedRow, tenOffEach } from '../testing/coupon-rows'
import { openScreen } from '../testing/open-screen'
import { startWithoutSelections } from '../testing/open-ticket-details'
import { startTicketService, type TicketService } from '../testing/ticket-service'
import { Page as SelectCouponPage } from './select-coupon-page'

let service: TicketService
beforeEach(async () => {
  startWithoutSelections()
  service = await startTicketService()
  service.on(buyTicketCall, tenOffEach)
})
afterEach(() => service.stop())

const selectionWith = (adult: number, change: Partial<TripSelection> = {}): TripSelection => ({
  ...INITIAL_SELECTION,
  date: '2026-11-25',
  counts: { ...NO_PASSENGERS, adult },
  ...change,
})
const open = (selections: Record<string, TripSelection>, at = '/select_coupon?xldm=HKGZHO') => {
  useTripSelections.setState({ selections, pendingRequests: {} })
  const opened = openScreen({ at, screen: <SelectCouponPage />, session: aMember() })
  return {
    ...opened,
    tick: async (name: string) => opened.user.click(await screen.findByRole('checkbox', { name })),
    bar: () => document.querySelector('[data-bottom-bar] p')?.textContent,
    chosen: (lineCode = 'HKGZHO') => useTripSelections.getState().selections[lineCode]?.coupons,
  }
}

const itemOf = (name: string) => screen.getByRole('checkbox', { name }).closest('li')

describe('[P5.counts.4] prerequisites of the coupons: a date and at least one passenger', () => {
  it.each([
    ['no selection', '/select_coupon?xldm=HKGZHO', {}, 'Choose date and passengers'],
    [
      'no date',
      '/select_coupon?xldm=HKGZHO',
      { HKGZHO: selectionWith(1, { date: undefined }) },
      'Choose date and passengers',
    ],
    ['no passenger', '/select_coupon?xldm=HKGZHO', { HKGZHO: selectionWith(0) }, 'Choose date and passengers'],
    ['no line', '/select_coupon', {}, 'Choose a line'],
    ['a line that is not sold', '/select_coupon?xldm=AAABBB', {}, 'Choose a line'],
  ])('a deep link with %s shows what is missing, and leads there', async (_, at, selections, way) => {
    open(selections, at)
    expect(await screen.findByText('please add passenger info')).toBeTruthy()
    const link = screen.getByRole('link', { name: way })
    expect(link.getAttribute('href')).toMatch(way === 'Choose a line' ? /^\/$/ : /^\/ticket_details\?.*xldm=HKGZHO/)
    expect(service.getCalls(queryCouponsCall)).toEqual([])
  })
})

describe('purchase 2, coupon selection', () => {
  it('[P7.coupon.1] queries coupons by category, dates and stations, in both directions of a round trip', async () => {
    open({ HKGZHORT: selectionWith(1, { returnDate: '2026-11-28' }) }, '/select_coupon?xldm=HKGZHORT')
    await screen.findByText('You have no coupons yet')
    expect(service.getCalls(queryCouponsCall).map(couponTripIn)[0]).toEqual({
      ways: '2',
      out: ['HKG', 'ZHO', '2026-11-25'],
      back: ['ZHO', 'HKG', '2026-11-28'],
    })
    expect(screen.getByText('Up to 2 coupons for this order, one for each ticket each way.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add a coupon' }).getAttribute('href')).toBe(
      '/hand_add_coupon?xldm=HKGZHORT',
    )
  })

  it('[P2.coupon.1, P3.coupon.1] ticks coupons up to the limit, shows why one more is refused, prices each choice', async () => {
    service.on(queryCouponsCall, couponsAre(couponRow('A'), couponRow('B'), couponRow('C')))
    const opened = open({ HKGZHO: selectionWith(2) })
    await opened.tick('Coupon A')
    await waitFor(() => expect(opened.bar()).toContain('HK$10.00'))
    await opened.tick('Coupon B')
    await waitFor(() => expect(opened.bar()).toContain('HK$20.00'))
    expect(opened.chosen()).toEqual(['A', 'B'])
    await opened.tick('Coupon C')
    expect(screen.getByRole('alert').textContent).toBe('At most 2 coupons for this order')
    expect(itemOf('Coupon C')?.contains(screen.getByRole('alert'))).toBe(true)
    expect(opened.host.toastTexts).toEqual([])
    expect(opened.chosen()).toEqual(['A', 'B'])
    expect(screen.getByRole('checkbox', { name: 'Coupon C' }).getAttribute('aria-disabled')).toBe('true')
    await opened.tick('Coupon A')
    expect(screen.queryByRole('alert')).toBeNull()
    await opened.tick('Coupon C')
    await waitFor(() => expect(opened.chosen()).toEqual(['B', 'C']))
    await opened.user.click(screen.getByRole('button', { name: 'Done' }))
    expect(opened.here()).toContain('/ticket_details?')
  })

  it('names the refund rule of an order with a coupon before one is chosen', async () => {
    service.on(queryCouponsCall, couponsAre(couponRow('A')))
    open({ HKGZHO: selectionWith(1) })
    expect(await screen.findByText('Orders that used a coupon are refunded on request only.')).toBeTruthy()
  })

  it('[D3.coupon.3] shows for each coupon why it cannot be used', async () => {
    const rows = [
      childrensRow('A'),
      couponRow('B', { minSpend: 15000 }),
      refusedRow('C', 'LOCKED'),
      refusedRow('D', 'NEW_REASON'),
    ]
    service.on(queryCouponsCall, couponsAre(...rows))
    open({ HKGZHO: selectionWith(2) })
    expect(await screen.findByText('None of your coupons can be used for this order')).toBeTruthy()
    const list = within(screen.getByRole('region', { name: 'Cannot be used' }))
    const rowTexts = () => list.getAllByRole('listitem').map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(rowTexts()[0]).toContain(
        'Not valid for the passengers you choseValid until 30 November 2026Only for children',
      ),
    )
    expect(rowTexts()[1]).toContain('The order is below the minimum amount')
    expect(rowTexts()[1]).toContain('For orders of HK$150.00 or more')
    expect(rowTexts()[2]).toContain('Reserved for an order awaiting payment')
    expect(rowTexts()[3]).toContain('Cannot be used for this order')
    expect(list.queryAllByRole('checkbox')).toEqual([])
  })

  it('[D11.coupon.3] folds coupons that no choice of the trip makes usable, with their count', async () => {
    const rows = [
      refusedRow('A', 'OTHER_LINE'),
      couponRow('B'),
      refusedRow('C', 'EXPIRED'),
      couponRow('D', { currency: '1' }),
      refusedRow('E', 'LOCKED'),
    ]
    service.on(queryCouponsCall, couponsAre(...rows))
    const opened = open({ HKGZHO: selectionWith(1) })
    const fold = await screen.findByText('3 used, expired or for another line or currency')
    const details = fold.closest('details')
    expect(within(details as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(3)
    expect(details?.open).toBe(false)
    expect(within(screen.getByRole('region', { name: 'Cannot be used' })).getAllByRole('listitem')).toHaveLength(1)
    await opened.user.click(fold)
    expect(details?.open).toBe(true)
  })

  it('shows once, at the pressed coupon, that every ticket it is valid for has one', async () => {
    const reason = 'Every ticket it is valid for already has a coupon'
    service.on(queryCouponsCall, couponsAre(childrensRow('A'), childrensRow('B')))
    const scrolledTo: Element[] = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTo.push(this)
    }
    const opened = open({ HKGZHO: selectionWith(1, { counts: { ...NO_PASSENGERS, adult: 1, child: 1 } }) })
    await opened.tick('Coupon A')
    await waitFor(() => expect(itemOf('Coupon B')?.textContent).toContain(reason))
    expect(screen.queryByRole('alert')).toBeNull()
    await opened.tick('Coupon B')
    expect(screen.getAllByText(reason)).toEqual([screen.getByRole('alert')])
    expect(itemOf('Coupon B')?.contains(screen.getByRole('alert'))).toBe(true)
    expect(scrolledTo).toContain(screen.getByRole('alert'))
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Coupon B' }))
    expect(opened.host.toastTexts).toEqual([])
    expect(opened.chosen()).toEqual(['A'])
  })

  it('shows that coupons could not be loaded, and retries', async () => {
    service.on(queryCouponsCall, { break: true })
    const opened = open({ HKGZHO: selectionWith(1) })
    const again = await screen.findByRole('button', { name: 'Try again' })
    service.on(queryCouponsCall, couponsAre(couponRow('A')))
    await opened.user.click(again)
    expect(await screen.findByRole('checkbox', { name: 'Coupon A' })).toBeTruthy()
  })
})

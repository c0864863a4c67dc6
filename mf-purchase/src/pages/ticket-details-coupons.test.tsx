import { aMember, couponRow } from '@shuttle/testing'
import { buyTicketCall, queryCouponsCall } from '@shuttle/wire'
import { act, screen, waitFor } from '@testing-library/react'
import { chooseCoupons } from '../domain/trip-selection'
import { useTripSelections } from '../state/trip-selection.store'
import {
  couponDaysIn,
  couponRefused,
  couponsAre,
  couponsIn,
  paymentPartsIn,
  promoted,
  refusedRow,
  tenOffEach,
} from '../testing/coupon-rows'
import { openTicketDetails, setTrip, startWithoutSelections } from '../testing/open-ticket-details'
import { startTicketService, type TicketService } from '../testing/ticket-service'

let service: TicketService
beforeEach(async () => {
  startWithoutSelections()
  service = await startTicketService()
  service.on(queryCouponsCall, couponsAre(couponRow('A'), couponRow('B'), refusedRow('C', 'OTHER_LINE')))
  service.on(buyTicketCall, tenOffEach)
})
afterEach(() => service.stop())

const open = (adults = 2) => openChosen(openTicketDetails({ session: aMember() }), adults)
const openChosen = async (opening: ReturnType<typeof openTicketDetails>, adults: number) => {
  const opened = await opening
  setTrip({ adults })
  return { ...opened, choose: (...numbers: string[]) => choose(numbers) }
}
const choose = (numbers: string[]) =>
  act(() => useTripSelections.getState().change('HKGZHO', (selection) => chooseCoupons(selection, numbers)))
const row = () => screen.getByRole('region', { name: 'Coupons' }).textContent

describe('purchase 2, ticket details: the coupon row', () => {
  it('[P2.details.6, P5.counts.4] the row leads to the coupons once there is a date and a passenger', async () => {
    const opened = await openTicketDetails({ session: aMember() })
    await opened.press('Choose coupons')
    await opened.seesInPlace('please add passenger info', 'Departure date')
    expect(document.activeElement?.textContent).toContain('Departure date')
    await opened.press('Remove one adult')
    await opened.chooseDay('2026-11-25')
    await opened.press('Choose coupons')
    await opened.seesInPlace('please add passenger info', 'Passengers')
    expect(document.activeElement?.textContent).toContain('Passengers')
    expect(service.getCalls(queryCouponsCall)).toEqual([])
    await opened.addAdult()
    await waitFor(() => expect(row()).toContain('Best of your 2 coupons'))
    await opened.press('Choose coupons')
    expect(opened.here()).toBe('/select_coupon?xldm=HKGZHO')
  })

  it('a visitor must sign in, over the screen', async () => {
    const opened = await openChosen(openTicketDetails(), 1)
    expect(row()).toContain('Sign in to use your coupons')
    opened.host.popup = undefined
    await opened.press('Choose coupons')
    expect(opened.here()).toContain('/ticket_details')
    opened.host.popup = aMember()
    await opened.press('Choose coupons')
    await waitFor(() => expect(opened.here()).toBe('/select_coupon?xldm=HKGZHO'))
  })

  it('[P2.details.6] the row shows how many are chosen and their deduction, by the total of the service', async () => {
    const opened = await open()
    opened.choose('A', 'B')
    await waitFor(() => expect(row()).toContain('2 coupons chosenHK$20.00 off'))
    expect(opened.total()).toContain('HK$110.00')
    expect(document.body.textContent).toContain('Coupon deduction−HK$20.00')
    expect(service.getCalls(buyTicketCall).map(couponsIn).at(-1)).toEqual(['A', 'B'])
  })
})

describe('the best coupon on ticket details', () => {
  it('[D11.coupon.1, D11.coupon.2] is proposed with its deduction and its effect, and taken by one tap only', async () => {
    service.on(queryCouponsCall, couponsAre(couponRow('A'), couponRow('B', { faceValue: 1500 }), couponRow('C')))
    const opened = await open()
    await waitFor(() => expect(row()).toContain('Coupon B −HK$15.00Best of your 3 coupons for this trip'))
    await waitFor(() => expect(row()).toContain('With it, this order is refunded on request only.'))
    expect(opened.selection()?.coupons).toEqual([])
    await waitFor(() => expect(opened.total()).toContain('HK$130.00'))
    await opened.press('Use coupon')
    expect(opened.selection()?.coupons).toEqual(['B'])
    await waitFor(() => expect(row()).toContain('1 coupon chosen'))
    expect(row()).not.toContain('Use coupon')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change coupons' }))
  })

  it('is none for an order that no coupon fits', async () => {
    service.on(queryCouponsCall, couponsAre(couponRow('A', { minSpend: 13_001 }), refusedRow('B', 'LOCKED')))
    await open()
    await waitFor(() => expect(row()).toContain('None of your coupons can be used here'))
    expect(screen.queryByRole('button', { name: 'Use coupon' })).toBeNull()
  })
})

describe('purchase 4, coupons', () => {
  it('[P4.coupon.1] a lower count clears the coupons, a higher one leaves them', async () => {
    const opened = await open()
    opened.choose('A')
    await waitFor(() => expect(opened.total()).toContain('HK$120.00'))
    await opened.addAdult()
    await waitFor(() => expect(opened.total()).toContain('HK$185.00'))
    await opened.press('Remove one adult')
    await waitFor(() => expect(opened.total()).toContain('HK$130.00'))
    expect(opened.selection()?.coupons).toEqual([])
    expect(row()).toContain('Coupon A −HK$10.00')
    expect(row()).toContain('Your coupons were removed because there are fewer passengers')
  })

  it('[P4.coupon.2] a changed date queries coupons again, and those that do not fit it are removed', async () => {
    const opened = await open()
    opened.choose('A', 'B')
    await waitFor(() => expect(opened.total()).toContain('HK$110.00'))
    service.on(queryCouponsCall, couponsAre(couponRow('A'), refusedRow('B', 'ENDS_BEFORE_TRAVEL')))
    await opened.chooseDay('2026-11-28')
    await waitFor(() => expect(opened.total()).toContain('HK$120.00'))
    expect(service.getCalls(queryCouponsCall).map(couponDaysIn)).toEqual([['2026-11-25'], ['2026-11-28']])
    expect(opened.selection()?.coupons).toEqual(['A'])
    expect(row()).toContain('A coupon you chose cannot be used with this selection and was removed')
    expect(opened.host.toastTexts).toEqual([])
    // No quote was requested with a coupon that did not fit.
    const priced = service.getCalls(buyTicketCall).filter((call) => couponDaysIn(call).includes('2026-11-28'))
    expect(priced.map(couponsIn).filter((coupons) => coupons.length > 0)).toEqual([['A']])
  })
})

describe('total with coupons', () => {
  it('[P4.order.1] an outdated total is never on the button', async () => {
    const opened = await open()
    await waitFor(() => expect(opened.total()).toContain('HK$130.00'))
    let release = () => {}
    service.on(buyTicketCall, async (body) => {
      if (couponsIn({ body }).length === 1) await new Promise<void>((resolve) => (release = resolve))
      return tenOffEach(body)
    })
    opened.choose('A')
    await waitFor(() => expect(opened.total()).toMatch(/^Total …/))
    opened.choose('A', 'B')
    await waitFor(() => expect(opened.total()).toContain('HK$110.00'))
    release()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(opened.total()).toContain('HK$110.00')
  })

  it('a coupon that the quote is refused for is removed, and the total returns', async () => {
    const opened = await open()
    service.on(buyTicketCall, (body) =>
      couponsIn({ body }).includes('B') ? couponRefused('B', 'LOCKED') : tenOffEach(body),
    )
    opened.choose('A', 'B')
    await waitFor(() => expect(opened.total()).toContain('HK$120.00'))
    expect(opened.selection()?.coupons).toEqual(['A'])
    expect(row()).toContain('A coupon you chose cannot be used with this selection and was removed')
  })

  it('[P3.order.3] the order contains the coupons and the amount they pay', async () => {
    const opened = await open()
    opened.choose('A')
    await opened.acceptTerms()
    await waitFor(() => expect(opened.total()).toContain('HK$120.00'))
    await opened.confirm()
    await waitFor(() => expect(opened.here()).toBe('/details_payment?orderNo=B1'))
    expect(service.getCalls(buyTicketCall).map(paymentPartsIn).at(-1)).toEqual({
      isReal: true,
      total: 13000,
      byCoupons: 1000,
      couponCount: 1,
      coupons: ['A'],
      byBalance: 0,
      toPay: 12000,
    })
  })

  it('a coupon that another order took meanwhile is removed in place; nothing else is lost', async () => {
    const opened = await open()
    opened.choose('A')
    await opened.acceptTerms()
    await waitFor(() => expect(opened.total()).toContain('HK$120.00'))
    service.on(buyTicketCall, (body) => (body.orderType === '1' ? couponRefused('A', 'LOCKED') : tenOffEach(body)))
    await opened.confirm()
    await waitFor(() => expect(opened.total()).toContain('HK$130.00'))
    expect(opened.here()).toContain('/ticket_details')
    expect(document.activeElement?.textContent).toContain('Coupons')
    expect(opened.selection()).toMatchObject({ coupons: [], date: '2026-11-25', termsAccepted: true })
  })
})

it('accounts 9: the deduction of buy one, get one is among the price lines', async () => {
  service.on(buyTicketCall, (body) => promoted(body, 6500))
  const opened = await open()
  await opened.sees('Buy one, get one free−HK$65.00')
  expect(opened.total()).toContain('HK$65.00')
})

it('no coupon whose minimum spend is above the total after a promotion is offered', async () => {
  service.on(queryCouponsCall, couponsAre(couponRow('A', { minSpend: 13_000 }), couponRow('B')))
  service.on(buyTicketCall, (body) =>
    promoted(body, 6500, [{ ticketType: '00', fee: '65.00', total: 2, freePeople: 1 }]),
  )
  const opened = await open()
  await opened.sees('1 coupon can be used')
})

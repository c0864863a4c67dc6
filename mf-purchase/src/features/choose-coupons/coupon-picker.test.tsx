import { useDropRefusedCoupons, useQuoteView } from '@shuttle/booking/checkout'
import type { QuoteRequest } from '@shuttle/calls'
import type { SlotProps } from '@shuttle/contracts'
import { NO_PASSENGERS } from '@shuttle/domain'
import { aMember, couponRow, findAxeViolations } from '@shuttle/testing'
import { buyTicketCall, queryCouponsCall, queryPriceCall } from '@shuttle/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import {
  childrensRow,
  couponRefused,
  couponsAre,
  couponsIn,
  couponTripIn,
  refusedRow,
  tenOffEach,
} from '../../testing/coupon-rows'
import { openScreen } from '../../testing/open-screen'
import { fareRows, startTicketService, type TicketService } from '../../testing/ticket-service'
import { Slot as CouponPicker } from './coupon-picker'

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
  service.on(queryCouponsCall, couponsAre(couponRow('A'), couponRow('B'), couponRow('C')))
  service.on(buyTicketCall, tenOffEach)
  service.on(queryPriceCall, { responseData: fareRows(9) })
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => service.stop())

const TRIP = { lineCode: 'CLKHZI', date: '2026-11-25', fareType: 'reserved', currency: 'HKD' } as const

/** A page of another line with its own trip selection and quote, and the slot in it. */
const Page = ({ passengerCount, trip }: { passengerCount: number; trip: Partial<SlotProps['coupon-picker.v1']> }) => {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [counts, setCounts] = useState({ adult: passengerCount })
  const request: QuoteRequest = {
    ...TRIP,
    category: 'oneWay',
    originCode: 'CLK',
    destinationCode: 'HZI',
    counts: { ...NO_PASSENGERS, ...counts },
    boardingPoint: '',
    alightingPoint: '',
    coupons: chosen,
  }
  const { view } = useQuoteView(request)
  useDropRefusedCoupons(view, chosen, setChosen)
  const takeOne = () => {
    setCounts({ adult: counts.adult - 1 })
    setChosen([])
  }
  return (
    <>
      <CouponPicker
        {...TRIP}
        {...trip}
        counts={counts}
        chosen={chosen}
        deduction={view.kind === 'ready' ? view.quote.couponDeduction : undefined}
        onChange={setChosen}
      />
      <output>{chosen.join()}</output>
      <button type="button" onClick={takeOne}>
        One less
      </button>
    </>
  )
}
const open = (passengerCount = 2, options: Partial<Parameters<typeof openScreen>[0]> & { trip?: object } = {}) => {
  const { trip = {}, ...others } = options
  const opened = openScreen({
    at: '/airlinePassengerInfo',
    screen: <Page passengerCount={passengerCount} trip={trip} />,
    session: aMember(),
    ...others,
  })
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }))
  return {
    ...opened,
    press,
    openSheet: async () => {
      await press('Choose coupons')
      return within(await screen.findByRole('dialog'))
    },
    chosen: () => screen.getByRole('status').textContent,
    row: () => screen.getByRole('region', { name: 'Coupons' }).textContent,
  }
}

describe('[D10.9] coupons of a trip on a page of another remote', () => {
  it('[P2.details.6] the slot counts coupons in a row and offers them in a sheet, and the page prices them', async () => {
    const opened = open()
    await waitFor(() => expect(opened.row()).toContain('Best of your 3 coupons'))
    expect(service.getCalls(queryCouponsCall).map(couponTripIn)[0]).toEqual({
      ways: '1',
      out: ['CLK', 'HZI', '2026-11-25'],
      back: [undefined, undefined, undefined],
    })
    const sheet = await opened.openSheet()
    await opened.user.click(sheet.getByRole('checkbox', { name: 'Coupon A' }))
    await opened.user.click(sheet.getByRole('checkbox', { name: 'Coupon B' }))
    expect(opened.container.querySelector('output')?.textContent).toBe('A,B')
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Coupon deductionHK$20.00'))
    expect(sheet.getByText('2 coupons chosen')).toBeTruthy()
    await opened.user.click(sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opened.row()).toContain('2 coupons chosenHK$20.00 off')
    expect(opened.chosen()).toBe('A,B')
    expect(service.getCalls(buyTicketCall).map(couponsIn).at(-1)).toEqual(['A', 'B'])
  })

  it('[D11.coupon.1] the row proposes the best coupon, and one tap gives it to the page', async () => {
    service.on(queryCouponsCall, couponsAre(couponRow('A'), couponRow('B', { faceValue: 2000 })))
    const opened = open()
    await waitFor(() => expect(opened.row()).toContain('Coupon B −HK$20.00'))
    expect(opened.chosen()).toBe('')
    await opened.press('Use coupon')
    expect(opened.chosen()).toBe('B')
  })

  it('offers no coupon for a ticket that a promotion makes free', async () => {
    service.on(queryCouponsCall, couponsAre(couponRow('A', { minSpend: 10_000 }), couponRow('B')))
    const opened = open(2, { trip: { free: { adult: 1 } } })
    await waitFor(() => expect(opened.row()).toContain('1 coupon can be used'))
  })

  it('[P5.counts.3] the slot allows no more coupons than the tickets of the trip', async () => {
    const opened = open(1)
    const sheet = await opened.openSheet()
    await opened.user.click(await sheet.findByRole('checkbox', { name: 'Coupon A' }))
    await opened.user.click(sheet.getByRole('checkbox', { name: 'Coupon B' }))
    await waitFor(() =>
      expect(sheet.getByRole('checkbox', { name: 'Coupon B' }).getAttribute('aria-disabled')).toBe('true'),
    )
    expect(opened.container.querySelector('output')?.textContent).toBe('A')
  })

  it('[D3.coupon.3] coupons that cannot be used are listed in the sheet with their reason', async () => {
    service.on(queryCouponsCall, couponsAre(childrensRow('A'), refusedRow('B', 'OTHER_LINE')))
    const opened = open()
    await waitFor(() => expect(opened.row()).toContain('None of your coupons can be used here'))
    const sheet = await opened.openSheet()
    const list = within(await sheet.findByRole('region', { name: 'Cannot be used' }))
    await waitFor(() =>
      expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Not valid for the passengers you chose'),
      ]),
    )
    await opened.user.click(sheet.getByText('1 used, expired or for another line or currency'))
    expect(sheet.getAllByRole('listitem')[1]?.textContent).toContain('Not valid for this line')
    expect(sheet.queryAllByRole('checkbox')).toEqual([])
  })

  it('coupons that the service refuses are returned to the page, and the row reports it', async () => {
    const opened = open()
    const sheet = await opened.openSheet()
    await opened.user.click(await sheet.findByRole('checkbox', { name: 'Coupon A' }))
    service.on(buyTicketCall, (body) =>
      couponsIn({ body }).includes('B') ? couponRefused('B', 'LOCKED') : tenOffEach(body),
    )
    await opened.user.click(sheet.getByRole('checkbox', { name: 'Coupon B' }))
    await waitFor(() => expect(opened.container.querySelector('output')?.textContent).toBe('A'))
    const sentence = 'A coupon you chose cannot be used with this selection and was removed'
    expect(await sheet.findByText(sentence)).toBeTruthy()
    await opened.user.click(sheet.getByRole('checkbox', { name: 'Coupon C' }))
    await waitFor(() => expect(sheet.queryByText(sentence)).toBeNull())
  })

  it('[P4.coupon.1] the row reports coupons that the page drops with a passenger', async () => {
    const opened = open()
    const sheet = await opened.openSheet()
    await opened.user.click(await sheet.findByRole('checkbox', { name: 'Coupon A' }))
    await opened.user.click(sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await opened.press('One less')
    expect(await screen.findByText(/Your coupons were removed because there are fewer passengers/)).toBeTruthy()
  })

  it('coupons that stop fitting are removed by the slot', async () => {
    const opened = open()
    const sheet = await opened.openSheet()
    await opened.user.click(await sheet.findByRole('checkbox', { name: 'Coupon A' }))
    service.on(queryCouponsCall, couponsAre(refusedRow('A', 'USED'), couponRow('B')))
    await opened.host.queryClient.invalidateQueries()
    await waitFor(() => expect(opened.container.querySelector('output')?.textContent).toBe(''))
    expect(await sheet.findByText('A coupon you chose cannot be used with this selection and was removed')).toBeTruthy()
  })

  it('a visitor must sign in first, over the page', async () => {
    const opened = open(1, { session: { kind: 'visitor' } })
    expect(opened.row()).toContain('Sign in to use your coupons')
    opened.host.popup = undefined
    await opened.press('Choose coupons')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(service.getCalls(queryCouponsCall)).toEqual([])
    opened.host.popup = aMember()
    const sheet = await opened.openSheet()
    expect(await sheet.findByRole('checkbox', { name: 'Coupon A' })).toBeTruthy()
  })

  it('coupons that did not load are queried again', async () => {
    service.on(queryCouponsCall, { break: true })
    const opened = open()
    expect(await screen.findByText('Your coupons could not be loaded')).toBeTruthy()
    service.on(queryCouponsCall, couponsAre(couponRow('A')))
    await opened.press('Try again')
    await waitFor(() => expect(opened.row()).toContain('1 coupon can be used'))
  })

  it('the coupon sheet has no accessibility faults', async () => {
    const opened = open()
    const sheet = await opened.openSheet()
    await sheet.findByRole('checkbox', { name: 'Coupon A' })
    expect(await findAxeViolations()).toEqual([])
  })
})

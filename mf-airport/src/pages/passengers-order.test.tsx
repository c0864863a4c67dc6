import { airportErrorTexts, bookingErrorTexts } from '@shuttle/i18n/errors'
import { aMember } from '@shuttle/testing'
import { buyTicketCall, queryDeparturesCall, queryPriceCall } from '@shuttle/wire'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useAirportTripSelections } from '../state/airport-trip-selection.store'
import { departureRow } from '../testing/airport-service'
import { openPage, startWithoutSelection } from '../testing/open-page'
import { aTravelDocument, openPassengers, startBooked } from '../testing/open-passengers'
import { CHOSEN, chosenRow, type OrderService, startOrderService } from '../testing/order-service'
import { currentSelection } from '../testing/trip-selections'

let service: OrderService
beforeEach(async () => {
  startWithoutSelection()
  service = await startOrderService()
})
afterEach(() => service.stop())

const WIFE = aTravelDocument({ firstName: 'MEI LING', documentNumber: 'H1234567', gender: 'female' })
type Options = Parameters<typeof openPassengers>[0]
/** Everything an order of these passengers needs, with its price shown. */
const openFilled = async (travelDocuments = [aTravelDocument()], options: Options = {}) => {
  const adult = travelDocuments.filter(({ type }) => type === 'adult').length
  const child = travelDocuments.length - adult
  startBooked({ adult, child }, { travelDocuments, termsAccepted: true })
  const opened = await openPassengers(options)
  await waitFor(() => expect(opened.total()).toMatch(/\d/))
  return opened
}
const sees = (text: string | RegExp) => screen.findByText(text)
const focused = () => document.activeElement as HTMLElement
const bodyOf = (at: number) => service.orders()[at]?.body as Record<string, unknown>

describe('[P5.check.9, A3.airport.1] confirm places the order', () => {
  it('the order contains every document and the flight, as a reserved departure, and leads to the payment', async () => {
    const { confirm, here } = await openFilled([aTravelDocument(), WIFE])
    await confirm()
    await waitFor(() => expect(here()).toBe('/airlinePayment?orderNo=B1'))
    expect(bodyOf(0)).toMatchObject({ feeType: '9', currency: '1', amount: 26_000, totalNeedpay: 26_000 })
    expect(bodyOf(0).tickets).toMatchObject([
      { ticketType: '00', lastName: 'CHAN', firstName: 'TAI MAN', idCard: 'K12345689', birthDate: '1988-04-30' },
      { ticketType: '00', lastName: 'CHAN', firstName: 'MEI LING', idCard: 'H1234567' },
    ])
    expect(bodyOf(0).flight).toMatchObject({ flightNo: 'CX0504', flightDate: '2026-11-24' })
    expect(service.quotes()).toHaveLength(1)
    expect(useAirportTripSelections.getState().pendingRequests).toEqual({})
  })

  it('passengers who are no longer counted are not sent', async () => {
    startBooked(
      { adult: 1 },
      { travelDocuments: [aTravelDocument(), WIFE, aTravelDocument({ type: 'child' })], termsAccepted: true },
    )
    const { confirm, total, here } = await openPassengers()
    await waitFor(() => expect(total()).toContain('¥130.00'))
    await confirm()
    await waitFor(() => expect(here()).toContain('orderNo=B1'))
    expect(bodyOf(0).tickets).toHaveLength(1)
  })
})

describe('[P5.check.1] sign-in on confirm', () => {
  it('confirm requires the sign-in, and the order continues with all entered data', async () => {
    const { confirm, here } = await openFilled([aTravelDocument()], { session: { kind: 'visitor' } })
    await confirm()
    await waitFor(() => expect(here()).toBe('/airlinePayment?orderNo=B1'))
    expect(bodyOf(0).tickets).toMatchObject([{ idCard: 'K12345689' }])
  })

  it('a declined sign-in changes nothing and loses nothing', async () => {
    const { confirm, host, field } = await openFilled([aTravelDocument()], { session: { kind: 'visitor' } })
    host.popup = undefined
    await confirm()
    expect(service.orders()).toHaveLength(0)
    expect(field('Document number').value).toBe('K12345689')
  })
})

describe('missing data on confirm', () => {
  it('errors show at all fields at once, with the focus at the first', async () => {
    startBooked(
      { adult: 2 },
      { travelDocuments: [aTravelDocument({ nationality: '', gender: '' })], termsAccepted: true },
    )
    const { confirm, card, total } = await openPassengers()
    await waitFor(() => expect(total()).toContain('¥260.00'))
    await confirm()
    const texts = airportErrorTexts.en
    expect(card(1).getByText(texts.GENDER_MISSING)).toBeTruthy()
    expect(card(1).getByText(texts.NATIONALITY_INVALID)).toBeTruthy()
    expect(card(2).getByText(texts.DOCUMENT_NUMBER_INVALID)).toBeTruthy()
    expect(card(1).queryByText(texts.TRAVEL_NAME_INVALID)).toBeNull()
    await waitFor(() => expect(focused().getAttribute('role')).toBe('radiogroup'))
    expect(service.orders()).toHaveLength(0)
  })

  it('an error disappears at its field once it is corrected, and the card stays open', async () => {
    startBooked(
      { adult: 2 },
      { travelDocuments: [aTravelDocument({ documentNumber: 'K1' }), WIFE], termsAccepted: true },
    )
    const { confirm, enter, errorOf, field, here, total } = await openPassengers()
    await waitFor(() => expect(total()).toContain('¥260.00'))
    await confirm()
    await waitFor(() => expect(focused()).toBe(field('Document number')))
    enter('Document number', 'K12345689')
    expect(errorOf('Document number')).toBe('')
    await confirm()
    await waitFor(() => expect(here()).toContain('orderNo=B1'))
  })

  it('[P5.check.2, P5.check.11] the consent is required first, and has the focus', async () => {
    const { confirm, acceptTerms, enter, errorOf, here } = await openFilled()
    await acceptTerms()
    fireEvent.change(screen.getByLabelText('Nationality'), { target: { value: '' } })
    await confirm()
    await sees('please tick the purchase notes before ordering')
    await waitFor(() => expect(focused()).toBe(screen.getByRole('checkbox')))
    expect(errorOf('Nationality')).toBe('')
    enter('Nationality', 'Chinese')
    await acceptTerms()
    await confirm()
    await waitFor(() => expect(here()).toContain('orderNo=B1'))
  })

  it.each([
    ['en', '/airlineBuyClauseEN', 'purchase notes'],
    ['zh-hk', '/airlineBuyClauseHK', '《購票須知》'],
    ['zh-cn', '/airlineBuyClause', '《购票须知》'],
  ] as const)('the consent in %s leads to the terms of the line', async (language, path, name) => {
    startBooked({ adult: 1 }, { travelDocuments: [aTravelDocument()] })
    await openPage({ at: '/airlinePassengerInfo', session: aMember(), language })
    const links = await screen.findAllByText(name)
    expect(links.map((link) => link.getAttribute('href'))).toContain(path)
  })

  it('the notes state that the departure can be changed once', async () => {
    await openFilled()
    await sees(/Refund fee: 10%/)
    expect(document.body.textContent).toContain('You can change the departure once.')
    expect(document.body.textContent).not.toContain('No changes.')
  })
})

describe('[P5.reminder.1] reminder of discounted tickets', () => {
  it('the reminder shows before the order', async () => {
    const child = aTravelDocument({ type: 'child', documentNumber: 'C1234567' })
    const { confirm, here, user } = await openFilled([aTravelDocument(), child])
    await confirm()
    const reminder = within(await screen.findByRole('alertdialog'))
    expect(service.orders()).toHaveLength(0)
    await user.click(reminder.getByRole('button', { name: 'Yes, continue' }))
    await waitFor(() => expect(here()).toContain('orderNo=B1'))
    expect(bodyOf(0).tickets).toMatchObject([{ ticketType: '00' }, { ticketType: '02', birthDate: '2018-04-30' }])
  })
})

describe('[P5.check.10] captcha of an airport order', () => {
  const digits = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Captcha' })

  it('the captcha shows if the quote requires one, and its refusal brings another', async () => {
    service.quotesAre({ captchaType: '1' })
    const { confirm, here } = await openFilled()
    await digits()
    await confirm()
    await sees(bookingErrorTexts.en.CAPTCHA_MISSING)
    await waitFor(async () => expect(focused()).toBe(await digits()))
    fireEvent.change(await digits(), { target: { value: '1234' } })
    service.onOrder(() => ({ refuse: 'CAPTCHA_WRONG' }))
    await confirm()
    await sees(bookingErrorTexts.en.CAPTCHA_WRONG)
    expect((await digits()).value).toBe('')
    expect(currentSelection().travelDocuments).toEqual([aTravelDocument()])
    service.onOrder(() => undefined)
    fireEvent.change(await digits(), { target: { value: '5678' } })
    await waitFor(() => expect(screen.getByRole('button', { name: /Confirm order/ })).toBeTruthy())
    await confirm()
    await waitFor(() => expect(here()).toContain('orderNo=B1'))
    expect(bodyOf(1)).toMatchObject({ captcha: '5678' })
  })
})

describe('[D4.10, D4.22] refusals of the service', () => {
  it('[D11.airport.1] a refused document unfolds its passenger, and its field shows it until changed', async () => {
    const { confirm, enter, errorOf, field, host } = await openFilled([aTravelDocument(), WIFE])
    service.onOrder(() => ({ refuse: 'DOCUMENT_NUMBER_INVALID', data: { fields: ['tickets.1.idCard'] } }))
    await confirm()
    await waitFor(() => expect(errorOf('Document number', 2)).toBe(airportErrorTexts.en.DOCUMENT_NUMBER_INVALID))
    await waitFor(() => expect(focused()).toBe(field('Document number', 2)))
    expect(host.toasts).toEqual([])
    enter('Document number', 'K1234568A', 2)
    expect(errorOf('Document number', 2)).toBe('')
  })

  it.each([
    ['DEPARTURE_SOLD_OUT', 'Choose your bus', '/airlineSearchClasses'],
    ['DEPARTURE_OVER_CAPACITY', 'Choose your bus', '/airlineSearchClasses'],
    ['DEPARTED', 'Choose your bus', '/airlineSearchClasses'],
    ['DEPARTURE_PAUSED', 'Choose your bus', '/airlineSearchClasses'],
    ['TOO_LATE_FOR_CHECK_IN', 'Choose your bus', '/airlineSearchClasses'],
    ['FLIGHT_PAST', 'Enter your flight', '/airlineRegFlyInfo'],
    ['PEAK_LIMIT', 'Choose date and passengers', '/airline'],
  ])('[D4.2] a refusal of an earlier step, %s, leads there and loses no data', async (refuse, link, path) => {
    const { confirm, here, user, host } = await openFilled([aTravelDocument(), WIFE])
    service.onOrder(() => ({ refuse }))
    await confirm()
    await sees({ ...bookingErrorTexts.en, ...airportErrorTexts.en }[refuse as 'DEPARTED'])
    expect(await sees('The passenger details you entered are kept.')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: link }))
    expect(here()).toBe(path)
    expect(currentSelection().travelDocuments).toEqual([aTravelDocument(), WIFE])
    expect(host.toasts).toEqual([])
  })

  it.each([
    ['the next one', { '11:00': 47, '10:00': 10 }, '11:00', '3 seats left'],
    ['the last one before, where none later fits', { '11:00': 50, '10:00': 49 }, '10:00', '1 seat left'],
  ])(
    '[D4.2] a departure whose last seat is sold offers %s with its seats, and takes it',
    async (_, sold, time, seats) => {
      const { confirm, here, user, host, total } = await openFilled()
      const rows = Object.entries(sold).map(([at, totalPeople]) => departureRow(CHOSEN.date, at, { totalPeople }))
      const tooLate = departureRow(CHOSEN.date, '11:30')
      service.on(queryDeparturesCall, { responseData: [chosenRow({ totalPeople: 50 }), tooLate, ...rows] })
      service.onOrder(() => ({ refuse: 'DEPARTURE_SOLD_OUT' }))
      await confirm()
      await user.click(await screen.findByRole('button', { name: `Take ${time} (${seats})` }))
      expect(currentSelection()).toMatchObject({ departure: { beginTime: time }, travelDocuments: [aTravelDocument()] })
      expect(screen.queryByText(bookingErrorTexts.en.DEPARTURE_SOLD_OUT)).toBeNull()
      expect(host.toastTexts).toEqual([`Your bus is now the one at ${time}.`])
      service.onOrder(() => undefined)
      await waitFor(() => expect(total()).toMatch(/\d/))
      await confirm()
      await waitFor(() => expect(here()).toContain('orderNo=B1'))
      expect(bodyOf(1)).toMatchObject({ bookBeginTime: time })
    },
  )

  it('[D4.2] a departure whose last seat is sold offers none if no other fits', async () => {
    const { confirm } = await openFilled()
    service.on(queryDeparturesCall, { responseData: [chosenRow({ totalPeople: 50 })] })
    service.onOrder(() => ({ refuse: 'DEPARTURE_SOLD_OUT' }))
    await confirm()
    expect(await sees('No other bus fits your flight.')).toBeTruthy()
  })

  it('more tickets than seats are refused by the price before confirm, and no order is sent', async () => {
    service.on(buyTicketCall, { refuse: 'DEPARTURE_SOLD_OUT' })
    startBooked({ adult: 2 }, { travelDocuments: [aTravelDocument(), WIFE], termsAccepted: true })
    const { confirm } = await openPassengers()
    await screen.findAllByText(bookingErrorTexts.en.DEPARTURE_SOLD_OUT)
    await confirm()
    expect(service.orders()).toHaveLength(0)
    expect(screen.getByRole('link', { name: 'Choose your bus' })).toBeTruthy()
  })

  it.each([
    ['no fares for the departure', { responseData: [] }, 'Choose your bus', 'link'],
    ['fares that could not be loaded', { break: true }, 'Try again', 'button'],
  ] as const)('confirm with %s focuses the next action', async (_, answer, name, role) => {
    service.on(queryPriceCall, answer)
    startBooked({ adult: 1 }, { travelDocuments: [aTravelDocument()], termsAccepted: true })
    const { confirm, host } = await openPassengers({ takesFaults: true })
    const way = await screen.findByRole(role, { name })
    await confirm()
    await waitFor(() => expect(focused().contains(way)).toBe(true))
    expect(host.toastTexts.filter((text) => text.includes('being calculated'))).toEqual([])
    expect(service.orders()).toHaveLength(0)
  })

  it('a refused coupon is removed, the price queried again, and the order can be placed', async () => {
    startBooked({ adult: 1 }, { travelDocuments: [aTravelDocument()], termsAccepted: true, coupons: ['A', 'B'] })
    const { confirm, total, here } = await openPassengers()
    await waitFor(() => expect(total()).toMatch(/\d/))
    expect(service.quotes()[0]?.body).toMatchObject({ voucherStr: 'A,B' })
    service.onOrder(() => ({ refuse: 'COUPON_NOT_USABLE', data: { voucherNo: 'A' } }))
    await confirm()
    await waitFor(() => expect(currentSelection().coupons).toEqual(['B']))
    await waitFor(() => expect(service.quotes().at(-1)?.body).toMatchObject({ voucherStr: 'B' }))
    service.onOrder(() => undefined)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm order' })).toBeTruthy())
    await confirm()
    await waitFor(() => expect(here()).toContain('orderNo=B1'))
  })
})

describe('[D9.14] an order without an answer', () => {
  it('an unanswered order is the same when confirmed again, also after a reload without numbers', async () => {
    const first = await openFilled([aTravelDocument()], { takesFaults: true })
    service.onOrder(() => ({ break: true }))
    await first.confirm()
    await waitFor(() => expect(first.host.anomalies).toHaveLength(1))
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('K12345689')
    expect(Object.values({ ...sessionStorage }).join()).toContain('"key"')
    first.unmount()
    await useAirportTripSelections.persist.rehydrate()
    service.onOrder(() => undefined)
    const { enter, confirm, here, total } = await openPassengers()
    enter('Document number', 'K12345689')
    await waitFor(() => expect(total()).toMatch(/\d/))
    await confirm()
    await waitFor(() => expect(here()).toContain('orderNo=B1'))
    const [one, other] = service.orders()
    expect(other?.idempotencyKey).toBe(one?.idempotencyKey)
    expect(other?.body).toEqual(one?.body)
  })
})

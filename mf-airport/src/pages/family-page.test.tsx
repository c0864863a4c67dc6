import { airportErrorTexts } from '@shuttle/i18n/errors'
import { aMember } from '@shuttle/testing'
import { queryPriceCall, queryRouteCall } from '@shuttle/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { airportFare, airportLineRow, linesAre } from '../testing/airport-service'
import { openPage, startWithoutSelection } from '../testing/open-page'
import { aTravelDocument, openPassengers, startBooked } from '../testing/open-passengers'
import { type OrderService, startOrderService } from '../testing/order-service'
import { aFlight, currentSelection } from '../testing/trip-selections'

let service: OrderService
beforeEach(async () => {
  startWithoutSelection()
  service = await startOrderService()
  const on = { familyCombo: { dateFrom: '2026-11-01', dateTo: '' } }
  service.on(queryRouteCall, linesAre(airportLineRow('HZICLK', on), airportLineRow('CLKHZI')))
  service.quotesAre({ totalMoney: 32_500, totalNeedpay: 32_500, totalDiscount: 6500 })
})
afterEach(() => service.stop())

const FAMILY = [
  aTravelDocument(),
  aTravelDocument({ firstName: 'MEI LING', documentNumber: 'H1234567', gender: 'female' }),
  aTravelDocument({ firstName: 'KA KA', documentNumber: 'C1234567', type: 'child' }),
  aTravelDocument({ firstName: 'SIU MING', documentNumber: 'C7654321', type: 'child' }),
]
const AT = { at: '/airlinePassengerInfoFamily' }

describe('[D4.3, D4.23] the family combo', () => {
  it('the combo folds four finished passengers, names the free ticket as a line, and becomes one order', async () => {
    startBooked({ adult: 2, child: 2 }, { travelDocuments: FAMILY, termsAccepted: true, isFamily: true })
    const { find, field, total, confirm, here, user, press } = await openPassengers(AT)
    expect([1, 2, 3, 4].map(find)).toEqual([undefined, undefined, undefined, undefined])
    await press('Fill in or change the details of Passenger 4, Child')
    expect(field('First name', 4).value).toBe('SIU MING')
    await waitFor(() => expect(total()).toContain('¥325.00'))
    expect(screen.getByText('Family combo: one ticket free').closest('div')?.textContent).toContain('−¥65.00')
    await confirm()
    const reminder = within(await screen.findByRole('alertdialog'))
    await user.click(reminder.getByRole('button', { name: 'Yes, continue' }))
    await waitFor(() => expect(here()).toBe('/airlinePayment?orderNo=B1'))
    expect(service.orders()[0]?.body.tickets).toHaveLength(4)
    expect(service.quotes()).toHaveLength(1)
  })

  it('[D11.airport.1] an invalid field unfolds its passenger, shows the error there, and has the focus', async () => {
    const twice = FAMILY.map((travelDocument, at) =>
      at === 3 ? { ...travelDocument, documentNumber: 'C1234567' } : travelDocument,
    )
    startBooked({ adult: 2, child: 2 }, { travelDocuments: twice, termsAccepted: true, isFamily: true })
    const { confirm, errorOf, field, find, press, total } = await openPassengers(AT)
    await waitFor(() => expect(total()).toContain('¥325.00'))
    await press('Fill in or change the details of Passenger 1, Adult')
    expect(find(4)).toBeUndefined()
    await confirm()
    await waitFor(() => expect(errorOf('Document number', 4)).toBe(airportErrorTexts.en.DOCUMENT_TWICE))
    await waitFor(() => expect(document.activeElement).toBe(field('Document number', 4)))
    expect(service.orders()).toHaveLength(0)
  })

  it.each([
    ['five paying passengers', { adult: 3, child: 2 }],
    ['three', { adult: 2, child: 1 }],
    ['three and an infant, who travels free', { adult: 3, infant: 1 }],
  ])('the form is not for %s: it leads to the passenger counts', async (_, counts) => {
    service.on(queryPriceCall, { responseData: [airportFare({ babyCNY: '0.00', babyHKD: '0.00' })] })
    startBooked(counts, { isFamily: true })
    const { here, user } = await openPage({ ...AT, session: aMember() })
    await user.click(await screen.findByRole('link', { name: 'Choose date and passengers' }))
    expect(screen.queryByText('Type of document')).toBeNull()
    expect(here()).toBe('/airline')
  })

  it('a direction without the combo shows this and leads to the ordinary page with all entered data', async () => {
    const flight = aFlight({ origin: 'Osaka', destination: 'Hong Kong', time: '08:00' })
    startBooked({ adult: 2, child: 2 }, { lineCode: 'CLKHZI', flight, travelDocuments: FAMILY, isFamily: true })
    const { here, user } = await openPage({ ...AT, session: aMember() })
    await screen.findByText('There is no family combo for this bus')
    await user.click(screen.getByRole('link', { name: 'Buy at the usual fares' }))
    expect(here()).toBe('/airlinePassengerInfo')
    expect(currentSelection().travelDocuments).toEqual(FAMILY)
  })

  it('the form opened before its step leads to that step', async () => {
    startBooked({ adult: 2, child: 2 }, { departure: undefined, isFamily: true })
    const { here, user } = await openPage({ ...AT, session: aMember() })
    await user.click(await screen.findByRole('link', { name: 'Choose your bus' }))
    expect(here()).toBe('/airlineSearchClasses')
  })
})

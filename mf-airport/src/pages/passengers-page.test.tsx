import { airportErrorTexts } from '@shuttle/i18n/errors'
import { composeText } from '@shuttle/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useAirportTripSelections } from '../state/airport-trip-selection.store'
import { openPage, startWithoutSelection } from '../testing/open-page'
import { aTravelDocument, openPassengers, startBooked } from '../testing/open-passengers'
import { CHOSEN, type OrderService, startOrderService } from '../testing/order-service'
import { aFlight, currentSelection, startWithSelection } from '../testing/trip-selections'

const texts = airportErrorTexts.en
let service: OrderService
beforeEach(async () => {
  startWithoutSelection()
  service = await startOrderService()
})
afterEach(() => service.stop())

describe('passengers page without an earlier step', () => {
  it.each([
    ['without a trip', { date: undefined }, 'Choose date and passengers', '/airline', []],
    ['without a flight', {}, 'Enter your flight', '/airlineRegFlyInfo', []],
    ['without a departure', { flight: aFlight() }, 'Choose your bus', '/airlineSearchClasses', ['Flight done']],
    [
      'with a departure that does not connect',
      { flight: aFlight({ time: '11:00' }), departure: CHOSEN },
      'Choose your bus',
      '/airlineSearchClasses',
      ['Flight done'],
    ],
  ])(
    'the page opened %s leads to the missing step, and no later step is done',
    async (_, selection, link, path, done) => {
      startWithSelection(selection)
      const { here, user } = await openPage({ at: '/airlinePassengerInfo' })
      const way = await screen.findByRole('link', { name: link })
      const steps = within(screen.getByRole('list', { name: 'Steps of the booking' })).getAllByRole('listitem')
      expect(steps.map(({ textContent }) => textContent).filter((text) => text?.endsWith(' done'))).toEqual(done)
      await user.click(way)
      expect(here()).toBe(path)
      expect(service.quotes()).toHaveLength(0)
    },
  )
})

describe('the trip above the passengers', () => {
  it.each([
    ['Change the bus', '/airlineSearchClasses'],
    ['Change the flight', '/airlineRegFlyInfo'],
    ['Change the passengers', '/airline'],
  ])('the trip is shown above the passengers, with the link to change it: %s', async (name, path) => {
    startBooked({ adult: 2 })
    const { here, user } = await openPassengers()
    const text = document.body.textContent
    for (const part of ['10:30', 'arrives 11:30', 'CX504 to Osaka', 'take-off 14:00', '2 adults'])
      expect(text).toContain(part)
    await user.click(screen.getByRole('link', { name }))
    expect(here()).toBe(path)
  })

  it('the price is queried once, with the flight and without documents, in the currency of the origin', async () => {
    startBooked({ adult: 2 }, { travelDocuments: [aTravelDocument()] })
    const { total } = await openPassengers()
    await waitFor(() => expect(total()).toContain('¥260.00'))
    expect(service.quotes()).toHaveLength(1)
    expect(service.quotes()[0]?.body).toMatchObject({ feeType: '9', currency: '1', bookBeginTime: '10:30' })
    expect(JSON.stringify(service.quotes()[0]?.body)).not.toContain('K12345689')
    expect(service.quotes()[0]?.body.flight).toMatchObject({ flightNo: 'CX0504' })
  })

  it('a trip from the airport is priced in Hong Kong dollars', async () => {
    const flight = aFlight({ origin: 'Osaka', destination: 'Hong Kong', time: '08:00' })
    startBooked({ adult: 1 }, { lineCode: 'CLKHZI', flight })
    const { total } = await openPassengers()
    await waitFor(() => expect(total()).toContain('HK$130.00'))
    expect(service.quotes()[0]?.body).toMatchObject({ lineCode: 'CLKHZI', currency: '2', feeType: '9' })
  })
})

describe('[A5.text.5, D4.3] the fields of a travel document', () => {
  beforeEach(() => startBooked())

  it.each([
    ['Last name', 'o’brien-lee', "O'BRIEN-LEE"],
    ['Last name', 'Nguyễn Đỗ', 'NGUYEN DO'],
    ['Last name', 'Søren', 'SOEREN'],
    ['First name', 'Łukasz Jr.', 'LUKASZ JR'],
    ['First name', 'ＴＡＩ　ＭＡＮ', 'TAI MAN'],
    ['Document number', 'ｋ１２３４５６８９', 'K12345689'],
    ['Nationality', '中國', '中國'],
    ['Telephone (optional)', '＋８５２ ９１２３４５６７', '+852 91234567'],
    ['Year', '１９８８', '1988'],
  ])('the field %s reads %j as %j', async (label, typed, read) => {
    const { enter, field, errorOf } = await openPassengers()
    enter(label, typed)
    expect(field(label).value).toBe(read)
    if (label !== 'Year') expect(errorOf(label)).toBe('')
  })

  it.each([
    ['Year', '１', '１９８８', '1988'],
    ['Last name', 'ｌ', 'ｌｅｅ', 'LEE'],
    ['Document number', 'ｋ', 'ｋ１２３', 'K123'],
  ])('the field %s leaves an input method alone until it ends', async (label, first, whole, read) => {
    const { field } = await openPassengers()
    expect(composeText(field(label), first, whole)).toEqual([first, whole, read])
  })

  it('the form takes a single name once that is chosen', async () => {
    const { enter, enterBirth, field, user, card, errorOf } = await openPassengers()
    enter('Last name', 'Sukarno')
    await user.click(card().getByRole('button', { name: 'The document prints one name only' }))
    expect(field('Name').value).toBe('SUKARNO')
    expect(card().queryByLabelText('First name')).toBeNull()
    expect(errorOf('Name')).toBe('')
    enterBirth('1988-04-03')
    expect(currentSelection().travelDocuments[0]).toMatchObject({
      lastName: 'SUKARNO',
      firstName: '',
      hasOneName: true,
    })
  })

  it('[D1.18] letters become capital while they are typed', async () => {
    const { field, user } = await openPassengers()
    await user.type(field('Last name'), 'le')
    expect(field('Last name').value).toBe('LE')
    expect(currentSelection().travelDocuments[0]).toMatchObject({ lastName: 'LE', type: 'adult' })
  })

  it.each([
    ['Document number', 'K123', texts.DOCUMENT_NUMBER_INVALID],
    ['Last name', '陳', texts.TRAVEL_NAME_INVALID],
    ['First name', 'TAI😀', texts.TRAVEL_NAME_INVALID],
    ['Nationality', 'A', texts.NATIONALITY_INVALID],
    ['Telephone (optional)', 'call me', texts.TELEPHONE_INVALID],
  ])('%s with %j is refused once it is left, and stays to be corrected', async (label, typed, sentence) => {
    const { enter, errorOf, field } = await openPassengers()
    enter(label, typed)
    await waitFor(() => expect(errorOf(label)).toBe(sentence))
    expect(field(label).value).not.toBe('')
  })

  it.each([['31 April', '1988-4-31', texts.BIRTH_DATE_INVALID]])('refuses the date %s', async (_, date, sentence) => {
    const { enterBirth, errorOf } = await openPassengers()
    enterBirth(date)
    await waitFor(() => expect(errorOf('Year')).toBe(sentence))
  })

  it('a child of forty is refused, and a child of eight is not', async () => {
    startBooked({ adult: 1, child: 1 }, { travelDocuments: [aTravelDocument()] })
    const { enterBirth, errorOf } = await openPassengers()
    enterBirth('1986-11-21', 2)
    await waitFor(() => expect(errorOf('Year', 2)).toBe(texts.BIRTH_DATE_AND_TICKET))
    enterBirth('2018-11-21', 2)
    await waitFor(() => expect(errorOf('Year', 2)).toBe(''))
  })

  it('an empty field shows no error when it is left', async () => {
    const { field } = await openPassengers()
    for (const label of ['Last name', 'Document number', 'Nationality']) fireEvent.blur(field(label))
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
  })
})

describe('cards of the passengers', () => {
  it('a finished passenger is shown as a summary with the masked number, and the next is open', async () => {
    startBooked({ adult: 2 }, { travelDocuments: [aTravelDocument()] })
    const { card, find, user, press } = await openPassengers()
    expect(screen.getByText('CHAN TAI MAN')).toBeTruthy()
    expect(document.body.textContent).toContain('CHAN TAI MANAdult, Passport ••••5689')
    expect(document.body.textContent).not.toContain('K12345689')
    expect(card(2).getByText('2 of 2')).toBeTruthy()
    await press('Fill in or change the details of Passenger 1, Adult')
    expect(card(1).getByLabelText<HTMLInputElement>('Last name').value).toBe('CHAN')
    await user.click(card(1).getByRole('button', { name: 'Next passenger' }))
    expect(find(1)).toBeUndefined()
  })

  it('[D11.airport.1] one passenger is open: the others fold with their state, and typed data stays', async () => {
    startBooked({ adult: 2, child: 1 }, { travelDocuments: [aTravelDocument()] })
    const { enter, field, find, press } = await openPassengers()
    const rowOf = (number: number, type: string) =>
      screen.getByRole('button', { name: `Fill in or change the details of Passenger ${number}, ${type}` })
    enter('Last name', 'LEE', 2)
    await press('Fill in or change the details of Passenger 3, Child')
    expect([find(1), find(2), find(3) === undefined]).toEqual([undefined, undefined, false])
    expect(rowOf(2, 'Adult').getAttribute('aria-expanded')).toBe('false')
    expect(screen.getAllByText('Not complete yet')).toHaveLength(1)
    expect(document.activeElement).toBe(field('Type of document', 3))
    const fold = screen.getByRole('button', { name: 'Hide the details of Passenger 3, Child' })
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    await press('Hide the details of Passenger 3, Child')
    expect(document.activeElement).toBe(rowOf(3, 'Child'))
    await press('Fill in or change the details of Passenger 2, Adult')
    expect(field('Last name', 2).value).toBe('LEE')
  })

  it('[D11.airport.1] a passenger with an error stays open while another is opened', async () => {
    startBooked({ adult: 2 })
    const { enter, find, press } = await openPassengers()
    enter('Document number', 'K1')
    await press('Fill in or change the details of Passenger 2, Adult')
    expect([find(1) === undefined, find(2) === undefined]).toEqual([false, false])
    expect(screen.queryByRole('button', { name: 'Hide the details of Passenger 1, Adult' })).toBeNull()
  })

  it('next shows what is missing of this passenger, with the focus at the first field', async () => {
    startBooked({ adult: 2 })
    const { card, field, press } = await openPassengers()
    await press('Next passenger')
    expect(card(1).getAllByText(texts.TRAVEL_NAME_INVALID)).toHaveLength(2)
    expect(card(1).getByText(texts.GENDER_MISSING)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Type of document')))
  })

  it('one document for two passengers is refused at the second', async () => {
    startBooked({ adult: 2 }, { travelDocuments: [aTravelDocument()] })
    const { enter, errorOf } = await openPassengers()
    enter('Document number', 'k123 45689', 2)
    await waitFor(() => expect(errorOf('Document number', 2)).toBe(texts.DOCUMENT_TWICE))
  })
})

describe('[D4.15, D6.session.4] data that survives a reload or a sign-out', () => {
  it('a reload loses only the document numbers, and the page shows why', async () => {
    startBooked({ adult: 1 }, { travelDocuments: [aTravelDocument()] })
    const first = await openPassengers()
    expect(screen.queryByText(/document numbers were not stored/)).toBeNull()
    first.unmount()
    await useAirportTripSelections.persist.rehydrate()
    const { field, enter } = await openPassengers()
    expect(screen.getByText(/document numbers were not stored/)).toBeTruthy()
    expect(field('Last name').value).toBe('CHAN')
    expect(field('Document number').value).toBe('')
    enter('Document number', 'K12345689')
    expect(screen.queryByText(/document numbers were not stored/)).toBeNull()
    expect(Object.values({ ...sessionStorage }).join()).not.toContain('K12345689')
  })

  it('a sign-out removes the passengers; the ride stays', async () => {
    startBooked({ adult: 1 }, { travelDocuments: [aTravelDocument()], termsAccepted: true })
    const { field } = await openPassengers()
    act(() => useAirportTripSelections.getState().clearPersonalData())
    await waitFor(() => expect(field('Last name').value).toBe(''))
    expect(currentSelection()).toMatchObject({ departure: CHOSEN, travelDocuments: [], termsAccepted: false })
  })
})

import { composeText } from '@shuttle/testing'
import { queryRouteCall } from '@shuttle/wire'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type AirportService, airportLineRow, linesAre, startAirportService } from '../testing/airport-service'
import { openPage, startWithoutSelection } from '../testing/open-page'
import { aFlight, currentSelection, startWithSelection } from '../testing/trip-selections'

let service: AirportService
beforeEach(async () => {
  startWithoutSelection()
  service = await startAirportService()
})
afterEach(() => service.stop())

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
/** jsdom does not type into fields of dates and times. */
const set = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const errorAt = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).at(-1)
}
const open = async (options: Partial<Parameters<typeof openPage>[0]> = {}) => {
  const opened = await openPage({ at: '/airlineRegFlyInfo', ...options })
  await screen.findByRole('form')
  const type = async (label: string, text: string) => {
    await opened.user.clear(field(label))
    await opened.user.enter(field(label), text)
  }
  return { ...opened, type, next: () => opened.user.click(screen.getByRole('button', { name: 'Next: your bus' })) }
}

describe('flight page without an earlier step', () => {
  it('the page leads to date and passengers', async () => {
    const { here, user } = await openPage({ at: '/airlineRegFlyInfo' })
    expect(await screen.findByText('One step is missing')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Choose date and passengers' }))
    expect(here()).toBe('/airline')
  })
  it('a direction that is not sold any more leads back to the airport line', async () => {
    service.on(queryRouteCall, linesAre(airportLineRow('CLKHZI')))
    startWithSelection()
    await openPage({ at: '/airlineRegFlyInfo' })
    expect(await screen.findByRole('link', { name: 'Back to the airport line' })).toBeTruthy()
  })
})

describe('[A5.text.5] the flight form', () => {
  it('the form proposes one end and the day by the direction, and shows the completed number', async () => {
    startWithSelection()
    const { type } = await open()
    expect(field('Flight from').value).toBe('Hong Kong')
    expect(field('Take-off date').value).toBe('2026-11-24')
    expect(screen.getByText(/CX88 becomes CX0088/)).toBeTruthy()
    await type('Flight number', 'cx 88')
    expect(field('Flight number').value).toBe('CX88')
    expect(screen.getByText('Stored as CX0088')).toBeTruthy()
  })

  it('the form takes a flight number from an input method, and in the middle of another', async () => {
    startWithSelection()
    const { user } = await open()
    await user.clear(field('Flight number'))
    expect(composeText(field('Flight number'), 'c', 'cx', 'cx8', 'cx88')).toEqual(['c', 'cx', 'cx8', 'cx88', 'CX88'])
    await user.clear(field('Flight number'))
    await user.type(field('Flight number'), 'cx12')
    await user.type(field('Flight number'), 'ab', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect([field('Flight number').value, field('Flight number').selectionStart]).toEqual(['CXAB12', 4])
  })

  it('the flight from the airport is the landing, in Hong Kong time', async () => {
    startWithSelection({ lineCode: 'CLKHZI' })
    await open()
    expect([field('Flight from').value, field('Flight to').value]).toEqual(['', 'Hong Kong'])
    expect(field('Landing time')).toBeTruthy()
    expect(screen.getAllByText('Hong Kong time')).toHaveLength(2)
  })

  it('[D4.1] a valid form leads to the departures, with the number padded', async () => {
    startWithSelection()
    const { type, next, here } = await open()
    await type('Flight number', 'CX504')
    await type('Airline', ' Cathay Pacific ')
    await type('Flight to', 'Osaka')
    set('Take-off time', '14:00')
    await next()
    await waitFor(() => expect(here()).toBe('/airlineSearchClasses'))
    expect(currentSelection().flight).toEqual(aFlight())
  })

  it.each<[string, string, string, RegExp]>([
    ['a number of four signs', 'Flight number', 'ABCD', /5 to 15/],
    ['an airline of one letter', 'Airline', 'C', /2 to 15/],
    ['a destination of sixteen letters', 'Flight to', 'A'.repeat(16), /2 to 15/],
    ['a transit of one letter', 'Transit in (optional)', 'T', /2 to 15/],
  ])('%s is refused at its field, and nothing is lost', async (_, label, text, sentence) => {
    startWithSelection({ flight: aFlight() })
    const { type, next, here } = await open()
    await type(label, text)
    await next()
    await waitFor(() => expect(errorAt(label)).toMatch(sentence))
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(label))
    expect(field('Take-off time').value).toBe('14:00')
    expect(here()).toBe('/airlineRegFlyInfo')
  })

  it.each([['a take-off that has passed', '2026-11-21', '09:59', /has passed/]])(
    '%s is refused at its time',
    async (_, date, time, sentence) => {
      startWithSelection({ flight: aFlight() })
      const { next } = await open()
      set('Take-off date', date)
      set('Take-off time', time)
      await next()
      await waitFor(() => expect(errorAt('Take-off time')).toMatch(sentence))
    },
  )

  it('a pasted full-width flight number becomes plain', async () => {
    startWithSelection({ flight: aFlight() })
    const { next, here, user } = await open()
    await user.clear(field('Flight number'))
    await user.click(field('Flight number'))
    await user.paste('ＣＸ－５０４')
    await next()
    await waitFor(() => expect(here()).toBe('/airlineSearchClasses'))
    expect(currentSelection().flight.flightNumber).toBe('CX0504')
  })
})

it('typed data is not lost over a reload', async () => {
  startWithSelection()
  const first = await open()
  await first.type('Flight number', 'CX5')
  set('Take-off time', '14:05')
  first.unmount()
  await open()
  expect([field('Flight number').value, field('Take-off time').value]).toEqual(['CX5', '14:05'])
})

it('the steps of the booking mark the current page', async () => {
  startWithSelection()
  await open()
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Flight')
})

import { NO_PASSENGERS, type PassengerCounts } from '@shuttle/domain'
import { aMember } from '@shuttle/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { AirportTripSelection, EnteredTravelDocument } from '../domain/airport-trip-selection'
import { openPage } from './open-page'
import { CHOSEN } from './order-service'
import { aFlight, startWithSelection } from './trip-selections'

/** A passenger with a passport, born in 1988; a child, in 2018. */
export const aTravelDocument = (change: Partial<EnteredTravelDocument> = {}): EnteredTravelDocument => ({
  lastName: 'CHAN',
  firstName: 'TAI MAN',
  documentType: 'passport',
  documentNumber: 'K12345689',
  gender: 'male',
  birthDate: change.type === 'child' ? '2018-04-30' : '1988-04-30',
  nationality: 'Chinese',
  telephone: '',
  type: 'adult',
  ...change,
})

/** Starts with a chosen trip, flight and departure, for one adult unless `counts` overrides it. */
export const startBooked = (
  counts: Partial<PassengerCounts> = { adult: 1 },
  change: Partial<AirportTripSelection> = {},
): void => {
  startWithSelection({ flight: aFlight(), departure: CHOSEN, counts: { ...NO_PASSENGERS, ...counts }, ...change })
}

/** The passengers page, and the actions on it. */
export const openPassengers = async (options: Partial<Parameters<typeof openPage>[0]> = {}) => {
  const opened = await openPage({
    at: '/airlinePassengerInfo',
    session: aMember(),
    paths: ['/airlinePayment'],
    ...options,
  })
  /** The open card of a passenger. Not by its role: computing the names of all regions is slow in a test. */
  const find = (number: number) =>
    [...document.querySelectorAll('section')].find((each) =>
      each.querySelector('h2')?.textContent?.startsWith(`Passenger ${number}, `),
    )
  await waitFor(() => expect(document.querySelector('section select, [aria-label^="Fill in"]')).not.toBeNull())
  const card = (number = 1) => within(find(number) as HTMLElement)
  const field = (label: string | RegExp, number = 1) => card(number).getByLabelText<HTMLInputElement>(label)
  const { user } = opened
  return {
    ...opened,
    find,
    card,
    field,
    /** Enters the whole text at once, like a paste, and leaves the field. */
    enter: (label: string | RegExp, text: string, number = 1) => {
      const input = field(label, number)
      input.focus()
      fireEvent.change(input, { target: { value: text } })
      fireEvent.blur(input)
    },
    enterBirth: (date: string, number = 1) => {
      const [year, month, day] = date.split('-')
      for (const [label, text] of [
        ['Year', year],
        ['Month', month],
        ['Day', day],
      ] as const) {
        fireEvent.change(field(label, number), { target: { value: text } })
      }
      fireEvent.blur(field('Day', number))
    },
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    acceptTerms: () => user.click(screen.getByRole('checkbox')),
    confirm: () => user.click(screen.getByRole('button', { name: /Confirm order/ })),
    total: () => document.querySelector('[data-bottom-bar] p')?.textContent,
    /** The message at a field, by its accessible description. */
    errorOf: (label: string | RegExp, number = 1) => {
      const ids = (field(label, number).getAttribute('aria-describedby') ?? '').split(' ')
      return ids
        .filter((id) => !id.endsWith('hint'))
        .map((id) => document.getElementById(id)?.textContent)
        .join('')
    },
  }
}

import { act, screen, waitFor } from '@testing-library/react'
import { INITIAL_SELECTION, type TripSelection } from '../domain/trip-selection'
import { Page as TicketDetailsPage } from '../pages/ticket-details-page'
import { useTripSelections } from '../state/trip-selection.store'
import { openScreen } from './open-screen'

/** Sets the selection of the one-way line in one render; a test whose subject is the choice uses the controls. */
export const setTrip = (change: Partial<Omit<TripSelection, 'counts'>> & { adults?: number } = {}): void => {
  const { adults = 1, ...chosen } = change
  act(() =>
    useTripSelections.getState().change('HKGZHO', (selection) => ({
      ...selection,
      date: '2026-11-25',
      counts: { ...INITIAL_SELECTION.counts, adult: adults },
      ...chosen,
    })),
  )
}

/** The screen of ticket details, and the actions of a passenger on it. */
export const openTicketDetails = async (options: Partial<Parameters<typeof openScreen>[0]> = {}) => {
  const opened = openScreen({ at: '/ticket_details?xldm=HKGZHO', screen: <TicketDetailsPage />, ...options })
  await screen.findByRole('region', { name: 'Price' })
  const { user } = opened
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  return {
    ...opened,
    press,
    confirm: () => press(/Confirm order/),
    addAdult: () => press('Add one adult'),
    acceptTerms: async () => user.click(await screen.findByRole('checkbox')),
    /** The choice is folded until it is opened once. */
    switchTo: async (kind: 'One-way' | 'Round trip') => {
      const change = screen.queryByRole('button', { name: 'Change: Trip type' })
      if (change) await user.click(change)
      await user.click(screen.getByRole('radio', { name: kind }))
    },
    choosesType: async (name: 'Day' | 'Night' | 'Personal booking') =>
      user.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) })),
    /** By its card: a round trip shows two calendars. */
    chooseDay: async (date: string, card = 'Departure date') => {
      const day = screen.getByRole('region', { name: card }).querySelector(`[data-date="${date}"]`)
      if (!day) throw new Error(`no day ${date}`)
      await user.click(day)
    },
    chooseDeparture: async (beginTime: string, direction: 'Departure time' | 'Return time' = 'Departure time') => {
      const openers = await screen.findAllByRole('button', { name: /^Choose a time$/ })
      await user.click(openers[direction === 'Departure time' || openers.length === 1 ? 0 : 1] as HTMLElement)
      await user.click(await screen.findByRole('button', { name: new RegExp(`^${beginTime}`) }))
    },
    sees: (text: string | RegExp) => waitFor(() => expect(document.body.textContent).toMatch(text)),
    total: () => document.querySelector('[data-bottom-bar] p')?.textContent,
    toast: () => opened.host.toastTexts.at(-1),
    /** Expects the message at the field, and never a second time in a toast. */
    seesInPlace: async (text: string | RegExp, card: string) => {
      const place = screen.getByRole('region', { name: card })
      await waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).toMatch(text))
      expect(opened.host.toastTexts.filter((toast) => toast.match(text))).toEqual([])
    },
    selection: (lineCode = 'HKGZHO') => useTripSelections.getState().selections[lineCode],
  }
}

/** Before each test: no selection of an earlier one. jsdom has no layout and cannot scroll. */
export const startWithoutSelections = (): void => {
  useTripSelections.setState({ selections: {}, pendingRequests: {}, memberId: '' })
  Element.prototype.scrollIntoView = () => undefined
}

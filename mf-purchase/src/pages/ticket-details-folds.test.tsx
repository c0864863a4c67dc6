import { aMember } from '@shuttle/testing'
import { screen, waitFor } from '@testing-library/react'
import { openTicketDetails, setTrip, startWithoutSelections } from '../testing/open-ticket-details'
import { startTicketService, type TicketService } from '../testing/ticket-service'

let service: TicketService
beforeEach(async () => {
  startWithoutSelections()
  service = await startTicketService()
})
afterEach(() => service.stop())

const fold = (name: string) => screen.getByRole('button', { name })
const calendar = () => screen.queryByRole('grid')

it('[D11.details.1] a day chosen before the page was opened is one row, and its calendar opens and folds', async () => {
  setTrip()
  const opened = await openTicketDetails({ session: aMember() })
  expect(calendar()).toBeNull()
  expect(screen.getByRole('region', { name: 'Departure date' }).textContent).toContain('Wednesday, 25 November 2026')
  expect(fold('Change: Departure date').getAttribute('aria-expanded')).toBe('false')
  await opened.press('Change: Departure date')
  expect(calendar()).toBeTruthy()
  expect(document.activeElement).toBe(fold('Done: Departure date'))
  expect(fold('Done: Departure date').getAttribute('aria-expanded')).toBe('true')
  await opened.press('Done: Departure date')
  expect(calendar()).toBeNull()
})

it('[D11.details.1] a day chosen on the page leaves the calendar open, until the passenger is done', async () => {
  const opened = await openTicketDetails({ session: aMember() })
  await opened.chooseDay('2026-11-25')
  await opened.chooseDay('2026-11-26')
  expect(opened.selection()?.date).toBe('2026-11-26')
  await opened.press('Done: Departure date')
  expect(calendar()).toBeNull()
})

it('[D11.details.2] day and night tickets have their date and hours, and the night is named', async () => {
  setTrip()
  await openTicketDetails({ session: aMember() })
  await screen.findByText(
    'Board any bus within these hours. The night ticket is for the night from Tuesday to Wednesday.',
  )
  const labels = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.labels?.[0]?.textContent)
  expect(labels).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Day .*Wed, 25 Nov 06:00 to 23:59$/),
      expect.stringMatching(/^Night .*Wed, 25 Nov 00:00 to 05:59$/),
    ]),
  )
})

it('[D11.details.4] price, refund rule and consent are one card, which shows before a price what to choose', async () => {
  await openTicketDetails({ session: aMember() })
  const card = screen.getByRole('region', { name: 'Price' })
  expect(card.textContent).toContain('Choose date and passengers to see the price')
  expect(card.textContent).toContain('No refund once the ticket has expired')
  expect(card.contains(screen.getByRole('checkbox'))).toBe(true)
  setTrip()
  await waitFor(() => expect(card.textContent).toContain('Adult 1 × HK$65.00'))
  expect(card.textContent).not.toContain('Choose date')
})

it('[D11.details.5] the bar repeats the trip of its sum', async () => {
  const opened = await openTicketDetails({ session: aMember() })
  expect(opened.total()).toBe('No price yet 1 passenger')
  setTrip({ adults: 2 })
  await waitFor(() => expect(opened.total()).toBe('Total HK$130.002 passengers · Wed, 25 Nov · Day'))
})

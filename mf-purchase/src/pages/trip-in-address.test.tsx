import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { useTripSelections } from '../state/trip-selection.store'
import { openScreen } from '../testing/open-screen'
import { startWithoutSelections } from '../testing/open-ticket-details'
import { startTicketService, type TicketService } from '../testing/ticket-service'
import { Page as TicketDetailsPage } from './ticket-details-page'

let service: TicketService
beforeEach(async () => {
  startWithoutSelections()
  service = await startTicketService()
})
afterEach(() => service.stop())

const open = async (query: string) => {
  const opened = openScreen({ at: `/ticket_details?xldm=${query}`, screen: <TicketDetailsPage /> })
  await screen.findByText('Price')
  return opened
}
const value = (name: string) => (screen.getByRole('spinbutton', { name }) as HTMLInputElement).value

it('[D11.both-ways.2] a link opens ticket details with its days and people, and its address is the line’s own then', async () => {
  const opened = await open('HKGZHORT&date=2026-11-25&returnDate=2026-11-27&fareType=day&adult=2&child=1')
  expect([value('Adult'), value('Child')]).toEqual(['2', '1'])
  expect(useTripSelections.getState().selections.HKGZHORT).toMatchObject({
    date: '2026-11-25',
    returnDate: '2026-11-27',
    fareType: 'day',
  })
  expect(opened.here()).toMatch(/xllb=2&xldm=HKGZHORT&code_1=HKG&code_2=ZHO$/)
  await opened.user.click(screen.getByRole('button', { name: 'Remove one adult' }))
  await waitFor(() => expect(value('Adult')).toBe('1'))
})

it('[D11.both-ways.2] a link with junk opens ticket details with what is valid of it', async () => {
  await open('HKGZHO&date=2026-11-20&returnDate=tomorrow&adult=9&child=9')
  expect([value('Adult'), value('Child')]).toEqual(['6', '1'])
  expect(useTripSelections.getState().selections.HKGZHO).toMatchObject({ date: undefined, returnDate: undefined })
})

it('[D11.both-ways.3] names of an order come with the link, and are in no address', async () => {
  const to = '/ticket_details?xldm=HKGZHO&adult=1'
  const link = (
    <Link to={to} state={{ names: { adult: ['ANN'] } }}>
      Buy again
    </Link>
  )
  const opened = openScreen({ at: '/', screen: link, pages: { '/ticket_details': <TicketDetailsPage /> } })
  await opened.user.click(screen.getByRole('link', { name: 'Buy again' }))
  await screen.findByText('Price')
  expect(useTripSelections.getState().selections.HKGZHO?.passengers).toEqual({
    adult: [{ name: 'ANN', idNumber: '' }],
  })
  expect(opened.here()).not.toContain('ANN')
})

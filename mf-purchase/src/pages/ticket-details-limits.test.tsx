import { aMember } from '@shuttle/testing'
import { buyTicketCall, queryPriceCall, querySalesPolicyCall } from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { openTicketDetails, setTrip, startWithoutSelections } from '../testing/open-ticket-details'
import {
  fareRows,
  STUDENT_AND_INFANT_FARES,
  salesPolicySoldTo,
  startTicketService,
  type TicketService,
} from '../testing/ticket-service'

let service: TicketService
beforeEach(async () => {
  startWithoutSelections()
  service = await startTicketService()
})
afterEach(() => service.stop())

const pricesAre = (change: object) =>
  service.on(queryPriceCall, () => ({ responseData: fareRows(2, 3).map((row) => ({ ...row, ...change })) }))
const open = async (change: object = {}) => {
  pricesAre(change)
  const opened = await openTicketDetails({ session: aMember() })
  setTrip()
  await screen.findByText(/^Board any bus within these hours/)
  return opened
}

describe('purchase 5, counts: passenger types of a line', () => {
  it('all passenger types of the line have their row before a day is chosen: no later row moves the page', async () => {
    service.on(querySalesPolicyCall, () => salesPolicySoldTo('00', '01', '02', '04', '05'))
    pricesAre(STUDENT_AND_INFANT_FARES)
    const opened = await openTicketDetails({ session: aMember() })
    await opened.press('Add')
    await waitFor(() => expect(screen.getAllByRole('spinbutton')).toHaveLength(5))
    expect(service.getCalls(queryPriceCall)).toEqual([])
    await opened.chooseDay('2026-11-25')
    await screen.findByText(/^Board any bus within these hours/)
    expect(screen.getAllByRole('spinbutton')).toHaveLength(5)
  })

  it('[A1.product.2] all five passenger types show if they have a price; infants need an adult each', async () => {
    const opened = await open(STUDENT_AND_INFANT_FARES)
    await opened.press('Add')
    await waitFor(() => expect(screen.getAllByRole('spinbutton')).toHaveLength(5))
    await opened.press('Remove one adult')
    await opened.press('Add one infant')
    expect(await screen.findByText(/each adult or senior can bring one infant/)).toBeTruthy()
    await opened.addAdult()
    await waitFor(() => expect(opened.total()).toContain('HK$65.00'))
    await opened.press('Add one student')
    await waitFor(() => expect(service.getCalls(buyTicketCall).at(-1)?.body.tickets).toHaveLength(3))
    expect(screen.queryByText(/each adult or senior can bring one infant/)).toBeNull()
  })
})

it('[P8.text.3] too few seats left shows in place and on confirm, and disappears with fewer passengers', async () => {
  const opened = await open({ seatsLeft: 2 })
  const message = /Only 2 seats are left for this date and ticket type/
  await opened.acceptTerms()
  await opened.addAdult()
  expect(screen.queryByText(message)).toBeNull()
  await opened.addAdult()
  expect(await screen.findByText(message)).toBeTruthy()
  await opened.confirm()
  await opened.seesInPlace(message, 'Ticket type')
  await opened.press('Remove one adult')
  await waitFor(() => expect(opened.total()).toContain('HK$130.00'))
})

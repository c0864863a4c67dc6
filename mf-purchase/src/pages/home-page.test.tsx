import { screen } from '@testing-library/react'
import { openScreen } from '../testing/open-screen'
import { startTicketService, type TicketService } from '../testing/ticket-service'
import { Page as HomePage } from './home-page'

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
})
afterEach(() => service.stop())

it('[P1.home.4] the foot of home names the technical support, below the lines', async () => {
  openScreen({ at: '/', screen: <HomePage /> })
  const [line] = await screen.findAllByRole('link')
  const credit = screen.getByText(/^Technical support: /)
  expect(line?.compareDocumentPosition(credit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

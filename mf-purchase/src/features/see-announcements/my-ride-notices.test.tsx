import { aMember, listedOrderRow } from '@shuttle/testing'
import { queryNextTripCall } from '@shuttle/wire'
import { screen, waitFor } from '@testing-library/react'
import { openScreen } from '../../testing/open-screen'
import { startTicketService, type TicketService } from '../../testing/ticket-service'
import { MyRideNotices } from './my-ride-notices'

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
})
afterEach(() => service.stop())

const LATE = { kind: 'LATE', leg: '1', minutes: 15, since: '2026-11-21 09:40:00', text: '' }

it('[D11.delay.3] home shows a late ride of the member with its order', async () => {
  const affected = [listedOrderRow({ orderStatus: '1', notices: [LATE] })]
  service.on(queryNextTripCall, { responseData: { affected } } as never)
  openScreen({ at: '/', screen: <MyRideNotices />, session: aMember(), paths: ['/order_details'] })
  expect(await screen.findByText('About 15 minutes late')).toBeTruthy()
  expect(screen.getByText('Tue, 24 Nov, Hong Kong Port to Zhuhai Port')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe('/order_details?orderNo=B1')
})

it('[D11.delay.3] home of a visitor requests no trips', async () => {
  openScreen({ at: '/', screen: <MyRideNotices /> })
  await waitFor(() => expect(service.getCalls(queryNextTripCall)).toEqual([]))
})

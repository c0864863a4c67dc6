import { queryRouteCall } from '@shuttle/wire'
import { screen } from '@testing-library/react'
import { readTicketDetailsAddress } from '../../addresses/ticket-details-address'
import { openScreen } from '../../testing/open-screen'
import { startTicketService, type TicketService } from '../../testing/ticket-service'
import { LineTiles } from './line-tiles'

const lineCodeIn = (href: string) => readTicketDetailsAddress(new URL(href).searchParams)?.lineCode

let service: TicketService
beforeEach(async () => {
  service = await startTicketService()
})
afterEach(() => service.stop())

it('purchase 2, home screen: shows the four one-way lines in the order of the specification', async () => {
  openScreen({ at: '/', screen: <LineTiles /> })
  const tiles = await screen.findAllByRole('link')
  expect(tiles.map((tile) => lineCodeIn((tile as HTMLAnchorElement).href))).toEqual([
    'HKGZHO',
    'HKGMAC',
    'MACHKG',
    'ZHOHKG',
  ])
})

it('a tile names both ends and the lowest fare, but not the kind of trip', async () => {
  openScreen({ at: '/', screen: <LineTiles /> })
  await screen.findAllByRole('link')
  expect(screen.getByRole('link', { name: /^HKG Port to ZHO Port from HK\$65\.00$/ })).toBeTruthy()
  expect(screen.queryByText('One-way')).toBeNull()
})

it('the home page shows that no line is on sale', async () => {
  service.on(queryRouteCall, () => ({ responseData: [], notice: [], swiper: [] }))
  openScreen({ at: '/', screen: <LineTiles /> })
  expect(await screen.findByText('No lines are on sale at the moment')).toBeTruthy()
})

it('the home page offers a retry after a failure, and then shows the lines', async () => {
  service.on(queryRouteCall, { break: true })
  const { user } = openScreen({ at: '/', screen: <LineTiles /> })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  service.on(queryRouteCall, () => ({
    responseData: [],
    notice: [],
    swiper: [],
  }))
  await user.click(retry)
  expect(await screen.findByText('No lines are on sale at the moment')).toBeTruthy()
})

import { findAxeViolations, scansInTurn } from '@shuttle/testing'
import { screen, within } from '@testing-library/react'
import { openPage } from '../testing/open-page'
import { inStatus, listed, type OrdersService, startOrdersService, ticketList } from '../testing/orders-service'

let service: OrdersService
beforeEach(async () => {
  service = await startOrdersService()
})
afterEach(() => service.stop())

const LATE = { kind: 'LATE', leg: '1', minutes: 15, since: '2026-11-21 09:40:00', text: 'Traffic on the bridge' }
const NOT_RUNNING = { ...LATE, kind: 'CANCELLED', minutes: 0, text: '' }
const TICKETS = { phList: ticketList({ T1: {} }) }

it('[D11.delay.3] a card shows that its ride is late, since when and why, with the refund without a fee', async () => {
  service.list(listed('B1', 'paid', { notices: [LATE] }), listed('B2', 'paid'))
  await openPage({ at: '/my_order?tab1=2' })
  const card = within((await screen.findByRole('link', { name: 'Order B1' })).closest('li') as HTMLElement)
  expect(card.getByText('About 15 minutes late')).toBeTruthy()
  expect(card.getByText('Traffic on the bridge')).toBeTruthy()
  expect(card.getByText(/^Updated 09:40\./)).toBeTruthy()
  const refund = card.getByRole('link', { name: 'Refund without a fee' })
  expect(refund.getAttribute('href')).toBe('/refund_tickets?orderNo=B1')
  expect(screen.getAllByText('About 15 minutes late')).toHaveLength(1)
})

it('[D11.delay.3] details name the late leg of a round trip', async () => {
  const back = { ticketDataRe: '2026-11-28', dtbz: '02', adultTotal: 2 }
  service.show({ ...inStatus('paid'), ...TICKETS, ...back, notices: [{ ...LATE, leg: '2' }] })
  await openPage({ at: '/order_details?orderNo=B1' })
  expect(await screen.findByText('About 15 minutes late')).toBeTruthy()
  expect(screen.getByText('Sat, 28 Nov, Zhuhai Port to Hong Kong Port')).toBeTruthy()
})

it('[D11.delay.6] details of a ride that does not run lead to its refund', async () => {
  service.show({ ...inStatus('refunding'), ...TICKETS, notices: [NOT_RUNNING] })
  await openPage({ at: '/order_details?orderNo=B1' })
  expect(await screen.findByText('This bus does not run')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'See refund progress' })[0]?.getAttribute('href')).toContain('orderNo=B1')
})

it.each(scansInTurn([[]], 1))('[D11.delay.3] a late order has no axe findings in %s', async (language) => {
  service.list(listed('B1', 'paid', { notices: [LATE] }))
  await openPage({ at: '/my_order?tab1=2', language })
  await screen.findByText(/15/)
  expect(await findAxeViolations()).toEqual([])
})

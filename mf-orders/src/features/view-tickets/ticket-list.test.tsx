import type { Ticket } from '@shuttle/calls'
import { screen } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { TicketList } from './ticket-list'

const ticket = (
  ticketNumber: string,
  state: Ticket['state'] = 'valid',
  ride: Pick<Ticket, 'date' | 'direction'> = { date: '2026-11-28', direction: 'outbound' },
): Ticket => ({
  ...ride,
  ticketNumber,
  qrText: `QR ${ticketNumber}`,
  state,
  passengerType: 'adult',
  gateDescription: '',
})
const open = (...tickets: Ticket[]) => openPage({ at: '/', screen: <TicketList tickets={tickets} /> })
const announced = () => document.querySelector('[aria-live]')?.textContent

// jsdom has no layout and no scrolling.
beforeAll(() => {
  Element.prototype.scrollTo = () => undefined
})

it('[P2.viewer.1] the ticket list shows an index such as 2/5 and moves by arrows, no further than its ends', async () => {
  const { user } = await open(ticket('T1'), ticket('T2'), ticket('T3'))
  expect(screen.getByText('1/3')).toBeTruthy()
  const next = screen.getByRole('button', { name: 'Next ticket' })
  await user.click(next)
  await user.click(next)
  await user.click(next)
  expect(screen.getByText('3/3')).toBeTruthy()
  expect(announced()).toBe('Ticket 3 of 3')
  expect(next.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Previous ticket' }))
  expect(screen.getByText('2/3')).toBeTruthy()
})

it('the ticket list moves by the arrow keys', async () => {
  const { user } = await open(ticket('T1'), ticket('T2'))
  screen.getByRole('list', { name: 'E-tickets' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('2/2')).toBeTruthy()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByText('1/2')).toBeTruthy()
})

it('a screen reader reads the ticket in view alone', async () => {
  const { user } = await open(ticket('T1'), ticket('T2'))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'QR code of ticket T1' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Copy ticket number', hidden: true })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Next ticket' }))
  expect(screen.getByRole('img', { name: 'QR code of ticket T2' })).toBeTruthy()
})

it('[D11.next.4] the ticket list begins at the first valid ticket', async () => {
  await open(ticket('T1', 'checked'), ticket('T2'), ticket('T3'))
  expect(screen.getByText('2/3')).toBeTruthy()
})

it('the ticket list shows no arrows for one ticket', async () => {
  await open(ticket('T1'))
  expect(screen.queryByRole('button', { name: 'Next ticket' })).toBeNull()
})

it.each([
  ['valid', 'Valid'],
  ['checked', 'Used'],
  ['refunded', 'Refunded'],
  ['unknown:77', 'Unknown'],
] as const)('[A4.status.3] shows that a ticket is %s', async (state, label) => {
  await open(ticket('T1', state))
  expect(screen.getByText(label)).toBeTruthy()
})

it.each([
  ['Collected', { collected: { at: 0, place: 'Counter 2' } }],
  ['Trip over', { date: '2026-11-20', beginTime: '06:00', endTime: '23:59' }],
] as const)('shows the state of a ticket that no gate checked: %s', async (label, change) => {
  await open({ ...ticket('T1'), ...change })
  expect(screen.getByText(label)).toBeTruthy()
  expect(screen.queryByText('Valid')).toBeNull()
})

it('a ticket whose refund is pending is in progress, not refunded', async () => {
  await open({ ...ticket('T1', 'refunded'), isRefundPending: true })
  expect(screen.getByText('Refund in progress')).toBeTruthy()
  expect(screen.queryByText('Refunded')).toBeNull()
})

it('[D3.ticket.2] shows a refunded ticket without a QR code', async () => {
  await open({ ...ticket('T1', 'refunded'), qrText: '' })
  expect(screen.getByText('Refunded')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

it('[P9.qr.1, A9.qr.1] the QR code renders at 300', async () => {
  await open(ticket('T1'))
  const code = screen.getByRole('img', { name: 'QR code of ticket T1' })
  expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['300', '300'])
})

it('purchase 3: shows at which gate a ticket was checked', async () => {
  await openPage({
    at: '/',
    screen: <TicketList tickets={[{ ...ticket('T1', 'checked'), gateDescription: 'Gate 3, Zhuhai Port' }]} />,
  })
  expect(screen.getByText('Gate 3, Zhuhai Port')).toBeTruthy()
})

describe('the ride of a ticket', () => {
  const back = { date: '2026-11-30', direction: 'inbound' } as const
  it('tickets of a round trip show direction and day', async () => {
    const { user } = await open(ticket('T1'), ticket('T2', 'valid', back))
    expect(screen.getByRole('listitem').textContent).toContain('OutboundSaturday, 28 November 2026')
    await user.click(screen.getByRole('button', { name: 'Next ticket' }))
    expect(screen.getByRole('listitem').textContent).toContain('ReturnMonday, 30 November 2026')
  })
  it('a one-way ticket shows the day only, and no direction that the answer lacks', async () => {
    const { user } = await open(ticket('T1'), ticket('T2', 'valid', { date: undefined, direction: 'unknown:' }))
    expect(screen.getByRole('listitem').textContent).toContain('Saturday, 28 November 2026')
    expect(screen.queryByText('Outbound')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Next ticket' }))
    expect(screen.getByRole('listitem').textContent).toBe('QR code of ticket T2ValidAdultTicket number T2')
  })
})

import {
  previewStaffRefundCall,
  queryStaffIndexCall,
  type StaffRefundPreview,
  type TicketToRefund,
} from '@shuttle/wire/staff'
import { fireEvent, screen, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { openBackoffice } from '../testing/open-backoffice'
import { staffRefundPreview, ticketToRefund } from '../testing/staff-refund'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/hand-refund/en'

const AT = '/hand_refund'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const open = async (at = `${AT}?orderNo=B1`) => {
  const backoffice = await openBackoffice({ at })
  await screen.findByRole('table', { name: common.ticketsOfOrder })
  return backoffice
}
const box = (passenger: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(passenger) })
const serveTickets = (tickets: TicketToRefund[], change: Partial<StaffRefundPreview> = {}) =>
  service.serve(previewStaffRefundCall, staffRefundPreview({ tickets, ...change }))

describe('[D5.23] the choice of tickets for a refund by hand', () => {
  it('finds an order by its number, and writes the number to the URL', async () => {
    const { user, here } = await openBackoffice({ at: AT })
    expect(await screen.findByText(texts.find.begin)).toBeTruthy()
    expect(service.getCalls(previewStaffRefundCall)).toEqual([])
    fireEvent.change(screen.getByLabelText(common.orderNumber), { target: { value: ' B1 ' } })
    await user.click(screen.getByRole('button', { name: common.show }))
    expect(await screen.findByRole('table', { name: common.ticketsOfOrder })).toBeTruthy()
    expect(here()).toBe(`${AT}?orderNo=B1`)
  })

  it('sums the chosen tickets under the policy, writes the choice to the URL and links the confirmation', async () => {
    const { user, here } = await open()
    expect(screen.getByText(/2 hours/)).toBeTruthy()
    await user.click(box('Passenger T1'))
    expect(here()).toBe(`${AT}?orderNo=B1&tickets=T1`)
    await user.click(screen.getByRole('button', { name: texts.choice.all }))
    const sums = within(screen.getByRole('region', { name: common.policyRefund }))
    expect(sums.getByText('HK$13.00')).toBeTruthy()
    expect(sums.getByText('HK$117.00')).toBeTruthy()
    await user.click(sums.getByRole('button', { name: texts.sum.next }))
    expect(here()).toBe('/back_hand_refund?orderNo=B1&tickets=T1%2CT2')
  })

  it('moves the focus to the tickets when none is chosen, and shows an error', async () => {
    const { user, here } = await open()
    await user.click(screen.getByRole('button', { name: texts.sum.next }))
    expect(screen.getByText(texts.choice.none)).toBeTruthy()
    expect(document.activeElement).toBe(box('Passenger T1'))
    expect(here()).toBe(`${AT}?orderNo=B1`)
  })

  it('shows why a ticket cannot be chosen, and a press on it changes nothing', async () => {
    serveTickets([
      ticketToRefund('T1', { together: ['T1', 'T2'] }),
      ticketToRefund('T2', { leg: 2, together: ['T1', 'T2'], isChecked: true }),
      ticketToRefund('T3', { isRefunded: true }),
      ticketToRefund('T4', {
        byHandReason: 'REFUND_TIME_PASSED',
        goodUntil: Date.parse('2026-11-10T00:00:00+08:00'),
      }),
    ])
    const { user, here } = await open(`${AT}?orderNo=B1&tickets=T1,T3,T4`)
    const describe = (passenger: string) =>
      document.getElementById(box(passenger).getAttribute('aria-describedby') ?? '')?.textContent
    expect(describe('Passenger T1')).toBe(texts.why.otherLeg)
    expect(describe('Passenger T2')).toBe(texts.why.used)
    expect(within(box('Passenger T3').closest('tr') as HTMLElement).getByText(texts.state.refunded)).toBeTruthy()
    expect(describe('Passenger T4')).toMatch(/time for a refund has passed/)
    expect(within(box('Passenger T4').closest('tr') as HTMLElement).getByText('Trip over')).toBeTruthy()
    for (const passenger of ['Passenger T1', 'Passenger T2', 'Passenger T3']) {
      await user.click(box(passenger))
      expect(box(passenger).checked).toBe(false)
    }
    expect(box('Passenger T4').checked).toBe(true)
    expect(here()).toBe(`${AT}?orderNo=B1&tickets=T4`)
  })

  it('shows a ticket with a pending refund as in progress, not as refunded', async () => {
    serveTickets([
      ticketToRefund('T1', { isRefunded: true, isRefundPending: true }),
      ticketToRefund('T2', { isRefunded: true, isRefundPending: false }),
      ticketToRefund('T3'),
    ])
    await open()
    const row = (passenger: string) => within(box(passenger).closest('tr') as HTMLElement)
    expect(row('Passenger T1').getByText(texts.state.refunding)).toBeTruthy()
    expect(row('Passenger T1').queryByText(texts.state.refunded)).toBeNull()
    expect(row('Passenger T2').getByText(texts.state.refunded)).toBeTruthy()
  })

  it('selects both legs, and a child who would travel alone', async () => {
    serveTickets([
      ticketToRefund('T1', { together: ['T1', 'T2'] }),
      ticketToRefund('T2', { leg: 2, together: ['T1', 'T2'] }),
      ticketToRefund('T3', { passengerType: 'child' }),
    ])
    const { user } = await open()
    await user.click(box('Passenger T1'))
    for (const passenger of ['Passenger T1', 'Passenger T2', 'Passenger T3']) expect(box(passenger).checked).toBe(true)
    expect(screen.getByText(texts.choice.added)).toBeTruthy()
    expect(screen.getByText('3 chosen')).toBeTruthy()
  })

  it.each([
    [{ requestNo: 'R1' }, texts.waiting.toRequest, '/refund_query?request=R1'],
    [{ requestNo: 'R1', proposalNo: 'P1' }, texts.waiting.toProposal, '/back_hand_refund?proposal=P1'],
  ])('links the open request or proposal instead: %j', async (change, label, href) => {
    serveTickets([ticketToRefund('T1')], change)
    await open()
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: texts.sum.next })).toBeNull()
  })

  it('[D5.4] an auditor reads the tickets and cannot continue', async () => {
    const rights = ['backoffice.open', 'refund-by-staff.read', 'order.inspect']
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights }))
    await open()
    expect(screen.getByText(texts.sum.readOnly)).toBeTruthy()
    expect(screen.queryByRole('button', { name: texts.sum.next })).toBeNull()
  })

  it('a missing order shows a message, with a retry', async () => {
    service.on(previewStaffRefundCall, { refuse: 'ORDER_NOT_FOUND', status: 404 })
    await openBackoffice({ at: `${AT}?orderNo=B0`, takesFaults: true })
    expect(await screen.findByText(texts.choice.failed)).toBeTruthy()
  })
})

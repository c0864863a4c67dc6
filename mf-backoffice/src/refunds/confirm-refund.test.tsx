import { previewStaffRefundCall, queryStaffIndexCall, refundTicketsByStaffCall } from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts as money } from '../kit/texts/money/en'
import { openBackoffice } from '../testing/open-backoffice'
import { staffRefundPreview, ticketToRefund } from '../testing/staff-refund'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/hand-refund/en'

const AT = '/back_hand_refund?orderNo=B1&tickets=T1,T2'
const REFUNDED = { refundNo: 'R-7' }

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
  service.serve(refundTicketsByStaffCall, REFUNDED)
})
afterEach(() => service.stop())

const sent = () => service.sent(refundTicketsByStaffCall)
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

const open = async () => {
  const backoffice = await openBackoffice({ at: AT })
  await screen.findByRole('button', { name: 'Refund HK$117.00' })
  const choose = (name: string) => backoffice.user.click(screen.getByRole('radio', { name }))
  const press = (name: string) => backoffice.user.click(screen.getByRole('button', { name }))
  const confirm = async (name: string) =>
    backoffice.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
  return { ...backoffice, choose, press, confirm }
}
const chooseNoFee = async ({ choose }: Awaited<ReturnType<typeof open>>) => {
  await choose(money.reason.illness)
  await choose(money.fee.none)
  type(common.feeReason, ' Both ill. ')
}

describe('[D5.23] the confirmation of a refund by hand', () => {
  it('refunds both legs where the URL has one', async () => {
    const leg = (ticketNo: string) => ticketToRefund(ticketNo, { together: ['T1', 'T2'] })
    service.serve(previewStaffRefundCall, staffRefundPreview({ chosen: ['T1', 'T2'], tickets: [leg('T1'), leg('T2')] }))
    const { user } = await openBackoffice({ at: '/back_hand_refund?orderNo=B1&tickets=T1' })
    await user.click(await screen.findByRole('radio', { name: money.reason.illness }))
    await user.click(screen.getByRole('button', { name: 'Refund HK$117.00' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund 2 tickets?' }))
    await user.click(dialog.getByRole('button', { name: 'Refund HK$117.00' }))
    await waitFor(() => expect(sent()).toMatchObject([{ tickets: ['T1', 'T2'], policyFee: 1300 }]))
  })

  it('confirms sums, tickets and the final effect, then shows the number and the next links', async () => {
    const { choose, press, confirm } = await open()
    await press('Refund HK$117.00')
    expect(screen.getByText(texts.confirm.reasonMissing)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: money.reason['plan-changed'] }))
    await choose(money.reason.illness)
    await press('Refund HK$117.00')
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund 2 tickets?' }))
    expect(
      dialog.getByText(/^HK\$117\.00 goes back to the original payment method: .+ The fee is HK\$13\.00\.$/),
    ).toBeTruthy()
    expect(dialog.getByText(/^2 tickets stop being valid at once/)).toBeTruthy()
    expect(dialog.getByText(texts.confirm.final)).toBeTruthy()
    expect(sent()).toEqual([])
    await confirm('Refund HK$117.00')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/The refund number is R-7/))
    expect(sent()).toEqual([{ orderNo: 'B1', tickets: ['T1', 'T2'], policyFee: 1300, reason: 'illness' }])
    const ways = {
      [texts.done.toOrder]: '/order_info?orderNo=B1',
      [texts.done.toLedger]: '/refund_order_query?refund=R-7',
    }
    for (const [name, href] of Object.entries(ways))
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  })

  it('refuses a fee that changed meanwhile: shows the new sums, and loses no input', async () => {
    const backoffice = await open()
    await chooseNoFee(backoffice)
    service.on(refundTicketsByStaffCall, { refuse: 'REFUND_FEE_CHANGED', status: 409 })
    service.serve(previewStaffRefundCall, staffRefundPreview({ refund: 10_400, fee: 2600 }))
    await backoffice.press('Refund HK$130.00')
    await backoffice.confirm('Refund HK$130.00')
    expect(await screen.findByText(/went from HK\$13\.00 to HK\$26\.00/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText<HTMLTextAreaElement>(common.feeReason).value).toBe(' Both ill. ')
    service.serve(refundTicketsByStaffCall, REFUNDED)
    await backoffice.press('Refund HK$130.00')
    await backoffice.confirm('Refund HK$130.00')
    expect(await screen.findByText(texts.done.refunded)).toBeTruthy()
    expect(sent().map(({ policyFee }) => policyFee)).toEqual([1300, 2600])
  })

  it('shows a refusal of its tickets in the dialog and on the page, with the link back to them', async () => {
    const backoffice = await open()
    await chooseNoFee(backoffice)
    const refused = { refuse: 'REFUND_COLLECTED_OR_CHECKED', status: 409 }
    service.on(refundTicketsByStaffCall, refused)
    service.on(previewStaffRefundCall, refused)
    await backoffice.press('Refund HK$130.00')
    await backoffice.confirm('Refund HK$130.00')
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeTruthy()
    await backoffice.confirm('Cancel')
    const [way] = await screen.findAllByRole('link', { name: texts.confirm.back })
    expect(way?.getAttribute('href')).toBe('/hand_refund?orderNo=B1&tickets=T1%2CT2')
    expect(screen.getByLabelText<HTMLTextAreaElement>(common.feeReason).value).toBe(' Both ill. ')
  })

  it('links an open request instead of the form', async () => {
    service.serve(previewStaffRefundCall, staffRefundPreview({ chosen: ['T1', 'T2'], requestNo: 'R1' }))
    await openBackoffice({ at: AT })
    expect(await screen.findByRole('link', { name: texts.waiting.toRequest })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
  })

  it('a URL without tickets links their choice and sends no query', async () => {
    await openBackoffice({ at: '/back_hand_refund?orderNo=B1' })
    expect(await screen.findByText(texts.choice.none)).toBeTruthy()
    expect(service.getCalls(previewStaffRefundCall)).toEqual([])
  })

  it('[D5.4] an auditor cannot open the confirmation', async () => {
    service.serve(
      queryStaffIndexCall,
      indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'refund-by-staff.read'] }),
    )
    await openBackoffice({ at: AT })
    expect(await screen.findByText('This page is not part of your role')).toBeTruthy()
    expect(service.getCalls(previewStaffRefundCall)).toEqual([])
  })
})

describe('[D5.3] another fee', () => {
  it('a changed fee needs a reason, and is sent with it', async () => {
    const { choose, press, confirm } = await open()
    await choose(money.reason.illness)
    await choose(money.fee.other)
    type(money.fee.amount.replace('{{symbol}}', 'HK$'), '130.1')
    await press('Refund')
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    type(money.fee.amount.replace('{{symbol}}', 'HK$'), '10')
    await press('Refund HK$120.00')
    expect(screen.queryByRole('dialog')).toBeNull()
    type(common.feeReason, 'Both ill.')
    await press('Refund HK$120.00')
    await confirm('Refund HK$120.00')
    expect(await screen.findByText(texts.done.refunded)).toBeTruthy()
    expect(sent()).toMatchObject([{ policyFee: 1300, newFee: 1000, reasonText: 'Both ill.' }])
  })

  it.each([
    [13_000, 0, false],
    [12_999, 0, true],
    [13_000, 1, true],
  ])(
    'a limit of %i cents with %i cents refunded before requires a second person for a changed fee: %s',
    async (secondApprovalLimit, refundedAlone, needsSecond) => {
      const change = { chosen: ['T1', 'T2'], secondApprovalLimit, refundedAlone }
      service.serve(previewStaffRefundCall, staffRefundPreview(change))
      service.serve(refundTicketsByStaffCall, { proposalNo: 'P-3' })
      const backoffice = await open()
      await chooseNoFee(backoffice)
      expect(screen.queryByText(money.fee.secondTitle) !== null).toBe(needsSecond)
      if (!needsSecond) return
      await backoffice.press('Send to a second person, HK$130.00')
      expect(within(await screen.findByRole('dialog')).getByText(texts.confirm.waits)).toBeTruthy()
      await backoffice.confirm(texts.confirm.yesPropose)
      expect(await screen.findByText(/number is P-3/)).toBeTruthy()
      expect(screen.getByRole('link', { name: texts.done.toProposal }).getAttribute('href')).toBe(
        '/back_hand_refund?proposal=P-3',
      )
    },
  )
})

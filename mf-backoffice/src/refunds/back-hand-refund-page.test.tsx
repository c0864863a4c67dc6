import {
  approveProposalCall,
  type Proposal,
  queryProposalsCall,
  queryStaffIndexCall,
  rejectProposalCall,
} from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { openBackoffice } from '../testing/open-backoffice'
import { proposal, proposalPage } from '../testing/staff-refund'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/hand-refund/en'

const AT = '/back_hand_refund'
const APPROVE = 'Approve, refund HK$65.00'

let service: StaffService
let state: Partial<Proposal>
beforeEach(async () => {
  service = await startStaffService()
  state = {}
  service.serve(queryProposalsCall, ({ proposalNo = 'P1' }) => proposalPage([proposal(proposalNo, state)]))
})
afterEach(() => service.stop())

const openOne = async (change: Partial<Proposal> = {}) => {
  state = change
  const backoffice = await openBackoffice({ at: `${AT}?proposal=P1` })
  const panel = within(await screen.findByRole('complementary'))
  await panel.findByText('Demo refund clerk')
  const press = (name: string) => backoffice.user.click(panel.getByRole('button', { name }))
  const confirm = async (name: string) =>
    backoffice.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
  return { ...backoffice, panel, press, confirm }
}

describe('[D5.3] refunds that wait for a second person', () => {
  it('lists waiting proposals, other states by URL, page by page; a row opens beside the list', async () => {
    service.serve(queryProposalsCall, ({ proposalNo, after }) =>
      proposalPage([proposal(proposalNo ?? `P-${after ?? 'first'}`)], after ? undefined : 'P9'),
    )
    const { user, here } = await openBackoffice({ at: AT })
    await screen.findByRole('button', { name: 'P-first' })
    expect(service.sent(queryProposalsCall)[0]).toEqual({ state: 'waiting', pageSize: 50 })
    fireEvent.change(screen.getByLabelText(common.state), { target: { value: 'all' } })
    await user.click(screen.getByRole('button', { name: common.show }))
    await waitFor(() => expect(here()).toBe(`${AT}?state=all`))
    await waitFor(() => expect(service.sent(queryProposalsCall).at(-1)).toEqual({ pageSize: 50 }))
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await user.click(await screen.findByRole('button', { name: 'P-P9' }))
    expect(here()).toBe(`${AT}?state=all&after=P9&proposal=P-P9`)
  })

  it('a proposal shows proposer, the policy fee struck through, the new fee, its reason and its order', async () => {
    const { panel } = await openOne({ requestNo: 'R1', answerText: 'Get well soon.' })
    expect(panel.getByText('HK$6.50').tagName).toBe('DEL')
    expect(panel.getByText('HK$0.00')).toBeTruthy()
    expect(panel.getByText('Fever, seen by a doctor.')).toBeTruthy()
    expect(panel.getByText('Get well soon.')).toBeTruthy()
    expect(panel.getByText(/^T1: paid HK\$65\.00/)).toBeTruthy()
    expect(panel.getByRole('link', { name: 'B1' }).getAttribute('href')).toBe('/order_info?orderNo=B1')
    expect(panel.getByRole('link', { name: /R1/ }).getAttribute('href')).toBe('/refund_query?request=R1')
  })

  it('approves a proposal after a confirmation that names the effect', async () => {
    service.serve(approveProposalCall, () => {
      const decidedAt = Date.parse('2026-11-21T10:00:00+08:00')
      state = { state: 'approved', deciderName: 'Me', decidedAt, refundNo: 'R-7' }
      return proposal('P1', state)
    })
    const { press, confirm, host, panel } = await openOne()
    expect(panel.getByText(/Once approved, HK\$65\.00 goes back, 1 ticket/)).toBeTruthy()
    await press(APPROVE)
    expect(within(await screen.findByRole('dialog')).getByText(/a fee of HK\$0\.00 \(policy: HK\$6\.50\)/)).toBeTruthy()
    await confirm(APPROVE)
    await waitFor(() => expect(host.toastTexts).toEqual(['Approved. The refund number is R-7.']))
    expect(service.sent(approveProposalCall)).toEqual([{ proposalNo: 'P1' }])
    expect(await panel.findByRole('link', { name: 'R-7' })).toBeTruthy()
    expect(panel.queryByRole('button', { name: APPROVE })).toBeNull()
  })

  it('rejects a proposal with a reason of 3 characters or more; a shorter one is not sent', async () => {
    service.serve(rejectProposalCall, proposal('P1', { state: 'rejected', decisionText: 'Why' }))
    const { press, confirm, host } = await openOne()
    await press(common.reject)
    const type = (text: string) => fireEvent.change(screen.getByLabelText(common.reason), { target: { value: text } })
    for (const short of ['', ' ab ']) {
      type(short)
      await confirm(common.reject)
      expect(screen.getByText(texts.proposal.rejectMissing)).toBeTruthy()
    }
    expect(service.getCalls(rejectProposalCall)).toEqual([])
    type(' Why ')
    await confirm(common.reject)
    await waitFor(() => expect(host.toastTexts).toEqual([texts.proposal.rejected]))
    expect(service.sent(rejectProposalCall)).toEqual([{ proposalNo: 'P1', reasonText: 'Why' }])
  })

  it('an own proposal, and a role without the right, show that a colleague decides', async () => {
    const { panel } = await openOne({ isOwn: true })
    expect(panel.getByText(texts.proposal.own)).toBeTruthy()
    expect(panel.queryByRole('button', { name: APPROVE })).toBeNull()
  })

  it('[D5.4] a refund clerk reads a proposal', async () => {
    service.serve(
      queryStaffIndexCall,
      indexAnswer({ role: 'refund-clerk', rights: ['backoffice.open', 'proposal.read'] }),
    )
    const { panel } = await openOne()
    expect(panel.getByText(texts.proposal.readOnly)).toBeTruthy()
    expect(panel.queryByRole('button', { name: common.reject })).toBeNull()
  })
})

describe('[D5.24] a proposal that ended by itself', () => {
  it.each([
    ['stale', texts.proposal.stale],
    ['expired', texts.proposal.expired],
  ] as const)('a proposal in the state %s shows it and has no button', async (ended, sentence) => {
    const { panel } = await openOne({ state: ended })
    expect(panel.getByText(sentence)).toBeTruthy()
    expect(panel.queryByRole('button', { name: APPROVE })).toBeNull()
  })

  it('shows in the dialog and in the panel that the proposal ended during the approval', async () => {
    service.on(approveProposalCall, () => {
      state = { state: 'stale' }
      return { refuse: 'STAFF_PROPOSAL_STALE', status: 409 }
    })
    const { press, confirm, panel } = await openOne()
    await press(APPROVE)
    await confirm(APPROVE)
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeTruthy()
    await confirm('Cancel')
    expect(await panel.findByText(texts.proposal.stale)).toBeTruthy()
  })

  it('the URL of a missing proposal shows a message', async () => {
    service.serve(queryProposalsCall, proposalPage([]))
    await openBackoffice({ at: `${AT}?proposal=P0` })
    expect(await screen.findByText(texts.proposal.missing)).toBeTruthy()
  })
})

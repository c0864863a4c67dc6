import {
  queryStaffIndexCall,
  queryStaffRequestCall,
  queryStaffRequestsCall,
  readStaffProofCall,
} from '@shuttle/wire/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts as money } from '../kit/texts/money/en'
import { at } from '../testing/at'
import { openBackoffice } from '../testing/open-backoffice'
import { queuedRequest, requestFile, requestPage, requestTicket } from '../testing/refund-answers'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/requests/en'

const AT = '/refund_query'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const lastQuery = () => service.sent(queryStaffRequestsCall).at(-1)

describe('[D5.60] the queue of requests', () => {
  it('lists waiting requests with reason, proof, age and answer day, and marks overdue ones', async () => {
    await openBackoffice({ at: AT })
    await screen.findByRole('button', { name: 'Q1' })
    const rows = screen.getAllByRole('row')
    const first = within(rows[1] as HTMLElement)
    expect(first.getByText('CHAU Wai Man')).toBeTruthy()
    expect(first.getByText('Illness, with proof')).toBeTruthy()
    expect(first.getByText('HK$576.00')).toBeTruthy()
    expect(first.getByText('2 d 1 h')).toBeTruthy()
    expect(first.getByText('Wed, 9 Dec')).toBeTruthy()
    expect(within(rows[2] as HTMLElement).getByText('Overdue, 2 d 1 h')).toBeTruthy()
    expect(lastQuery()).toEqual({ state: 'waiting', pageSize: 50 })
  })

  it('the URL has view and filters, and the query sends them', async () => {
    const { user, here } = await openBackoffice({ at: AT })
    await user.selectOptions(await screen.findByLabelText(common.reason), 'illness')
    await screen.findByRole('option', { name: 'Hong Kong Port to Zhuhai Port' })
    await user.selectOptions(screen.getByLabelText(common.line), 'HKGZHO')
    await user.selectOptions(screen.getByLabelText(texts.requests.proof), 'no')
    await user.click(screen.getByRole('button', { name: common.show }))
    await waitFor(() => expect(here()).toBe(`${AT}?reason=illness&line=HKGZHO&proof=no`))
    await user.click(screen.getByRole('link', { name: 'Overdue 1' }))
    expect(here()).toBe(`${AT}?state=overdue&reason=illness&line=HKGZHO&proof=no`)
    const narrowed = { reason: 'illness', lineCode: 'HKGZHO', hasProof: false, pageSize: 50 }
    await waitFor(() => expect(lastQuery()).toEqual({ ...narrowed, isOverdue: true }))
    await user.click(screen.getByRole('link', { name: 'Approved 3' }))
    await waitFor(() => expect(lastQuery()).toEqual({ ...narrowed, state: 'approved' }))
    await user.click(screen.getByRole('button', { name: common.clear }))
    expect(here()).toBe(`${AT}?state=approved`)
  })

  it('the service pages; the link back leads to the previous page', async () => {
    service.serve(queryStaffRequestsCall, ({ after }) =>
      after ? requestPage([queuedRequest('Q9')]) : requestPage([queuedRequest('Q1')], { next: 'Q1' }),
    )
    const { user, here } = await openBackoffice({ at: AT })
    await screen.findByRole('button', { name: 'Q1' })
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('button', { name: 'Q9' })
    expect(here()).toBe(`${AT}?after=Q1`)
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await screen.findByRole('button', { name: 'Q1' })
    expect(here()).toBe(AT)
  })

  it('shows that nothing waits, or that no request matches', async () => {
    service.serve(queryStaffRequestsCall, requestPage([]))
    const { user } = await openBackoffice({ at: AT })
    expect((await screen.findAllByText(texts.requests.noneWaiting)).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('link', { name: 'Rejected 0' }))
    expect((await screen.findAllByText(texts.requests.empty)).length).toBeGreaterThan(0)
  })

  it('a queue that fails to load shows an error in place', async () => {
    service.on(queryStaffRequestsCall, { refuse: 'TOO_MANY_REQUESTS', message: 'Wait.', status: 429 })
    await openBackoffice({ at: AT })
    expect(await screen.findByText(texts.requests.failed)).toBeTruthy()
  })
})

describe('[D5.61] evidence of a request', () => {
  it('opens beside the queue by a row or by URL: reason, tickets, policy as text, notes', async () => {
    const { user, here } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: 'Q1' }))
    expect(here()).toBe(`${AT}?request=Q1`)
    const heading = await screen.findByRole('heading', { name: 'Q1' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(await screen.findByText('My daughter has a fever.')).toBeTruthy()
    expect(screen.getByText(/Refund fee: 10% within 2 hours of sale, 20% after\./)).toBeTruthy()
    expect(screen.getByText(/the fee was HK\$144\.00 of HK\$720\.00, so HK\$576\.00/)).toBeTruthy()
    expect(screen.getAllByText(money.byHand.REFUND_COUPON_USED)).toHaveLength(2)
    expect(await screen.findByText('He rang.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Order B1' }).getAttribute('href')).toBe('/order_info?orderNo=B1')
    await user.click(screen.getByRole('link', { name: texts.requests.back }))
    expect(screen.queryByRole('heading', { name: 'Q1' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Q1' }))
  })

  it('shows the current state of a ticket whose time is over, and the state at the request', async () => {
    const tickets = [
      requestTicket('T1', { byHandReason: undefined, goodUntil: at('2026-11-10T00:00:00') }),
      requestTicket('T2', { byHandReason: undefined, goodUntil: at('2026-11-28T23:59:00') }),
    ]
    service.serve(queryStaffRequestCall, requestFile('Q1', { tickets }))
    await openBackoffice({ at: `${AT}?request=Q1` })
    const table = await screen.findByRole('table', { name: texts.tickets.caption })
    const states = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)
    expect(states).toEqual([
      'Trip overCould be refunded online when requested',
      'ValidCould be refunded online when requested',
    ])
  })

  it('shows a ticket with a pending refund as in progress, not as refunded', async () => {
    const refunded = { byHandReason: undefined, isRefunded: true }
    const tickets = [
      requestTicket('T1', { ...refunded, isRefundPending: true }),
      requestTicket('T2', { ...refunded, isRefundPending: false }),
    ]
    service.serve(queryStaffRequestCall, requestFile('Q1', { state: 'approved', tickets }))
    await openBackoffice({ at: `${AT}?request=Q1` })
    const table = await screen.findByRole('table', { name: texts.tickets.caption })
    const states = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)
    expect(states).toEqual([
      'Refund in progressCould be refunded online when requested',
      'RefundedCould be refunded online when requested',
    ])
  })

  it('shows a picture only on request, once, and saves it without another query', async () => {
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    }
    service.serve(readStaffProofCall, { type: 'image/png', fileName: 'Q1.png', content: 'aGk=' })
    const { user } = await openBackoffice({ at: `${AT}?request=Q1` })
    expect(await screen.findByText('PNG, 3 KB')).toBeTruthy()
    expect(service.getCalls(readStaffProofCall)).toEqual([])
    await user.click(screen.getByRole('button', { name: texts.proof.show }))
    const picture = await screen.findByRole('img', { name: 'Proof of request Q1' })
    expect(picture.getAttribute('src')).toBe('data:image/png;base64,aGk=')
    await user.click(screen.getByRole('button', { name: texts.proof.download }))
    await waitFor(() => expect(saved).toEqual(['Q1.png']))
    expect(service.getCalls(readStaffProofCall)).toHaveLength(1)
  })

  it('a file that is no picture is only saved; without a proof there is no button', async () => {
    service.serve(queryStaffRequestCall, ({ requestNo }) =>
      requestFile(requestNo, { proof: requestNo === 'Q1' ? { type: 'application/pdf', size: 3000 } : undefined }),
    )
    const { user } = await openBackoffice({ at: `${AT}?request=Q1` })
    expect(await screen.findByText('PDF, 3 KB')).toBeTruthy()
    expect(screen.queryByRole('button', { name: texts.proof.show })).toBeNull()
    const [, second] = screen.getAllByRole('button', { name: /^CHAU Wai Man/ })
    if (second) await user.click(second)
    expect(await screen.findByText(texts.proof.none)).toBeTruthy()
    expect(screen.queryByRole('button', { name: texts.proof.download })).toBeNull()
  })

  it('a role that may not decide sees the evidence and no decision', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'request.read'] }))
    await openBackoffice({ at: `${AT}?request=Q1` })
    expect(await screen.findByText('My daughter has a fever.')).toBeTruthy()
    expect(screen.queryByText(texts.decision.title)).toBeNull()
    expect(screen.queryByText(texts.history.title)).toBeNull()
  })

  it('an ended request shows how, when, by whom and its answer', async () => {
    const end = { endedAt: at('2026-11-20T10:00:00'), deciderName: 'Demo clerk', answerText: 'It ran.' }
    service.serve(queryStaffRequestCall, requestFile('Q1', { state: 'rejected', ...end }))
    await openBackoffice({ at: `${AT}?request=Q1` })
    expect(await screen.findByText('Rejected, 20 November 2026, 10:00, by Demo clerk')).toBeTruthy()
    expect(screen.getByText('It ran.')).toBeTruthy()
    expect(screen.getAllByText(money.requestState.rejected).length).toBeGreaterThan(0)
  })

  it('a missing request shows a message in place', async () => {
    service.on(queryStaffRequestCall, { refuse: 'REFUND_REQUEST_NOT_FOUND', message: '' })
    await openBackoffice({ at: `${AT}?request=Q0` })
    expect(await screen.findByText('This refund request cannot be found')).toBeTruthy()
  })
})

import {
  exportLedgerCall,
  queryLedgerCall,
  queryLedgerExportsCall,
  queryStaffIndexCall,
  readLedgerExportCall,
  retryRefundCall,
  settleRefundCall,
  startLedgerExportCall,
} from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts as remoteTexts } from '../i18n/en'
import { texts as money } from '../kit/texts/money/en'
import { openBackoffice } from '../testing/open-backoffice'
import { ledgerEntry, ledgerPage } from '../testing/refund-answers'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/ledger/en'

const AT = '/refund_order_query'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const lastQuery = () => service.sent(queryLedgerCall).at(-1)
const openRefund = async (change: object = {}) => {
  const backoffice = await openBackoffice({ at: `${AT}?refund=F1`, ...change })
  const panel = within(await screen.findByRole('complementary', { name: 'F1' }))
  return { ...backoffice, panel }
}

describe('[D5.25] the ledger of refunds', () => {
  it('shows state as text, provider, attempts and maker of a refund', async () => {
    service.serve(
      queryLedgerCall,
      ledgerPage([ledgerEntry('F1'), ledgerEntry('F2', { madeBy: 'a-1', makerName: 'Demo clerk' })]),
    )
    await openBackoffice({ at: AT })
    const row = async (name: string) =>
      within((await screen.findByRole('button', { name })).closest('tr') as HTMLElement)
    const first = await row('F1')
    for (const text of [money.refundState.refused, 'HK$58.50', 'WeChat Pay', '3', 'B1', '-'])
      expect(first.getByText(text)).toBeTruthy()
    expect((await row('F2')).getByText('Demo clerk')).toBeTruthy()
  })

  it('the URL has state and filters, which are sent with their counts; the service pages', async () => {
    service.serve(queryLedgerCall, ({ before }) =>
      ledgerPage([ledgerEntry(`F-${before ?? 'first'}`)], { next: before ? undefined : 'F9' }),
    )
    const { user, here } = await openBackoffice({ at: AT })
    await screen.findByRole('button', { name: 'F-first' })
    await user.click(screen.getByRole('link', { name: 'Refunded 40' }))
    fireEvent.change(screen.getByLabelText(texts.ledger.number), { target: { value: ' B1 ' } })
    await user.selectOptions(screen.getByLabelText(common.paymentMethod), 'wxpay')
    await user.click(screen.getByRole('button', { name: common.show }))
    expect(here()).toBe(`${AT}?state=done&provider=wxpay&number=B1`)
    // While rows are in flight, the previous ones stay, and paging is disabled.
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('button', { name: 'F-F9' })
    const query = { state: 'done', provider: 'wxpay', number: 'B1', before: 'F9', pageSize: 50 }
    expect(lastQuery()).toEqual(query)
    expect(screen.getByRole('link', { name: 'All 41' })).toBeTruthy()
  })

  it('exports the ledger under the filters of the URL, with the number of rows', async () => {
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = () => undefined
    service.serve(exportLedgerCall, { fileName: 'refunds.csv', csv: 'refund', rows: 40, total: 40 })
    const { user, host } = await openBackoffice({ at: `${AT}?state=done&provider=wxpay` })
    await user.click(await screen.findByRole('button', { name: 'Export CSV (40 rows)' }))
    await waitFor(() => expect(host.toastTexts).toEqual(['Rows exported: 40']))
    expect(service.sent(exportLedgerCall)).toEqual([{ state: 'done', provider: 'wxpay' }])
  })

  it('saves all parts of a file with more refunds than one answer has', async () => {
    const saved: Blob[] = []
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = () => undefined
    const startedAt = Date.parse('2026-11-21T10:00:00+08:00')
    const file = { id: 'e1', fileName: 'refunds.csv', startedAt, rows: 0, parts: 0 }
    service.serve(queryLedgerCall, ledgerPage([ledgerEntry('F1')], { counts: { done: 12_000 } }))
    service.serve(startLedgerExportCall, { ...file, state: 'waiting' })
    service.serve(readLedgerExportCall, { csv: 'part' })
    const { user, host } = await openBackoffice({ at: `${AT}?state=done` })
    const prepare = await screen.findByRole('button', { name: 'Prepare a file of all 12,000 rows' })
    expect(screen.queryByRole('button', { name: /Export CSV/ })).toBeNull()
    service.serve(queryLedgerExportsCall, [{ ...file, state: 'ready', rows: 12_000, parts: 2 }])
    await user.click(prepare)
    await waitFor(() => expect(host.toastTexts).toContain(remoteTexts.files.started))
    expect(service.sent(startLedgerExportCall)[0]).toEqual({ state: 'done' })
    await user.click(await screen.findByRole('button', { name: common.save }))
    await waitFor(() => expect(host.toastTexts).toContain('Rows saved: 12,000'))
    expect(service.sent(readLedgerExportCall)).toEqual([
      { id: 'e1', part: 0 },
      { id: 'e1', part: 1 },
    ])
  })

  it('a row of the ledger opens beside the list, with numbers and last answer of the provider', async () => {
    const { user, here } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: 'F1' }))
    expect(here()).toBe(`${AT}?refund=F1`)
    const panel = within(screen.getByRole('complementary', { name: 'F1' }))
    const details = panel.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(details).toEqual(expect.arrayContaining(['X-9', 'P1', 'CARD_CLOSED', 'HK$65.00', 'Plans changed']))
    expect(panel.getByRole('link', { name: 'Open order B1' }).getAttribute('href')).toBe('/order_info?orderNo=B1')
  })

  it('the URL opens a refund that is not on the page; a missing one shows a message', async () => {
    service.serve(queryLedgerCall, ({ number }) => ledgerPage(number === 'F77' ? [ledgerEntry('F77')] : []))
    await openBackoffice({ at: `${AT}?refund=F77` })
    expect(await screen.findByText('CARD_CLOSED')).toBeTruthy()
    document.body.replaceChildren()
    await openBackoffice({ at: `${AT}?refund=F78` })
    expect(await screen.findByText(texts.entry.missing)).toBeTruthy()
  })

  it('an auditor reads the ledger, and has no action', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'ledger.read'] }))
    const { panel } = await openRefund()
    expect(await panel.findByText('CARD_CLOSED')).toBeTruthy()
    expect(panel.queryByRole('button', { name: texts.retry.action })).toBeNull()
    expect(panel.queryByRole('button', { name: texts.settle.action })).toBeNull()
  })

  it('a ledger that fails to load shows an error in place', async () => {
    service.on(queryLedgerCall, { refuse: 'TOO_MANY_REQUESTS', message: 'Wait.', status: 429 })
    await openBackoffice({ at: AT })
    expect(await screen.findByText(texts.ledger.failed)).toBeTruthy()
  })
})

it.each([
  ['accepted', false, false],
  ['pending', true, false],
  ['failed', true, true],
  ['refused', true, true],
  ['done', false, false],
  ['settled', false, false],
] as const)('[D5.27] a refund in %s: retry %s, settle outside %s', async (state, retries, settles) => {
  service.serve(queryLedgerCall, ledgerPage([ledgerEntry('F1', { state })]))
  const { panel } = await openRefund()
  await panel.findByText('CARD_CLOSED')
  expect(panel.queryByRole('button', { name: texts.retry.action }) !== null).toBe(retries)
  expect(panel.queryByRole('button', { name: texts.settle.action }) !== null).toBe(settles)
})

it('[D5.26] a retry confirms effect and refund number, and refetches the ledger', async () => {
  service.serve(retryRefundCall, ledgerEntry('F1', { state: 'pending' }))
  const { user, panel, host } = await openRefund()
  await user.click(await panel.findByRole('button', { name: texts.retry.action }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/WeChat Pay is asked at once to return HK\$58\.50, under the same number F1/)).toBeTruthy()
  const before = service.getCalls(queryLedgerCall).length
  await user.click(dialog.getByRole('button', { name: texts.retry.action }))
  await waitFor(() => expect(host.toastTexts).toEqual(['Refund F1 was sent again.']))
  expect(service.sent(retryRefundCall)).toEqual([{ refundNo: 'F1' }])
  await waitFor(() => expect(service.getCalls(queryLedgerCall).length).toBeGreaterThan(before))
})

it('[D5.27] settling outside needs reference and reason, and retains them after a refusal', async () => {
  service.on(settleRefundCall, { refuse: 'STAFF_REFUND_MOVING' })
  const { user, panel, host } = await openRefund()
  await user.click(await panel.findByRole('button', { name: texts.settle.action }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/HK\$58\.50 has reached the passenger another way.*cannot be undone/)).toBeTruthy()
  const settle = () => user.click(dialog.getByRole('button', { name: texts.settle.confirm }))
  const type = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  type(texts.entry.reference, 'AB')
  await settle()
  expect(dialog.getByText('Enter a reference of 3 to 60 characters.')).toBeTruthy()
  expect(dialog.getByText('Enter a reason of 3 to 200 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByLabelText(texts.entry.reference))
  expect(service.getCalls(settleRefundCall)).toEqual([])
  type(texts.entry.reference, ' FPS 0001 ')
  type(common.reason, 'Card was closed.')
  await settle()
  expect(await dialog.findByText(/still working on this refund/)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>(texts.entry.reference).value).toBe(' FPS 0001 ')
  service.serve(settleRefundCall, ledgerEntry('F1', { state: 'settled' }))
  await settle()
  await waitFor(() => expect(host.toastTexts).toEqual(['Refund F1 is settled.']))
  const body = { refundNo: 'F1', reference: 'FPS 0001', reasonText: 'Card was closed.' }
  expect(service.sent(settleRefundCall).at(-1)).toEqual(body)
})

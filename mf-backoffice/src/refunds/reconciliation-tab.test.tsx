import {
  closeDifferenceCall,
  type Night,
  queryDifferencesCall,
  queryReconciliationCall,
  queryStaffIndexCall,
  runReconciliationCall,
} from '@shuttle/wire/staff'
import { screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts as kinds } from '../kit/texts/differences/en'
import { openBackoffice } from '../testing/open-backoffice'
import { difference, night } from '../testing/reconciliation'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/reconciliation/en'

const AT = '/back_management_index?tab=reconciliation'
const FINANCE = ['backoffice.open', 'ledger.read', 'order.inspect', 'difference.close', 'reconciliation.run']

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement)
const serveNights = (...rows: Night[]) => service.serve(queryReconciliationCall, { rows, next: undefined })

describe('[D5.54] differences', () => {
  it('lists differences with both sides, open ones by default; the URL has the filters', async () => {
    service.serve(queryDifferencesCall, {
      rows: [
        difference('D1'),
        difference('D2', { kind: 'unknown-refund', ours: undefined, theirs: { amount: 100, currency: 'USD' } }),
      ],
      next: 'D2',
    })
    const { user, here } = await openBackoffice({ at: AT })
    const table = within(await screen.findByRole('table', { name: texts.difference.title }))
    expect(await table.findByText('HK$66.00')).toBeTruthy()
    expect(table.getByText('USD 1.00')).toBeTruthy()
    expect(table.getByText(kinds.kind.unknownRefund)).toBeTruthy()
    expect(service.sent(queryDifferencesCall)[0]).toEqual({ pageSize: 50, state: 'open' })
    await user.selectOptions(screen.getByLabelText(common.kind), 'unknown-refund')
    await user.selectOptions(screen.getByLabelText(common.state), 'all')
    await user.selectOptions(screen.getByLabelText(common.paymentMethod), 'wxpay')
    await user.click(screen.getByRole('button', { name: texts.filter.apply }))
    await waitFor(() =>
      expect(service.sent(queryDifferencesCall).at(-1)).toEqual({
        pageSize: 50,
        kind: 'unknown-refund',
        payType: 'wxpay',
      }),
    )
    await waitFor(() => expect(service.sent(queryReconciliationCall).at(-1)).toEqual({ days: 3, payType: 'wxpay' }))
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(service.sent(queryDifferencesCall).at(-1)).toMatchObject({ after: 'D2' }))
    expect(here()).toBe(`${AT}&state=all&kind=unknown-refund&payType=wxpay&after=D2`)
  })

  it('a difference opened by its URL links its order and is closed with a reason', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'finance', rights: FINANCE }))
    service.serve(closeDifferenceCall, difference('D1', { state: 'closed' }))
    const { user, host } = await openBackoffice({ at: `${AT}&difference=D1` })
    const panel = within(await screen.findByRole('complementary', { name: 'D1' }))
    expect(await panel.findByText(texts.meaning.amountDiffers)).toBeTruthy()
    expect(panel.getByRole('link', { name: common.openOrder }).getAttribute('href')).toContain('/order_info?orderNo=B1')
    expect(service.sent(queryDifferencesCall)).toContainEqual({ differenceNo: 'D1' })
    await user.click(panel.getByRole('button', { name: texts.close.action }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.close.title }))
    await user.click(dialog.getByRole('button', { name: texts.close.confirm }))
    expect(dialog.getByText(texts.close.reasonMissing)).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText(common.reason))
    await user.enter(dialog.getByLabelText(common.reason), ' Rounded by the bank. ')
    await user.click(dialog.getByRole('button', { name: texts.close.confirm }))
    await waitFor(() => expect(host.toastTexts).toEqual(['Difference D1 is closed.']))
    expect(service.sent(closeDifferenceCall)).toEqual([{ differenceNo: 'D1', reason: 'Rounded by the bank.' }])
  })

  it('shows that a colleague has closed the difference, and retains the reason', async () => {
    service.on(closeDifferenceCall, { refuse: 'STAFF_DIFFERENCE_CLOSED' })
    const { user } = await openBackoffice({ at: `${AT}&difference=D1` })
    await user.click(await screen.findByRole('button', { name: texts.close.action }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.close.title }))
    await user.enter(dialog.getByLabelText(common.reason), 'Rounded.')
    await user.click(dialog.getByRole('button', { name: texts.close.confirm }))
    expect(await dialog.findByText('This difference is already closed.')).toBeTruthy()
    expect((dialog.getByLabelText(common.reason) as HTMLTextAreaElement).value).toBe('Rounded.')
  })

  it('an auditor reads everything and cannot change it', async () => {
    service.serve(
      queryStaffIndexCall,
      indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'ledger.read', 'order.inspect'] }),
    )
    await openBackoffice({ at: `${AT}&difference=D1` })
    await screen.findByText(texts.meaning.amountDiffers)
    expect(await screen.findAllByText(texts.night.compared)).toHaveLength(2)
    for (const name of [texts.close.action, texts.run.action, texts.run.again])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('a missing difference, an empty list, and a list that fails to load show messages in place', async () => {
    service.on(queryDifferencesCall, ({ state }) =>
      state === 'closed' ? { refuse: 'FAULT', message: '', status: 500 } : { responseData: { rows: [], next: null } },
    )
    serveNights()
    const first = await openBackoffice({ at: `${AT}&difference=D9` })
    expect(await screen.findByText(texts.difference.unknown)).toBeTruthy()
    expect(await screen.findAllByText(common.noOpenDifferences)).not.toEqual([])
    expect(await screen.findAllByText(texts.night.empty)).not.toEqual([])
    first.unmount()
    await openBackoffice({ at: `${AT}&state=closed`, takesFaults: true })
    expect(await screen.findAllByText(texts.difference.failed)).not.toEqual([])
  })
})

describe('[D5.54] compared days', () => {
  it('shows the state of each day and provider, and the difference in each currency', async () => {
    const nights = [
      night('2026-11-20', {
        differences: 2,
        openDifferences: 1,
        sums: [{ currency: 'HKD', oursPaid: 6500, theirsPaid: 6600, oursRefunded: 0, theirsRefunded: 0 }],
      }),
      night('2026-11-19', {
        payType: 'MasterCard',
        state: 'not-compared',
        statementRows: undefined,
        unanswered: 3,
        sums: [],
        comparedAt: undefined,
        nextAt: Date.parse('2026-11-21T12:10:00+08:00'),
        lastFault: 'gateway says 503 SERVER_BUSY',
      }),
    ]
    serveNights(...nights, night('2026-11-18', { payType: 'cmbpay', statementRows: undefined }))
    await openBackoffice({ at: AT })
    expect(await screen.findByText('2 payments, 1 refund, no statement')).toBeTruthy()
    const wechat = await rowOf('1 difference')
    expect(wechat.getByText('HK$65.00')).toBeTruthy()
    expect(wechat.getByText('provider HK$66.00')).toBeTruthy()
    expect(wechat.getByText('HK$0.00')).toBeTruthy()
    expect(wechat.getByText('2 payments, 1 refund, 3 statement rows')).toBeTruthy()
    const card = await rowOf(texts.night.notCompared)
    expect(card.getByText('gateway says 503 SERVER_BUSY')).toBeTruthy()
    expect(card.getByText('2 payments, 1 refund, 3 unanswered')).toBeTruthy()
    expect(card.getByText('Due 21 November 2026, 12:10')).toBeTruthy()
  })

  it('compares a day again after a confirmation that names it', async () => {
    service.serve(runReconciliationCall, [night('2026-11-20', { state: 'waiting' })])
    const { user, host } = await openBackoffice({ at: AT })
    await user.click(
      (await screen.findAllByRole('button', { name: /^Compare 20 November 2026 again/ }))[0] as HTMLElement,
    )
    const dialog = within(await screen.findByRole('dialog', { name: texts.run.title }))
    await user.click(dialog.getByRole('button', { name: texts.run.confirm }))
    await waitFor(() => expect(host.toastTexts).toEqual(['20 November 2026 will be compared again.']))
    expect(service.sent(runReconciliationCall)).toEqual([{ day: '2026-11-20', payType: 'wxpay' }])
    await waitFor(() => expect(service.sent(queryReconciliationCall).length).toBeGreaterThan(1))
  })

  it('any day can be chosen; a refusal is shown in the dialog', async () => {
    service.on(runReconciliationCall, { refuse: 'STAFF_DAY_TOO_OLD' })
    const { user } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: texts.run.action }))
    const dialog = within(await screen.findByRole('dialog', { name: texts.run.title }))
    const day = dialog.getByLabelText(texts.run.day)
    await user.clear(day)
    await user.click(dialog.getByRole('button', { name: texts.run.confirm }))
    expect(dialog.getByText(texts.run.dayMissing)).toBeTruthy()
    expect(document.activeElement).toBe(day)
    await user.enter(day, '2026-05-01')
    await user.click(dialog.getByRole('button', { name: texts.run.confirm }))
    expect(await dialog.findByText('Only the last 89 days can be compared.')).toBeTruthy()
    expect(service.sent(runReconciliationCall)).toEqual([{ day: '2026-05-01' }])
  })
})

import { composeText } from '@shuttle/testing'
import {
  declareDisruptionCall,
  moveDisruptionCall,
  previewDisruptionCall,
  queryDisruptedOrdersCall,
  queryDisruptionsCall,
  queryStaffIndexCall,
} from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { disruption, disruptionCounts } from '../testing/disruption'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/disruption/en'

const AT = '/refund_fee_handle?tab=disruption'
const COUNTED = `${AT}&line=HKGZHO&from=2026-11-24`

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const auditor = { role: 'auditor', rights: ['backoffice.open', 'policy.read', 'disruption.read'] } as const

describe('[D5.47] a disruption', () => {
  it('a disruption is chosen and counted first; errors are shown at their fields', async () => {
    const { user } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: texts.rides.count }))
    expect(await screen.findByText(texts.rides.fault.line)).toBeTruthy()
    await screen.findByRole('option', { name: 'Hong Kong Port to Zhuhai Port' })
    await user.selectOptions(screen.getByLabelText(texts.rides.line), 'HKGZHO')
    fireEvent.change(screen.getByLabelText(common.firstTravelDay), { target: { value: '2026-11-24' } })
    await user.click(screen.getByRole('button', { name: texts.rides.count }))
    expect(await screen.findByText('¥116.00 + HK$413.00')).toBeTruthy()
    expect(screen.getByText('2 (orders: 1)')).toBeTruthy()
    expect(screen.getByText(texts.counts.checkedNote)).toBeTruthy()
    expect(service.sent(previewDisruptionCall)[0]).toEqual({
      ...{ lineCode: 'HKGZHO', from: '2026-11-24', until: '2026-11-24', beginTime: '' },
    })
  })

  it('accepts a time from an input method, and a colon typed in the middle', async () => {
    const { user } = await openBackoffice({ at: AT })
    const time = await screen.findByLabelText<HTMLInputElement>(texts.rides.time)
    expect(composeText(time, '０', '０９：３０')).toEqual(['０', '０９：３０', '09:30'])
    await user.clear(time)
    await user.type(time, '0930')
    await user.type(time, '：', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect([time.value, time.selectionStart]).toEqual(['09:30', 3])
  })

  it('declares a disruption with a reason, after a confirmation that names the affected orders', async () => {
    const running = disruption('X2', { state: 'running', counts: { waiting: 12 } })
    service.serve(declareDisruptionCall, running)
    const { user, host } = await openBackoffice({ at: COUNTED })
    await user.click(await screen.findByRole('button', { name: texts.declare.start }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(
      dialog.getByText(/To be refunded, without a fee: ¥116.00 \+ HK\$413.00 \(tickets: 20, orders: 12\)/),
    ).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: texts.declare.start }))
    expect(await dialog.findByText(common.reasonMissing)).toBeTruthy()
    await user.enter(dialog.getByLabelText(common.reason), 'Typhoon')
    service.serve(queryDisruptionsCall, { rows: [running], next: undefined })
    await user.click(dialog.getByRole('button', { name: texts.declare.start }))
    await waitFor(() => expect(host.toastTexts).toEqual([texts.declare.done]))
    expect(service.sent(declareDisruptionCall)[0]).toMatchObject({
      ...{ scope: { lineCode: 'HKGZHO', from: '2026-11-24', until: '2026-11-24', beginTime: '' }, reason: 'Typhoon' },
      shown: { orders: 12, tickets: 20, sums: disruptionCounts().sums },
    })
    expect(await screen.findByText('0 of 12 orders done')).toBeTruthy()
  })

  it('a refusal retains the input, and the same key is sent again', async () => {
    service.on(declareDisruptionCall, { refuse: 'STAFF_DISRUPTION_LINE' })
    const { user } = await openBackoffice({ at: COUNTED })
    await user.click(await screen.findByRole('button', { name: texts.declare.start }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.enter(dialog.getByLabelText(common.reason), 'Typhoon')
    for (const _ of [1, 2]) {
      await user.click(dialog.getByRole('button', { name: texts.declare.start }))
      expect(await dialog.findByText(/Choose a one-way line/)).toBeTruthy()
    }
    const keys = service.sent(declareDisruptionCall).map(({ requestKey }) => requestKey)
    expect(new Set(keys).size).toBe(1)
    expect((dialog.getByLabelText(common.reason) as HTMLTextAreaElement).value).toBe('Typhoon')
  })

  it('a refusal because of changed orders shows the current counts', async () => {
    service.on(declareDisruptionCall, { refuse: 'STAFF_DISRUPTION_COUNTS' })
    const { user } = await openBackoffice({ at: COUNTED })
    await user.click(await screen.findByRole('button', { name: texts.declare.start }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.enter(dialog.getByLabelText(common.reason), 'Typhoon')
    service.serve(previewDisruptionCall, disruptionCounts({ orders: 13, tickets: 22 }))
    await user.click(dialog.getByRole('button', { name: texts.declare.start }))
    expect(await dialog.findByText(/tickets: 22, orders: 13/)).toBeTruthy()
    expect(dialog.getByText(/have changed since they were counted/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: texts.declare.start }))
    await waitFor(() => expect(service.getCalls(declareDisruptionCall)).toHaveLength(2))
    expect(service.sent(declareDisruptionCall)[1]).toMatchObject({ shown: { orders: 13, tickets: 22 } })
  })

  it('an auditor counts and follows disruptions, and cannot declare one', async () => {
    service.serve(queryStaffIndexCall, indexAnswer(auditor))
    await openBackoffice({ at: `${COUNTED}&open=X1` })
    expect(await screen.findByText('¥116.00 + HK$413.00')).toBeTruthy()
    expect(await screen.findByText('15 of 15 orders done')).toBeTruthy()
    expect(screen.queryByRole('button', { name: texts.declare.start })).toBeNull()
    expect(screen.queryByRole('button', { name: texts.move.sell })).toBeNull()
  })
})

describe('[D5.48] a running disruption', () => {
  const counts = { waiting: 4, refunded: 8 }
  const running = disruption('X1', { state: 'running', counts, endedAt: undefined })

  it('stops a disruption after a confirmation that names what remains', async () => {
    service.serve(queryDisruptionsCall, { rows: [running], next: undefined })
    service.serve(moveDisruptionCall, disruption('X1', { state: 'cancelled', counts }))
    const { user, host } = await openBackoffice({ at: `${AT}&open=X1` })
    expect(await screen.findByText('8 of 12 orders done')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: texts.move.cancel }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Orders not done yet: 4.*Refunds already accepted: 8/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: texts.move.cancel }))
    await waitFor(() => expect(host.toastTexts).toEqual([texts.move.cancelled]))
    expect(service.sent(moveDisruptionCall)[0]).toEqual({
      ...{ disruptionNo: 'X1', move: 'cancel', expectedState: 'running' },
    })
  })

  it('shows that a colleague has moved the disruption', async () => {
    service.serve(queryDisruptionsCall, { rows: [running], next: undefined })
    service.on(moveDisruptionCall, { refuse: 'STAFF_FORM_STALE' })
    const { user } = await openBackoffice({ at: `${AT}&open=X1` })
    await user.click(await screen.findByRole('button', { name: texts.move.pause }))
    expect(await screen.findByText('Someone else has changed this. Look at it again, then decide.')).toBeTruthy()
  })

  it('lists the failed orders with their causes, and links them', async () => {
    const failed = disruption('X1', { counts: { refunded: 11, failed: 1 } })
    service.serve(queryDisruptionsCall, { rows: [failed], next: undefined })
    const row = {
      ...({ orderNo: 'B7', state: 'failed', currency: 'HKD', tickets: 0, total: 0, coupons: 0 } as const),
      ...{ checkedTickets: 0, refundNo: undefined, tries: 5, lastFault: 'no payment of order B7 is recorded' },
    }
    service.serve(queryDisruptedOrdersCall, { rows: [row], next: undefined })
    service.serve(moveDisruptionCall, disruption('X1', { state: 'running' }))
    const { user, host } = await openBackoffice({ at: `${AT}&open=X1` })
    expect(await screen.findByText('no payment of order B7 is recorded')).toBeTruthy()
    for (const name of ['Refunds accepted', 'Orders with accepted refunds', 'Total of accepted refunds'])
      expect(screen.getAllByText(name).length).toBeGreaterThan(0)
    expect(screen.queryByText(/^(Orders refunded|Tickets refunded|Total refunded|Refunded)$/)).toBeNull()
    expect(screen.getByRole('link', { name: 'B7' }).getAttribute('href')).toContain('orderNo=B7')
    await user.click(screen.getByRole('button', { name: texts.move.retry }))
    await waitFor(() => expect(host.toastTexts).toEqual([texts.move.retried]))
  })
})

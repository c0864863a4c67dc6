import {
  addPauseCall,
  addPolicyCall,
  calculateFeeCall,
  changePolicyCall,
  endPauseCall,
  queryPoliciesCall,
  queryStaffIndexCall,
  withdrawPolicyCall,
} from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts } from '../kit/texts/fees/en'
import { calculatedFee, pause, policyVersion, policyVersions } from '../testing/fees-answers'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'

const AT = '/refund_fee_handle'
const LINE = 'Hong Kong Port to Zhuhai Port'
const COMING = policyVersion('2026-12-01-a', { from: '2026-12-01', state: 'planned' })

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const auditor = { role: 'auditor', rights: ['backoffice.open', 'policy.read', 'disruption.read'] } as const
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('[D5.45] versions of the refund policy', () => {
  it('lists versions with days, scope and fee; one opens with the sentences in three languages', async () => {
    const { user } = await openBackoffice({ at: AT })
    const row = within((await screen.findByText('purchase-2')).closest('tr') as HTMLElement)
    for (const text of ['In force', 'from 13 February 2023', texts.versions.every, '10% → 20%'])
      expect(row.getByText(text)).toBeTruthy()
    await user.click(row.getByText('purchase-2'))
    const panel = within(await screen.findByRole('complementary'))
    expect(panel.getByText(/^No changes/)).toBeTruthy()
    expect(panel.getByText(/如因本公司原因停駛/)).toBeTruthy()
    expect(panel.getByText(/因本公司原因停运的/)).toBeTruthy()
    expect(panel.queryByRole('button', { name: texts.versions.withdraw })).toBeNull()
  })

  it('a new version starts from a preset, shows errors at fields, and names the version it ends', async () => {
    service.serve(addPolicyCall, policyVersions())
    const { user, host } = await openBackoffice({ at: `${AT}?edit=new` })
    await screen.findByLabelText(texts.form.from)
    await user.selectOptions(screen.getByLabelText(texts.form.preset), texts.form.presets.accounts)
    await user.click(screen.getByRole('button', { name: texts.form.save }))
    expect(await screen.findByText(texts.form.fault.from)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(texts.form.from)))
    type(texts.form.from, '2026-12-01')
    type('Step 1: minutes', '0')
    await user.click(screen.getByRole('button', { name: texts.form.save }))
    expect(await screen.findByText(texts.form.fault.tiers)).toBeTruthy()
    type('Step 1: minutes', '45')
    await user.click(screen.getByRole('button', { name: texts.form.save }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(
      dialog.getByText(
        'Tickets sold from 1 December 2026 are charged under it. Orders sold earlier keep their version.',
      ),
    )
    expect(dialog.getByText('Version purchase-2 ends on 30 November 2026.')).toBeTruthy()
    expect(dialog.getByText(/10% within 45 minutes of purchase, then 50%|45 minutes/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: texts.form.confirm }))
    await waitFor(() => expect(host.toastTexts).toEqual([texts.form.saved]))
    const tiers = [
      { minutes: 45, basisPoints: 1000 },
      { minutes: undefined, basisPoints: 5000 },
    ]
    expect(service.sent(addPolicyCall)).toMatchObject([
      {
        content: { from: '2026-12-01', until: undefined, terms: { lineCodes: [], fareTypes: [], tiers } },
        revision: 'r1',
      },
    ])
  })

  it('edits a planned version; an overtaken editor reads why and loses no input', async () => {
    service.serve(queryPoliciesCall, policyVersions([COMING, policyVersion('purchase-2', { until: '2026-12-01' })]))
    service.on(changePolicyCall, { refuse: 'STAFF_FORM_STALE' })
    const { user } = await openBackoffice({ at: `${AT}?open=2026-12-01-a&edit=change` })
    await screen.findByLabelText(texts.form.from)
    type(texts.form.cutoff, '60')
    await user.click(screen.getByRole('button', { name: texts.form.save }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.form.confirm }))
    expect(await screen.findByText('Someone else has changed this. Look at it again, then decide.')).toBeTruthy()
    expect((screen.getByLabelText(texts.form.cutoff) as HTMLInputElement).value).toBe('60')
    const changed = { policyId: '2026-12-01-a', content: { terms: { cutoffMinutes: 60 } } }
    expect(service.sent(changePolicyCall)).toMatchObject([changed])
  })

  it('withdraws a version after a confirmation', async () => {
    service.serve(queryPoliciesCall, policyVersions([COMING]))
    service.serve(withdrawPolicyCall, policyVersions())
    const { user, host } = await openBackoffice({ at: `${AT}?open=2026-12-01-a` })
    await user.click(await screen.findByRole('button', { name: texts.versions.withdraw }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/The version from 1 December 2026 is deleted/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: texts.versions.withdraw }))
    await waitFor(() => expect(host.toastTexts).toEqual([texts.versions.withdrawn]))
    expect(service.sent(withdrawPolicyCall)).toEqual([{ policyId: '2026-12-01-a', revision: 'r1' }])
  })

  it('an auditor reads versions and has no button', async () => {
    service.serve(queryStaffIndexCall, indexAnswer(auditor))
    await openBackoffice({ at: `${AT}?open=purchase-2` })
    await screen.findByText(/如因本公司原因停駛/)
    expect(screen.queryByRole('button', { name: texts.versions.add })).toBeNull()
    expect(screen.queryByRole('button', { name: texts.versions.copy })).toBeNull()
  })
})

describe('[D5.49] the calculator', () => {
  it('answers the query of the URL, by ticket of an order', async () => {
    const row = calculatedFee('purchase-2', { isApplied: true, ticketNo: 'T1', byHandReason: 'REFUND_DISCOUNTED' })
    service.serve(calculateFeeCall, { currency: 'HKD', rows: [row] })
    await openBackoffice({ at: `${AT}?tab=calculator&orderNo=B1&at=2026-11-21T10:00` })
    const found = within((await screen.findByText('T1')).closest('tr') as HTMLElement)
    for (const text of ['HK$65.00', '10%', 'HK$6.50', 'HK$58.50', '21 November 2026, 12:00'])
      expect(found.getByText(text)).toBeTruthy()
    const at = Date.parse('2026-11-21T10:00:00+08:00')
    expect(service.sent(calculateFeeCall)).toEqual([{ at, orderNo: 'B1' }])
  })

  it('shows missing values at their fields and sends no query', async () => {
    const { user } = await openBackoffice({ at: `${AT}?tab=calculator` })
    await user.click(await screen.findByRole('button', { name: texts.calculator.submit }))
    expect(await screen.findByText(texts.calculator.fault.lineCode)).toBeTruthy()
    await screen.findByRole('option', { name: LINE })
    await user.selectOptions(screen.getByLabelText(common.line), 'HKGZHO')
    await user.click(screen.getByRole('button', { name: texts.calculator.submit }))
    expect(await screen.findByText(texts.calculator.fault.fare)).toBeTruthy()
    expect(service.getCalls(calculateFeeCall)).toEqual([])
  })

  it('shows a refusal of the calculator in place', async () => {
    service.on(calculateFeeCall, { refuse: 'ORDER_NOT_FOUND' })
    await openBackoffice({ at: `${AT}?tab=calculator&orderNo=B1&at=2026-11-21T10:00` })
    expect(await screen.findByText(texts.calculator.failed)).toBeTruthy()
  })
})

describe('[D5.46] pauses of automatic refunds', () => {
  it('adds a pause with a reason, and names what passengers do meanwhile', async () => {
    service.serve(addPauseCall, pause('p2'))
    const { user, host } = await openBackoffice({ at: `${AT}?tab=pauses` })
    await user.click(await screen.findByRole('button', { name: texts.pauses.add }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('option', { name: LINE })
    await user.selectOptions(dialog.getByLabelText(common.line), 'HKGZHO')
    expect(
      dialog.getByText(/Passengers of Hong Kong Port to Zhuhai Port cannot refund tickets themselves/),
    ).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: texts.pauses.confirm }))
    expect(await dialog.findByText(common.reasonMissing)).toBeTruthy()
    await user.enter(dialog.getByLabelText(common.reason), 'Typhoon')
    await user.click(dialog.getByRole('button', { name: texts.pauses.confirm }))
    await waitFor(() => expect(host.toastTexts).toEqual([texts.pauses.made]))
    expect(service.sent(addPauseCall)).toEqual([
      ...[
        {
          lineCode: 'HKGZHO',
          from: undefined,
          until: undefined,
          reasonText: 'Typhoon',
          requestKey: expect.any(String),
        },
      ],
    ])
  })

  it('ends a current pause after a confirmation', async () => {
    service.serve(endPauseCall, pause('p1', { state: 'over' }))
    const { user, host } = await openBackoffice({ at: `${AT}?tab=pauses` })
    await user.click(await screen.findByRole('button', { name: 'End the pause of Hong Kong Port to Zhuhai Port' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: common.end }))
    await waitFor(() => expect(host.toastTexts).toEqual([texts.pauses.ended]))
    expect(service.sent(endPauseCall)).toEqual([{ pauseNo: 'p1' }])
  })
})

import { toInstant } from '@shuttle/domain'
import { staffErrorTexts } from '@shuttle/i18n/errors/staff'
import {
  approveCouponIssueCall,
  issueCouponsCall,
  queryPromotionsCall,
  queryStaffCouponsCall,
  queryStaffIndexCall,
  revokeCouponCall,
  savePromotionCall,
} from '@shuttle/wire/staff'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { common } from '../i18n/common/en'
import { texts as remoteTexts } from '../i18n/en'
import { promotion, staffCoupon } from '../testing/content-rows'
import { openBackoffice } from '../testing/open-backoffice'
import { indexAnswer, type StaffService, startStaffService } from '../testing/staff-service'
import { texts } from './texts/en'

const AT = '/back_management_index?tab=coupons'

let service: StaffService
beforeEach(async () => {
  service = await startStaffService()
})
afterEach(() => service.stop())

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name }))
}

describe('[D5.40] coupons', () => {
  it('finds coupons by number, e-mail and state, and opens one with its terms as text', async () => {
    const { user, here } = await openBackoffice({ at: AT })
    await user.click(await screen.findByRole('button', { name: 'C1' }))
    const panel = within(await screen.findByRole('complementary', { name: 'C1' }))
    expect(panel.getByText('c***@demo.test')).toBeTruthy()
    expect(panel.getByText('Valid until 31 December 2026')).toBeTruthy()
    type(texts.list.qLabel, 'chan@demo.test')
    await user.selectOptions(screen.getByLabelText(common.state), 'used')
    press(common.search)
    await waitFor(() =>
      expect(service.sent(queryStaffCouponsCall).at(-1)).toEqual({ q: 'chan@demo.test', state: 'used' }),
    )
    expect(here()).toBe(`${AT}&q=chan%40demo.test&state=used`)
  })

  it('revokes an unused coupon after a confirmation; a coupon of an order shows why it cannot be revoked', async () => {
    service.serve(revokeCouponCall, staffCoupon('C1', { state: 'cancelled' }))
    const { user, host } = await openBackoffice({ at: `${AT}&open=C2` })
    const held = within(await screen.findByRole('complementary', { name: 'C2' }))
    expect(held.getByText(texts.panel.held)).toBeTruthy()
    expect(held.queryByRole('button', { name: texts.panel.revoke })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'C1' }))
    await user.click(await screen.findByRole('button', { name: texts.panel.revoke }))
    expect(await screen.findByText(/Coupon C1, “HK\$10.00 off”, stops working at once/)).toBeTruthy()
    await confirm(texts.panel.revoke)
    await waitFor(() => expect(host.toastTexts).toEqual(['Coupon C1 was revoked.']))
    expect(service.sent(revokeCouponCall)[0]).toEqual({ couponNumber: 'C1' })
  })

  it('an order that was faster retains its coupon, and the refusal is shown', async () => {
    service.on(revokeCouponCall, { refuse: 'STAFF_COUPON_LOCKED' })
    const { user } = await openBackoffice({ at: `${AT}&open=C1` })
    await user.click(await screen.findByRole('button', { name: texts.panel.revoke }))
    await confirm(texts.panel.revoke)
    expect(await screen.findByText(staffErrorTexts.en.STAFF_COUPON_LOCKED)).toBeTruthy()
  })

  it('shows coupons above the limit to a second person, who approves them', async () => {
    const waiting = { issueNo: 'K7', coupons: 60, worth: 600_000, issuedBy: 'lee@demo.test', isOwn: false }
    const rows = [
      staffCoupon('C7', { state: 'waiting', issueNo: 'K7', waiting }),
      staffCoupon('C8', { state: 'waiting', issueNo: 'K8', waiting: { ...waiting, issueNo: 'K8', isOwn: true } }),
    ]
    service.serve(queryStaffCouponsCall, { rows, next: undefined })
    service.serve(approveCouponIssueCall, { issueNo: 'K7', state: 'issued', coupons: 60 })
    const { user, host } = await openBackoffice({ at: `${AT}&open=C8` })
    const own = within(await screen.findByRole('complementary', { name: 'C8' }))
    expect(own.getByText(texts.second.own)).toBeTruthy()
    expect(own.queryByRole('button', { name: texts.second.approve })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'C7' }))
    const panel = within(await screen.findByRole('complementary', { name: 'C7' }))
    for (const text of ['lee@demo.test', '60', '6,000.00', texts.second.note])
      expect(panel.getByText(text)).toBeTruthy()
    await user.click(panel.getByRole('button', { name: texts.second.approve }))
    await confirm(texts.second.approve)
    await waitFor(() => expect(host.toastTexts).toEqual(['Batch K7 was approved.']))
    expect(service.sent(approveCouponIssueCall)[0]).toEqual({ issueNo: 'K7' })
  })

  it('an auditor reads coupons and changes nothing, not even by URL', async () => {
    service.serve(queryStaffIndexCall, indexAnswer({ role: 'auditor', rights: ['backoffice.open', 'coupon.inspect'] }))
    await openBackoffice({ at: `${AT}&view=issue&open=C1` })
    await screen.findByRole('complementary', { name: 'C1' })
    expect(screen.queryByRole('button', { name: texts.panel.revoke })).toBeNull()
    expect(screen.queryByLabelText(texts.issue.nameEn)).toBeNull()
  })
})

describe('[D5.40] an issue of coupons', () => {
  const open = async () => {
    const backoffice = await openBackoffice({ at: `${AT}&view=issue`, takesFaults: true })
    await screen.findByLabelText(texts.issue.nameEn)
    return backoffice
  }
  const fill = () => {
    type(texts.issue.nameZhHk, '優惠券')
    type(texts.issue.nameZhCn, '优惠券')
    type(texts.issue.nameEn, 'Gift')
    type(texts.issue.value, '10')
    type(common.lastTravelDay, '2026-12-31')
  }
  const orders = () => service.sent(issueCouponsCall)

  it('an issue to members confirms number and terms, names unknown addresses and retains its input', async () => {
    service.on(issueCouponsCall, { refuse: 'STAFF_COUPON_RECEIVER_UNKNOWN', data: { emails: ['gone@demo.test'] } })
    const { user } = await open()
    fill()
    await user.click(await screen.findByLabelText(/^Hong Kong Port → Zhuhai Port/))
    await user.click(screen.getByLabelText('Adult'))
    type(texts.issue.emails, 'a@demo.test, gone@demo.test')
    type(texts.issue.each, '2')
    press(texts.issue.submit)
    expect(await screen.findByText('Coupons issued in all: 4, to members: 2. Each is “Gift” (HK$10.00).')).toBeTruthy()
    await confirm(texts.issue.submit)
    expect(await screen.findByText('These e-mails belong to no member: gone@demo.test')).toBeTruthy()
    expect(screen.getByLabelText(texts.issue.nameEn)).toHaveProperty('value', 'Gift')
    expect(orders()[0]).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      terms: {
        nameZhHk: '優惠券',
        nameZhCn: '优惠券',
        nameEn: 'Gift',
        kind: 'amount',
        faceValue: 1000,
        currency: 'HKD',
        minimumSpend: 0,
        validFrom: toInstant('2026-11-21'),
        validUntil: toInstant('2027-01-01'),
        lines: ['HKGZHO'],
        passengerTypes: ['adult'],
        fareTypes: [],
      },
      issue: { to: 'members', emails: ['a@demo.test', 'gone@demo.test'], count: 2 },
    })
  })

  it('an issue of codes shows them once; the same form after a lost answer has the same key', async () => {
    service.on(issueCouponsCall, { refuse: 'FAULT', message: '', status: 500 })
    const { user } = await open()
    fill()
    await user.selectOptions(screen.getByLabelText(texts.issue.to), 'codes')
    type(texts.issue.codeCount, '1')
    press(texts.issue.submit)
    await confirm(texts.issue.submit)
    await waitFor(() => expect(orders()).toHaveLength(1))
    const codes = [{ couponNumber: 'C9', code: 'ABCD-EFGH-JKLM-NPQR' }]
    service.serve(issueCouponsCall, { issueNo: 'K9', issued: 1, isWaiting: true, codes })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press(texts.issue.submit)
    await confirm(texts.issue.submit)
    expect(await screen.findByText('ABCD-EFGH-JKLM-NPQR')).toBeTruthy()
    expect(screen.getByText(texts.issued.codes)).toBeTruthy()
    expect(screen.getByText(texts.issued.waits)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download CSV (1 rows)' })).toBeTruthy()
    expect(orders()[1]).toEqual(orders()[0])
    expect(orders()[0]?.issue).toEqual({ to: 'codes', emails: [], count: 1 })
  })

  it('missing values are errors of their fields, and invalid addresses are named', async () => {
    await open()
    type(texts.issue.emails, 'nobody')
    press(texts.issue.submit)
    expect(await screen.findAllByText(staffErrorTexts.en.STAFF_CONTENT_TEXT_MISSING)).toHaveLength(3)
    expect(screen.getByText(staffErrorTexts.en.STAFF_COUPON_VALUE)).toBeTruthy()
    expect(screen.getByText(staffErrorTexts.en.STAFF_WINDOW_INVALID)).toBeTruthy()
    expect(screen.getByText('These are not e-mail addresses: nobody')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(texts.issue.nameZhHk)))
    expect(orders()).toEqual([])
  })

  it('each field that cannot be read shows its error, retains its input and has the focus in turn', async () => {
    await open()
    fill()
    type(texts.issue.emails, 'a@demo.test')
    const wrong = [
      [texts.issue.value, '10.005', 'VALUE', '10'],
      [texts.issue.minimum, 'x', 'MINIMUM', '0'],
      [texts.issue.each, 'many', 'COUNT', '1'],
    ] as const
    for (const [label, typed] of wrong) type(label, typed)
    for (const [label, typed, code, corrected] of wrong) {
      press(texts.issue.submit)
      expect(await screen.findByText(staffErrorTexts.en[`STAFF_COUPON_${code}`])).toBeTruthy()
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
      expect(screen.getByLabelText(label)).toHaveProperty('value', typed)
      expect(orders()).toEqual([])
      type(label, corrected)
      await waitFor(() => expect(screen.queryByText(staffErrorTexts.en[`STAFF_COUPON_${code}`])).toBeNull())
    }
  })

  it('an amount of any currency, a last day in the past and no e-mail are errors of their fields', async () => {
    const { user } = await open()
    fill()
    await user.selectOptions(screen.getByLabelText(texts.issue.currency), texts.issue.anyCurrency)
    type(common.lastTravelDay, '2026-11-20')
    press(texts.issue.submit)
    const en = staffErrorTexts.en
    for (const message of [en.STAFF_COUPON_CURRENCY, en.STAFF_WINDOW_INVALID, en.STAFF_COUPON_RECEIVERS])
      expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByLabelText(common.lastTravelDay)).toHaveProperty('value', '2026-11-20')
    expect(orders()).toEqual([])
  })

  it('free tickets without a highest fare are issued as codes, and typed e-mails stay in the form only', async () => {
    service.serve(issueCouponsCall, { issueNo: 'K9', issued: 20, isWaiting: false, codes: [] })
    const { user } = await open()
    fill()
    type(texts.issue.value, '')
    await user.selectOptions(screen.getByLabelText(common.kind), texts.issue.freeTicket)
    await user.selectOptions(screen.getByLabelText(texts.issue.currency), texts.issue.anyCurrency)
    type(texts.issue.emails, 'A@demo.test\nb@demo.test')
    await user.selectOptions(screen.getByLabelText(texts.issue.to), 'codes')
    await user.selectOptions(screen.getByLabelText(texts.issue.to), 'members')
    expect(screen.getByLabelText(texts.issue.emails)).toHaveProperty('value', 'A@demo.test\nb@demo.test')
    await user.selectOptions(screen.getByLabelText(texts.issue.to), 'codes')
    type(texts.issue.codeCount, '20')
    press(texts.issue.submit)
    await confirm(texts.issue.submit)
    await waitFor(() => expect(orders()).toHaveLength(1))
    expect(orders()[0]).toMatchObject({
      terms: { kind: 'freeTicket', faceValue: 0, currency: undefined },
      issue: { to: 'codes', emails: [], count: 20 },
    })
  })
})

describe('[D5.41] promotions', () => {
  const open = async () => {
    const backoffice = await openBackoffice({ at: `${AT}&view=promotions&edit=cards` })
    await screen.findByLabelText(texts.promotion.isOn)
    return backoffice
  }

  it('switches a promotion on for its days, after a confirmation, with the revision that was shown', async () => {
    service.serve(savePromotionCall, promotion({ on: true, revision: 2 }))
    const { user, host, here } = await open()
    await user.click(screen.getByLabelText(texts.promotion.isOn))
    type(common.firstTravelDay, '2026-12-01')
    type(common.lastTravelDay, '2026-12-31')
    press(common.saveChanges)
    expect(await screen.findByText(/is on. It applies to new orders as soon as it is saved/)).toBeTruthy()
    await confirm(common.saveChanges)
    await waitFor(() => expect(host.toastTexts).toHaveLength(1))
    expect(service.sent(savePromotionCall)[0]).toEqual({
      id: 'cards',
      revision: 1,
      on: true,
      appliesTo: [],
      from: '2026-12-01',
      until: '2027-01-01',
      maxNights: 7,
    })
    await waitFor(() => expect(here()).toBe(`${AT}&view=promotions`))
  })

  it('[D5.44] a faster editor overwrites nothing, and the stored promotion can be loaded', async () => {
    service.on(savePromotionCall, { refuse: 'STAFF_FORM_STALE' })
    await open()
    type(texts.promotion.nights, '3')
    press(common.saveChanges)
    service.serve(queryPromotionsCall, [promotion({ maxNights: 5, revision: 2 })])
    await confirm(common.saveChanges)
    expect(await screen.findByText(remoteTexts.stale.title)).toBeTruthy()
    expect(screen.getByLabelText(texts.promotion.nights)).toHaveProperty('value', '3')
    press(remoteTexts.stale.take)
    await waitFor(() => expect(screen.getByLabelText(texts.promotion.nights)).toHaveProperty('value', '5'))
  })

  it('a last day before the first and too many nights are errors of their fields', async () => {
    await open()
    type(common.firstTravelDay, '2026-12-02')
    type(common.lastTravelDay, '2026-12-01')
    type(texts.promotion.nights, '31')
    press(common.saveChanges)
    expect(await screen.findByText(staffErrorTexts.en.STAFF_PROMOTION_DAYS)).toBeTruthy()
    expect(screen.getByText(staffErrorTexts.en.STAFF_PROMOTION_NIGHTS)).toBeTruthy()
    expect(service.sent(savePromotionCall)).toEqual([])
  })
})

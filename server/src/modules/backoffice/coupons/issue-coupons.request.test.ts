import type { CouponIssue, CouponTerms } from '@shuttle/domain/staff'
import {
  approveCouponIssueCall,
  issueCouponsCall,
  queryStaffCouponsCall,
  rejectCouponIssueCall,
  revokeCouponCall,
} from '@shuttle/wire/staff'
import * as z from 'zod/mini'
import { transaction } from '../../../database/transaction'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import type { TestStaff } from '../../../testing/new-staff'
import { placeBody } from '../../../testing/trip-body.request'
import { couponState, giveCoupon } from '../../passenger/coupons/testing/give-coupon'
import { withCoupons } from '../../passenger/coupons/testing/with-coupons.request'
import { markPaid } from '../../passenger/orders'

let site: TestApp
let supervisor: TestStaff
let members: TestMember[]
let presses = 0
beforeAll(async () => {
  site = await buildTestApp()
  supervisor = await site.staff('supervisor')
  members = [await site.member(), await site.member()]
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

const emailOf = async ({ accountId }: TestMember) => {
  const account = site.db.selectFrom('accounts').select('email').where('id', '=', accountId)
  return (await account.executeTakeFirstOrThrow()).email ?? ''
}
const at = (text: string) => Date.parse(`${text}+08:00`)
const TERMS: CouponTerms = {
  nameZhHk: '中秋 HK$10.00 優惠券',
  nameZhCn: '中秋 HK$10.00 优惠券',
  nameEn: 'Mid-Autumn HK$10.00 off',
  kind: 'amount',
  faceValue: 1000,
  currency: 'HKD',
  minimumSpend: 0,
  validFrom: at('2026-11-21T00:00:00'),
  validUntil: at('2027-01-01T00:00:00'),
  lines: ['HKGZHO'],
  passengerTypes: ['adult'],
  fareTypes: ['day'],
}
const form = (issue: Partial<CouponIssue>, terms: Partial<CouponTerms> = {}) => {
  presses += 1
  return {
    key: String(presses).padStart(32, '0'),
    terms: { ...TERMS, ...terms },
    issue: { to: 'members' as const, emails: [], count: 1, ...issue },
  }
}
const issue = (body: ReturnType<typeof form>) => supervisor.send(issueCouponsCall, body)
const countCoupons = async () =>
  Number(
    (
      await site.db
        .selectFrom('coupons')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
const listAuditEvents = () => site.db.selectFrom('audit_entries').selectAll().orderBy('entry').execute()
const list = async (filter: z.output<typeof queryStaffCouponsCall.request>) =>
  (await supervisor.send(queryStaffCouponsCall, filter)).data

describe('[D5.40] coupons are issued to members', () => {
  it('members find issued coupons among their own, and staff find them with masked addresses', async () => {
    const emails = await Promise.all(members.map(emailOf))
    const { data: answer } = await issue(form({ emails: [...emails, ` ${emails[0]?.toUpperCase()} `], count: 2 }))
    expect(answer).toMatchObject({ issued: 4, codes: [] })
    for (const member of members) {
      const own = (await member.call('wx/query.wx.user.voucher', {})).responseData
      expect(own).toHaveLength(2)
      expect(own[0]).toMatchObject({ kind: 'amount', faceValue: 1000, currency: '2', state: 'unused', usable: true })
      expect(own[0]).toMatchObject({ lineCodes: ['HKGZHO'], ticketTypes: ['00'], feeTypes: ['2'] })
    }
    const { rows } = await list({ q: answer.issueNo })
    expect(rows).toHaveLength(4)
    const grouped = answer.issueNo.toLowerCase().replace(/(.{7})(.{8})/, '$1-$2 ')
    expect((await list({ q: `'${grouped}` })).rows).toHaveLength(4)
    expect(rows[0]).toMatchObject({ issueNo: answer.issueNo, state: 'unused', isOwned: true, orderNo: undefined })
    expect(rows[0]?.maskedEmail).toMatch(/^.\*\*\*@/)
    for (const q of [emails[1], ` ${emails[1]?.replace('@', '＠')}\u200e`])
      expect((await list({ q })).rows).toHaveLength(2)
    const recorded = JSON.stringify((await listAuditEvents()).slice(-3))
    for (const email of emails) expect(recorded).not.toContain(email)
  })

  it.each(['88812345', '8881234', '12345@q', 'anny_88812345', 'NNY_8'])(
    'coupons are found by a part of the address of their member, %s, which the audit masks',
    async (q) => {
      const [owner, other] = [await site.member(), await site.member()]
      const rename = (member: TestMember, email: string) =>
        site.db.updateTable('accounts').set({ email }).where('id', '=', member.accountId).execute()
      await rename(owner, 'fanny_88812345@qq.test')
      await rename(other, 'fannyx77754321@qq.test')
      const emails = [await emailOf(owner), await emailOf(other)]
      const { issueNo } = (await issue(form({ emails }))).data
      const { rows } = await list({ q })
      expect(rows).toMatchObject([{ issueNo, maskedEmail: 'f***@qq.test' }])
      expect((await listAuditEvents()).at(-1)?.before).not.toContain(q)
      for (const none of ['%', '%@%', '_', 'fann%']) expect((await list({ q: none })).rows).toEqual([])
      for (const member of [owner, other]) await rename(member, member.email)
    },
  )

  it('issues all coupons or none, and names addresses that belong to no member', async () => {
    const before = await countCoupons()
    const known = await emailOf(members[0] as TestMember)
    const refused = (emails: string[]) =>
      supervisor.call(issueCouponsCall.path, z.encode(issueCouponsCall.request, form({ emails })))
    expect(await refused([known, 'gone@demo.test', 'Other@demo.test'])).toMatchObject({
      code: 'STAFF_COUPON_RECEIVER_UNKNOWN',
      responseData: { emails: ['gone@demo.test', 'other@demo.test'] },
    })
    expect(await refused([known, 'nobody'])).toMatchObject({
      code: 'STAFF_COUPON_ADDRESS',
      responseData: { emails: ['nobody'] },
    })
    expect(await countCoupons()).toBe(before)
  })

  it('issues coupons once, however often the form is sent, concurrently too', async () => {
    const body = form({ emails: [await emailOf(members[0] as TestMember)] })
    const before = await countCoupons()
    const answers = await Promise.all([issue(body), issue(body), issue(body)])
    answers.push(await issue(body))
    expect(new Set(answers.map(({ data }) => data.issueNo)).size).toBe(1)
    expect(await countCoupons()).toBe(before + 1)
    expect((await issue({ ...body, terms: { ...body.terms, faceValue: 2000 } })).code).toBe('IDEMPOTENCY_MISMATCH')
    const other = await site.staff('supervisor')
    expect((await other.send(issueCouponsCall, body)).data.issueNo).not.toBe(answers[0]?.data.issueNo)
  })

  it.each<[Partial<CouponTerms & CouponIssue>, string, string[]]>([
    [{ nameZhCn: ' ', nameEn: '' }, 'STAFF_CONTENT_TEXT_MISSING', ['nameZhCn', 'nameEn']],
    [{ faceValue: 1001 }, 'STAFF_COUPON_VALUE', ['faceValue']],
    [{ currency: undefined }, 'STAFF_COUPON_CURRENCY', ['currency']],
    [{ validUntil: TEST_NOW }, 'STAFF_WINDOW_OVER', ['validUntil']],
    [{ validFrom: at('2027-01-01T00:00:00') }, 'STAFF_WINDOW_INVALID', ['validUntil']],
    [{ lines: ['HKGQQQ'] }, 'STAFF_COUPON_LINES', ['lines']],
    [{ emails: [] }, 'STAFF_COUPON_RECEIVERS', ['emails']],
    [{ emails: ['a@demo.test'], count: 6 }, 'STAFF_COUPON_COUNT', ['count']],
  ])(
    'a form with %j is refused at its field',
    async ({ emails = ['a@demo.test'], count = 1, ...terms }, code, fields) => {
      const before = await countCoupons()
      expect(await issue(form({ emails, count }, terms))).toMatchObject({ code, fields })
      expect(await countCoupons()).toBe(before)
    },
  )

  it('an unknown type of passengers is refused at its field', async () => {
    const body = z.encode(issueCouponsCall.request, form({ emails: ['a@demo.test'] }))
    const terms = { ...body.terms, passengerTypes: ['dog'] }
    expect(await supervisor.call('staff/issue.coupons', { ...body, terms })).toMatchObject({
      code: 'BAD_REQUEST',
      responseData: { fields: ['terms.passengerTypes.0'] },
    })
  })
})

describe('[D5.40] coupons are issued as codes', () => {
  it('answers codes only to the form, stores their hashes, and writes none into the audit', async () => {
    const body = form({ to: 'codes', count: 3 })
    const { issueNo, issued, codes } = (await issue(body)).data
    expect([issued, codes.length]).toEqual([3, 3])
    expect((await issue(body)).data).toEqual({ issueNo, issued, codes, isWaiting: false })
    const stored = JSON.stringify([
      await site.db.selectFrom('coupons').selectAll().where('issue_no', '=', issueNo).execute(),
      await site.db.selectFrom('coupon_issues').selectAll().execute(),
      await listAuditEvents(),
    ])
    for (const secret of [body.key, ...codes.map(({ code }) => code)]) expect(stored).not.toContain(secret)
    expect((await list({ q: issueNo })).rows[0]).toMatchObject({ isOwned: false, maskedEmail: undefined })
    const member = await site.member()
    const redeemed = await member.call('wx/add.wx.user.voucher', { couponCode: codes[1]?.code.toLowerCase() })
    expect(redeemed.responseData).toMatchObject({ voucherNo: codes[1]?.couponNumber, state: 'unused' })
  })
})

describe('[D5.40] staff search coupons', () => {
  it('lists coupons by state, and page by page', async () => {
    const { accountId } = members[0] as TestMember
    const over = await giveCoupon(site.db, accountId, { valid_until: TEST_NOW })
    const numbers = async (state: 'expired' | 'unused') =>
      (await list({ state, pageSize: 100 })).rows.map(({ couponNumber }) => couponNumber)
    expect(await numbers('expired')).toContain(over)
    expect(await numbers('unused')).not.toContain(over)
    const states = new Set((await list({ state: 'cancelled', pageSize: 100 })).rows.map(({ state }) => state))
    expect([...states]).toEqual(['cancelled'])
    const numberOf = ({ rows: [coupon] }: Awaited<ReturnType<typeof list>>) => coupon?.couponNumber as string
    const first = await list({ pageSize: 1 })
    const second = await list({ pageSize: 1, before: first.next })
    expect(numberOf(second) < numberOf(first)).toBe(true)
  })
})

describe('[D5.40] a coupon is revoked', () => {
  const revoke = (couponNumber: string) => supervisor.send(revokeCouponCall, { couponNumber })
  it('revokes a coupon that is in no order; revoking it again changes nothing', async () => {
    const coupon = await giveCoupon(site.db, (members[0] as TestMember).accountId)
    for (let time = 0; time < 2; time += 1)
      expect((await revoke(coupon)).data).toMatchObject({ couponNumber: coupon, state: 'cancelled' })
    expect((await couponState(site.db, coupon)).state).toBe('cancelled')
    expect((await revoke('C0')).code).toBe('STAFF_COUPON_UNKNOWN')
  })

  it('refuses to revoke a coupon that an order locked or used, with the reason', async () => {
    const member = members[0] as TestMember
    const coupon = await giveCoupon(site.db, member.accountId)
    const body = placeBody({ date: '2026-11-24' }, 6500, withCoupons([coupon], 1000, 6500))
    const { orderNo } = (await member.call('ticket/buy.ticket', body)).responseData
    expect((await revoke(coupon)).code).toBe('STAFF_COUPON_LOCKED')
    expect(await couponState(site.db, coupon)).toEqual({ state: 'locked', order_no: orderNo })
    expect((await list({ q: orderNo })).rows).toMatchObject([{ couponNumber: coupon, state: 'locked' }])
    await transaction(site.db, (trx) =>
      markPaid(trx, { orderNo, now: TEST_NOW, payType: 'MasterCard', requestNo: '1' }),
    )
    expect((await revoke(coupon)).code).toBe('STAFF_COUPON_USED')
    expect((await couponState(site.db, coupon)).state).toBe('used')
  })
})

describe('[D5.3] coupons that one person issues above the limit of a day', () => {
  let backoffice: TestApp
  let issuer: TestStaff
  let second: TestStaff
  beforeAll(async () => {
    backoffice = await buildTestApp({ STAFF_COUPON_LIMIT_CENTS: '10000' })
  })
  afterAll(() => backoffice.close())
  beforeEach(async () => {
    backoffice.clock.set(TEST_NOW)
    issuer = await backoffice.staff('supervisor')
    second = await backoffice.staff('supervisor')
  })

  const issueCodes = async (count: number, terms: Partial<CouponTerms> = {}, by = issuer) =>
    (await by.send(issueCouponsCall, form({ to: 'codes', count }, terms))).data
  const CALLS = { approve: approveCouponIssueCall, reject: rejectCouponIssueCall }
  const decide = (verb: 'approve' | 'reject', issueNo: string, by = second) => by.send(CALLS[verb], { issueNo })
  const redeem = async (couponCode: string | undefined, by?: TestMember) =>
    (await (by ?? (await backoffice.member())).call('wx/add.wx.user.voucher', { couponCode })).code

  it('coupons above the limit wait for a second person, and cannot be redeemed before', async () => {
    expect((await issueCodes(10)).isWaiting).toBe(false)
    const { issueNo, isWaiting, codes } = await issueCodes(2)
    expect(isWaiting).toBe(true)
    expect(await redeem(codes[0]?.code)).toBe('COUPON_CODE_INVALID')
    const { rows } = (await second.send(queryStaffCouponsCall, { state: 'waiting', q: issueNo })).data
    expect(rows).toHaveLength(2)
    const waiting = { issueNo, coupons: 2, worth: 2000, issuedBy: issuer.email, isOwn: false }
    expect(rows[0]).toMatchObject({ state: 'waiting', waiting })
    const own = (await issuer.send(queryStaffCouponsCall, { q: issueNo })).data
    expect(own.rows[0]?.waiting?.isOwn).toBe(true)
    expect((await decide('approve', issueNo, issuer)).code).toBe('STAFF_COUPON_ISSUE_OWN')
    expect((await decide('reject', issueNo, issuer)).code).toBe('STAFF_COUPON_ISSUE_OWN')
    expect((await decide('approve', issueNo)).data).toEqual({ issueNo, state: 'issued', coupons: 2 })
    expect(await redeem(codes[0]?.code)).toBe('SUCCESS')
    const again = { code: 'STAFF_COUPON_ISSUE_CLOSED', responseData: { state: 'ISSUED' } }
    expect(await second.call('staff/reject.coupon.issue', { issueNo })).toMatchObject(again)
    expect((await decide('approve', 'K0')).code).toBe('STAFF_COUPON_UNKNOWN')
  })

  it('revokes coupons that the second person rejects', async () => {
    const { issueNo, codes } = await issueCodes(11)
    expect((await decide('reject', issueNo)).data).toEqual({ issueNo, state: 'rejected', coupons: 11 })
    expect(await redeem(codes[0]?.code)).toBe('COUPON_CODE_INVALID')
    expect((await couponState(backoffice.db, codes[0]?.couponNumber ?? '')).state).toBe('cancelled')
  })

  it('counts coupons by person and day (UTC+8), without those that a second person approved', async () => {
    const { issueNo } = await issueCodes(11)
    expect((await decide('approve', issueNo)).code).toBe('SUCCESS')
    expect((await issueCodes(10)).isWaiting).toBe(false)
    expect((await issueCodes(1)).isWaiting).toBe(true)
    expect((await issueCodes(10, {}, second)).isWaiting).toBe(false)
    backoffice.clock.set(Date.parse('2026-11-22T00:00:00+08:00'))
    expect((await issueCodes(10)).isWaiting).toBe(false)
  })

  it('counts free tickets and percents at the dearest fare of their lines', async () => {
    const free = { kind: 'freeTicket', faceValue: 0, currency: undefined } as const
    expect((await issueCodes(1, free)).isWaiting).toBe(false)
    expect((await issueCodes(1, free)).isWaiting).toBe(true)
    const half = { kind: 'percent', faceValue: 5000, currency: undefined } as const
    expect((await issueCodes(2, half, second)).isWaiting).toBe(false)
    expect((await issueCodes(2, half, second)).isWaiting).toBe(true)
  })

  it('counts two concurrent issues together', async () => {
    const made = await Promise.all([issueCodes(10), issueCodes(10)])
    expect(made.map(({ isWaiting }) => isWaiting).toSorted()).toEqual([false, true])
  })

  it('gives members their coupons with the approval, not before', async () => {
    const member = await backoffice.member()
    const body = form({ emails: [member.email], count: 5 }, { faceValue: 2010 })
    const own = async () => (await member.call('wx/query.wx.user.voucher', {})).responseData
    const { issueNo, isWaiting } = (await issuer.send(issueCouponsCall, body)).data
    expect([isWaiting, await own()]).toEqual([true, []])
    expect((await decide('approve', issueNo)).code).toBe('SUCCESS')
    expect(await own()).toHaveLength(5)
  })

  it('refuses coupons for the account of the person who issues or approves them', async () => {
    const toSecond = form({ emails: [second.email], count: 5 }, { faceValue: 2010 })
    const sent = z.encode(issueCouponsCall.request, toSecond)
    expect(await second.call('staff/issue.coupons', sent)).toMatchObject({
      code: 'STAFF_COUPON_OWN_ACCOUNT',
      responseData: { emails: [second.email] },
    })
    const { issueNo } = (await issuer.send(issueCouponsCall, toSecond)).data
    expect((await decide('approve', issueNo)).code).toBe('STAFF_COUPON_OWN_ACCOUNT')
    expect((await decide('approve', issueNo, await backoffice.staff('supervisor'))).code).toBe('SUCCESS')
    const [code] = (await issueCodes(1)).codes
    expect(await redeem(code?.code, issuer)).toBe('COUPON_CODE_INVALID')
    expect(await redeem(code?.code, second)).toBe('SUCCESS')
  })
})

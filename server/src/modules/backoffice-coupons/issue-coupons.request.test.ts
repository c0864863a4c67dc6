import { transaction } from '../../database/transaction'
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app'
import type { TestMember } from '../../testing/new-member'
import type { TestStaff } from '../../testing/new-staff'
import { placeBody } from '../../testing/trip-body.request'
import { couponState, giveCoupon } from '../coupons/testing/give-coupon'
import { withCoupons } from '../coupons/testing/with-coupons.request'
import { markPaid } from '../orders'

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
const form = (change: object = {}) => {
  presses += 1
  return {
    issueKey: String(presses).padStart(32, '0'),
    nameZhHk: '中秋 HK$10.00 優惠券',
    nameZhCn: '中秋 HK$10.00 优惠券',
    nameEn: 'Mid-Autumn HK$10.00 off',
    kind: 'amount',
    faceValue: 1000,
    currency: '2',
    minSpend: 0,
    beginTime: '2026-11-21 00:00:00',
    endTime: '2027-01-01 00:00:00',
    lineCodes: ['HKGZHO'],
    ticketTypes: ['00'],
    feeTypes: ['2'],
    to: 'MEMBERS',
    emails: [] as string[],
    count: 1,
    ...change,
  }
}
const issue = (body: object) => supervisor.call('staff/issue.coupons', body)
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
const list = (filter: object) => supervisor.call('staff/query.coupons', filter)

describe('[D5.40] coupons are issued to members', () => {
  it('members find issued coupons among their own, and staff find them with masked addresses', async () => {
    const emails = await Promise.all(members.map(emailOf))
    const answer = await issue(form({ emails: [...emails, ` ${emails[0]?.toUpperCase()} `], count: 2 }))
    expect(answer.responseData).toMatchObject({ issued: 4, codes: [] })
    for (const member of members) {
      const own = (await member.call('wx/query.wx.user.voucher', {})).responseData
      expect(own).toHaveLength(2)
      expect(own[0]).toMatchObject({ kind: 'amount', faceValue: 1000, currency: '2', state: 'unused', usable: true })
      expect(own[0]).toMatchObject({ lineCodes: ['HKGZHO'], ticketTypes: ['00'], feeTypes: ['2'] })
    }
    const { rows } = (await list({ q: answer.responseData.issueNo })).responseData
    expect(rows).toHaveLength(4)
    const grouped = answer.responseData.issueNo.toLowerCase().replace(/(.{7})(.{8})/, '$1-$2 ')
    expect((await list({ q: `'${grouped}` })).responseData.rows).toHaveLength(4)
    expect(rows[0]).toMatchObject({ issueNo: answer.responseData.issueNo, state: 'UNUSED', waits: false, orderNo: '' })
    expect(rows[0].email).toMatch(/^.\*\*\*@/)
    for (const q of [emails[1], ` ${emails[1]?.replace('@', '＠')}\u200e`])
      expect((await list({ q })).responseData.rows).toHaveLength(2)
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
      const { issueNo } = (await issue(form({ emails }))).responseData
      const { rows } = (await list({ q })).responseData
      expect(rows).toMatchObject([{ issueNo, email: 'f***@qq.test' }])
      expect((await listAuditEvents()).at(-1)?.before).not.toContain(q)
      for (const none of ['%', '%@%', '_', 'fann%']) expect((await list({ q: none })).responseData.rows).toEqual([])
      for (const member of [owner, other]) await rename(member, member.email)
    },
  )

  it('issues all coupons or none, and names addresses that belong to no member', async () => {
    const before = await countCoupons()
    const known = await emailOf(members[0] as TestMember)
    const answer = await issue(form({ emails: [known, 'gone@demo.test', 'Other@demo.test'] }))
    expect(answer).toMatchObject({
      code: 'STAFF_COUPON_RECEIVER_UNKNOWN',
      responseData: { emails: ['gone@demo.test', 'other@demo.test'] },
    })
    expect(await issue(form({ emails: [known, 'nobody'] }))).toMatchObject({
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
    expect(new Set(answers.map(({ responseData }) => responseData.issueNo)).size).toBe(1)
    expect(await countCoupons()).toBe(before + 1)
    expect((await issue({ ...body, faceValue: 2000 })).code).toBe('IDEMPOTENCY_MISMATCH')
    const other = await site.staff('supervisor')
    expect((await other.call('staff/issue.coupons', body)).responseData.issueNo).not.toBe(
      answers[0]?.responseData.issueNo,
    )
  })

  it.each<[object, string, string[]]>([
    [{ nameZhCn: ' ', nameEn: '' }, 'STAFF_CONTENT_TEXT_MISSING', ['nameZhCn', 'nameEn']],
    [{ faceValue: 1001 }, 'STAFF_COUPON_VALUE', ['faceValue']],
    [{ currency: '' }, 'STAFF_COUPON_CURRENCY', ['currency']],
    [{ endTime: '2026-11-21 10:00:00' }, 'STAFF_WINDOW_OVER', ['endTime']],
    [{ beginTime: '2027-01-01 00:00:00' }, 'STAFF_WINDOW_INVALID', ['endTime']],
    [{ lineCodes: ['HKGQQQ'] }, 'STAFF_COUPON_LINES', ['lineCodes']],
    [{ emails: [] }, 'STAFF_COUPON_RECEIVERS', ['emails']],
    [{ emails: ['a@demo.test'], count: 6 }, 'STAFF_COUPON_COUNT', ['count']],
    [{ ticketTypes: ['99'] }, 'BAD_REQUEST', ['ticketTypes']],
  ])('a form with %j is refused at its field', async (change, code, fields) => {
    const before = await countCoupons()
    expect(await issue(form({ emails: ['a@demo.test'], ...change }))).toMatchObject({ code, responseData: { fields } })
    expect(await countCoupons()).toBe(before)
  })
})

describe('[D5.40] coupons are issued as codes', () => {
  it('answers codes only to the form, stores their hashes, and writes none into the audit', async () => {
    const body = form({ to: 'CODES', count: 3 })
    const { issueNo, issued, codes } = (await issue(body)).responseData
    expect([issued, codes.length]).toEqual([3, 3])
    expect((await issue(body)).responseData).toEqual({ issueNo, issued, codes, waits: false })
    const stored = JSON.stringify([
      await site.db.selectFrom('coupons').selectAll().where('issue_no', '=', issueNo).execute(),
      await site.db.selectFrom('coupon_issues').selectAll().execute(),
      await listAuditEvents(),
    ])
    for (const secret of [body.issueKey, ...codes.map(({ couponCode }: { couponCode: string }) => couponCode)])
      expect(stored).not.toContain(secret)
    expect((await list({ q: issueNo })).responseData.rows[0]).toMatchObject({ waits: true, email: '' })
    const member = await site.member()
    const redeemed = await member.call('wx/add.wx.user.voucher', { couponCode: codes[1].couponCode.toLowerCase() })
    expect(redeemed.responseData).toMatchObject({ voucherNo: codes[1].voucherNo, state: 'unused' })
  })
})

describe('[D5.40] staff search coupons', () => {
  it('lists coupons by state, and page by page', async () => {
    const { accountId } = members[0] as TestMember
    const over = await giveCoupon(site.db, accountId, { valid_until: TEST_NOW })
    const numbers = async (filter: object): Promise<string[]> =>
      (await list({ pageSize: 100, ...filter })).responseData.rows.map(
        ({ voucherNo }: { voucherNo: string }) => voucherNo,
      )
    expect(await numbers({ state: 'EXPIRED' })).toContain(over)
    expect(await numbers({ state: 'UNUSED' })).not.toContain(over)
    const states = new Set(
      (await list({ state: 'CANCELLED', pageSize: 100 })).responseData.rows.map(
        ({ state }: { state: string }) => state,
      ),
    )
    expect([...states]).toEqual(['CANCELLED'])
    const first = (await list({ pageSize: 1 })).responseData
    const second = (await list({ pageSize: 1, beforeVoucherNo: first.nextVoucherNo })).responseData
    expect(second.rows[0].voucherNo < first.rows[0].voucherNo).toBe(true)
  })
})

describe('[D5.40] a coupon is revoked', () => {
  const revoke = (voucherNo: string) => supervisor.call('staff/revoke.coupon', { voucherNo })
  it('revokes a coupon that is in no order; revoking it again changes nothing', async () => {
    const coupon = await giveCoupon(site.db, (members[0] as TestMember).accountId)
    for (let time = 0; time < 2; time += 1)
      expect((await revoke(coupon)).responseData).toMatchObject({ voucherNo: coupon, state: 'CANCELLED' })
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
    expect((await list({ q: orderNo })).responseData.rows).toMatchObject([{ voucherNo: coupon, state: 'LOCKED' }])
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

  const issueCodes = async (count: number, change: object = {}, by = issuer) => {
    const { code, responseData } = await by.call('staff/issue.coupons', form({ to: 'CODES', count, ...change }))
    return { code, ...responseData } as {
      code: string
      issueNo: string
      waits: boolean
      codes: Array<{ voucherNo: string; couponCode: string }>
    }
  }
  const decide = (verb: 'approve' | 'reject', issueNo: string, by = second) =>
    by.call(`staff/${verb}.coupon.issue`, { issueNo })
  const redeem = async (couponCode: string | undefined, by?: TestMember) =>
    (await (by ?? (await backoffice.member())).call('wx/add.wx.user.voucher', { couponCode })).code

  it('coupons above the limit wait for a second person, and cannot be redeemed before', async () => {
    expect((await issueCodes(10)).waits).toBe(false)
    const { issueNo, waits, codes } = await issueCodes(2)
    expect(waits).toBe(true)
    expect(await redeem(codes[0]?.couponCode)).toBe('COUPON_CODE_INVALID')
    const { rows } = (await second.call('staff/query.coupons', { state: 'WAITING', q: issueNo })).responseData
    expect(rows).toHaveLength(2)
    const issue = { issueNo, coupons: 2, worth: 2000, issuedBy: issuer.email }
    expect(rows[0]).toMatchObject({ state: 'WAITING', issue: { ...issue, own: false } })
    const { responseData } = await issuer.call('staff/query.coupons', { q: issueNo })
    expect(responseData.rows[0].issue.own).toBe(true)
    expect((await decide('approve', issueNo, issuer)).code).toBe('STAFF_COUPON_ISSUE_OWN')
    expect((await decide('reject', issueNo, issuer)).code).toBe('STAFF_COUPON_ISSUE_OWN')
    expect((await decide('approve', issueNo)).responseData).toEqual({ issueNo, state: 'ISSUED', coupons: 2 })
    expect(await redeem(codes[0]?.couponCode)).toBe('SUCCESS')
    const again = { code: 'STAFF_COUPON_ISSUE_CLOSED', responseData: { state: 'ISSUED' } }
    expect(await decide('reject', issueNo)).toMatchObject(again)
    expect((await decide('approve', 'K0')).code).toBe('STAFF_COUPON_UNKNOWN')
  })

  it('revokes coupons that the second person rejects', async () => {
    const { issueNo, codes } = await issueCodes(11)
    expect((await decide('reject', issueNo)).responseData).toEqual({ issueNo, state: 'REJECTED', coupons: 11 })
    expect(await redeem(codes[0]?.couponCode)).toBe('COUPON_CODE_INVALID')
    expect((await couponState(backoffice.db, codes[0]?.voucherNo ?? '')).state).toBe('cancelled')
  })

  it('counts coupons by person and day (UTC+8), without those that a second person approved', async () => {
    const { issueNo } = await issueCodes(11)
    expect((await decide('approve', issueNo)).code).toBe('SUCCESS')
    expect((await issueCodes(10)).waits).toBe(false)
    expect((await issueCodes(1)).waits).toBe(true)
    expect((await issueCodes(10, {}, second)).waits).toBe(false)
    backoffice.clock.set(Date.parse('2026-11-22T00:00:00+08:00'))
    expect((await issueCodes(10)).waits).toBe(false)
  })

  it('counts free tickets and percents at the dearest fare of their lines', async () => {
    const free = { kind: 'freeTicket', faceValue: 0, currency: '' }
    expect((await issueCodes(1, free)).waits).toBe(false)
    expect((await issueCodes(1, free)).waits).toBe(true)
    const half = { kind: 'percent', faceValue: 5000, currency: '' }
    expect((await issueCodes(2, half, second)).waits).toBe(false)
    expect((await issueCodes(2, half, second)).waits).toBe(true)
  })

  it('counts two concurrent issues together', async () => {
    const made = await Promise.all([issueCodes(10), issueCodes(10)])
    expect(made.map(({ waits }) => waits).toSorted()).toEqual([false, true])
  })

  it('gives members their coupons with the approval, not before', async () => {
    const member = await backoffice.member()
    const to = { to: 'MEMBERS', emails: [member.email], count: 5, faceValue: 2010 }
    const own = async () => (await member.call('wx/query.wx.user.voucher', {})).responseData
    const { issueNo, waits } = await issueCodes(5, to)
    expect([waits, await own()]).toEqual([true, []])
    expect((await decide('approve', issueNo)).code).toBe('SUCCESS')
    expect(await own()).toHaveLength(5)
  })

  it('refuses coupons for the account of the person who issues or approves them', async () => {
    const toSecond = { to: 'MEMBERS', emails: [second.email], count: 5, faceValue: 2010 }
    expect(await second.call('staff/issue.coupons', form(toSecond))).toMatchObject({
      code: 'STAFF_COUPON_OWN_ACCOUNT',
      responseData: { emails: [second.email] },
    })
    const { issueNo } = await issueCodes(5, toSecond)
    expect((await decide('approve', issueNo)).code).toBe('STAFF_COUPON_OWN_ACCOUNT')
    expect((await decide('approve', issueNo, await backoffice.staff('supervisor'))).code).toBe('SUCCESS')
    const [code] = (await issueCodes(1)).codes
    expect(await redeem(code?.couponCode, issuer)).toBe('COUPON_CODE_INVALID')
    expect(await redeem(code?.couponCode, second)).toBe('SUCCESS')
  })
})

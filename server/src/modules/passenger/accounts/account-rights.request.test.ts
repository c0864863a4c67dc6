import { PROOF_LASTS_MS } from '@shuttle/domain'
import { sql } from 'kysely'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { hashCheaply } from '../../../testing/hash-cheaply'
import type { TestMember } from '../../../testing/new-member'
import { placeBody } from '../../../testing/trip-body.request'
import { addRefund } from '../../money/payments/refund-ledger.repository'
import { couponState, giveCoupon } from '../coupons/testing/give-coupon'
import { aPicture } from '../refund-requests/testing/proof-file'
import { storeRequest } from '../refund-requests/testing/store-request'
import { accountSubject, mailboxSubject, reserveSignInAttempt } from '../sessions'
import { openMailbox } from './testing/mailbox.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const PASSWORD = 'secret1'
/** A member who has a password, unlike the other testers. */
const aMember = async () => {
  const member = await site.member()
  await member.prove()
  const password_hash = await hashCheaply(PASSWORD)
  await site.db.updateTable('accounts').set({ password_hash }).where('id', '=', member.accountId).execute()
  return member
}
/** On a line that lets passengers give identity documents. */
const anOrder = async (member: TestMember, named: [string, string] = ['CHAN TAI MAN', 'A123456']) => {
  const placed = await member.call('ticket/buy.ticket', placeBody({ line: 'HKGMAC', named }, 6500))
  return placed.responseData.orderNo as string
}
/** As if it had been paid and travelled. */
const travel = (orderNo: string) =>
  site.db
    .updateTable('orders')
    .set({ status: 'used', paid_at: site.clock.now(), travel_date: '2026-11-20' })
    .where('order_no', '=', orderNo)
    .execute()
/** As if a payment had been tried, with the data of its browser, and had failed. */
const tryToPay = async ({ accountId, email }: TestMember, orderNo: string) => {
  const at = site.clock.now()
  const attempt = {
    request_no: `R${orderNo}`,
    order_no: orderNo,
    account_id: accountId,
    provider: 'MasterCard',
    merchant: 'TEST',
    amount_cents: 6500,
    currency: 'HKD' as const,
    language: 'en' as const,
    session_id: '',
    session_version: '',
    success_indicator: '',
    state: 'closed' as const,
    created_at: at,
    pay_by: at,
    next_check_at: at,
    checks: 0,
    idempotency_key: null,
    request_hash: '',
    launch: '',
    call_fields: `{"sceneInfo":"phone of ${email}"}`,
    card_query: `{"cause":"card of ${email}"}`,
  }
  await site.db.insertInto('payment_attempts').values(attempt).execute()
  const error = {
    id: `E${orderNo}`,
    order_no: orderNo,
    account_id: accountId,
    content: `error of ${email}`,
    logged_at: at,
  }
  await site.db.insertInto('card_errors').values(error).execute()
}
/** As if the member had sent staff a refund request with a reason of their own, and staff had answered. */
const storeRefundRequest = (
  { accountId, email }: TestMember,
  orderNo: string,
  id_tail = '4567',
  proof = aPicture(),
) => {
  const written = { email: `contact.${email}`, reason_text: `illness of ${email}`, answer_text: `sorry, ${email}` }
  return storeRequest(site.db, { orderNo, accountId }, { ...written, id_tail }, proof)
}
/** As if the member had signed in through WeChat, which knows the picture and the payer. */
const comeThroughWechat = async ({ accountId, email }: TestMember) => {
  const at = site.clock.now()
  const openid = `id of ${email}`
  const picture = { content_type: 'image/png', content: `picture of ${email}` }
  await site.db.insertInto('wechat_identities').values({ openid, account_id: accountId, created_at: at }).execute()
  await site.db
    .insertInto('account_pictures')
    .values({ account_id: accountId, ...picture })
    .execute()
  await site.db
    .insertInto('payment_payers')
    .values({ account_id: accountId, provider: 'wxpay', payer: openid })
    .execute()
  const avatar_url = `/api/avatar/${accountId}?v=${email}`
  await site.db.updateTable('accounts').set({ avatar_url }).where('id', '=', accountId).execute()
}
/** Tables whose rows of a member are deleted with the account. */
const PERSONAL_TABLES = [
  'sessions',
  'idempotency_keys',
  'payment_payers',
  'card_errors',
  'account_pictures',
  'wechat_identities',
] as const
const readStoredRows = async ({ accountId }: TestMember) => {
  const rows = PERSONAL_TABLES.map(
    async (table) =>
      [table, await site.db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute()] as const,
  )
  return Object.fromEntries(await Promise.all(rows))
}
/** Whether this text is in any table of the schema. */
const isStored = async (text: string) => {
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(site.db)
  const contents = tables.rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(site.db))
  return JSON.stringify(await Promise.all(contents)).includes(text)
}
const remove = async (member: TestMember, passWord = PASSWORD) =>
  (await member.call('wx/wx.user.delete', { passWord })).code
const row = (member: TestMember) =>
  site.db.selectFrom('accounts').selectAll().where('id', '=', member.accountId).executeTakeFirstOrThrow()

describe('account rights: download my data', () => {
  it('answers all data of the member, and no secret', async () => {
    const member = await aMember()
    const orderNo = await anOrder(member)
    await travel(orderNo)
    await tryToPay(member, orderNo)
    const requestNo = await storeRefundRequest(member, orderNo)
    const { code, responseData } = await member.call('wx/query.wx.user.data', {})
    expect(code).toBe('SUCCESS')
    expect(responseData).toMatchObject({
      account: { email: member.email, level: 1 },
      sessions: [{ endedAt: '' }],
      orders: [{ orderNo, status: 'used', amountDue: '65.00', items: [{ type: 'adult', count: 1, fare: '65.00' }] }],
      payments: [{ orderNo, method: 'MasterCard', amount: '65.00', currency: 'HKD', state: 'closed' }],
      moneyBack: [],
      paymentErrors: [{ orderNo, content: `error of ${member.email}` }],
      refundRequests: [
        {
          ...{ requestNumber: requestNo, orderNo, state: 'rejected', reasonText: `illness of ${member.email}` },
          ...{ email: `contact.${member.email}`, documentTail: '4567', answer: `sorry, ${member.email}` },
          proof: `data:image/png;base64,${aPicture()}`,
        },
      ],
    })
    const text = JSON.stringify(responseData)
    for (const secret of ['argon2', 'secret_hash', 'password']) expect(text).not.toContain(secret)
  })

  it('[D6.rights.1] exports no data of another member', async () => {
    const [one, other] = [await aMember(), await aMember()]
    await storeRefundRequest(other, await anOrder(other))
    expect((await one.call('wx/query.wx.user.data', {})).responseData).toMatchObject({ orders: [], refundRequests: [] })
  })
})

describe('account rights: delete my account', () => {
  it('[D6.rights.1] leaves orders without personal data, and nothing else', async () => {
    const member = await aMember()
    await comeThroughWechat(member)
    const orderNo = await anOrder(member, ['WONG KA YAN', 'B654321'])
    await travel(orderNo)
    await tryToPay(member, orderNo)
    // No other test stores a proof as large.
    const proof = aPicture(999)
    await storeRefundRequest(member, orderNo, '9Z8Y', proof)
    const mailbox = openMailbox(site)
    await mailbox.codeFor(member.email)
    const { id_sealed } = await site.db
      .selectFrom('order_passengers')
      .select('id_sealed')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()
    expect(id_sealed).not.toBe('')
    const personalTexts = [member.email, 'WONG KA YAN', id_sealed, '9Z8Y', proof]
    for (const personal of personalTexts) expect([personal, await isStored(personal)]).toEqual([personal, true])
    const storedRows = await readStoredRows(member)
    for (const table of PERSONAL_TABLES) expect([table, storedRows[table]]).not.toEqual([table, []])

    expect(await remove(member)).toBe('SUCCESS')
    expect(await row(member)).toMatchObject({
      email: null,
      password_hash: '',
      nickname: '',
      avatar_url: '',
      level: 0,
      member_number: `x${member.accountId}`,
      deleted_at: site.clock.now(),
    })
    const order = await site.db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirst()
    expect(order).toMatchObject({ status: 'used', due_cents: 6500 })
    const attempts = await site.db.selectFrom('payment_attempts').selectAll().where('order_no', '=', orderNo).execute()
    expect(attempts).toMatchObject([{ amount_cents: 6500, call_fields: '', card_query: '' }])
    const left = await readStoredRows(member)
    for (const table of PERSONAL_TABLES) expect([table, left[table]]).toEqual([table, []])
    // The last mail is all that still has the address, and loses it once it is sent.
    expect(await mailbox.deliver()).toContainEqual(
      expect.objectContaining({
        to: member.email,
        subject: expect.stringContaining('your account was deleted'),
      }),
    )
    // Any other text of the member, in any table, contains the address.
    for (const personal of personalTexts) expect([personal, await isStored(personal)]).toEqual([personal, false])
  })

  it('[D6.rights.1] leaves no hash of the address', async () => {
    const member = await aMember()
    await site.call('login', credentials({ email: member.email, password: 'Wrong-password-1' }))
    const subjects = [accountSubject, mailboxSubject].map((subject) =>
      subject(site.context.config.secrets.codes, member.email),
    )
    for (const subject of subjects) await reserveSignInAttempt(site.db, subject, site.clock.now(), false)
    const countStored = async () =>
      (await site.db.selectFrom('login_failures').selectAll().where('subject', 'in', subjects).execute()).length
    expect(await countStored()).toBe(3)
    expect(await remove(member)).toBe('SUCCESS')
    expect(await countStored()).toBe(0)
  })

  it('[D6.rights.1] cancels unused coupons, and leaves used ones and those of other members', async () => {
    const [member, other] = [await aMember(), await aMember()]
    const unused = await giveCoupon(site.db, member.accountId)
    const used = await giveCoupon(site.db, member.accountId, { state: 'used' })
    const foreign = await giveCoupon(site.db, other.accountId)
    expect(await remove(member)).toBe('SUCCESS')
    const states = await Promise.all([unused, used, foreign].map((coupon) => couponState(site.db, coupon)))
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'used', 'unused'])
  })

  it('[D6.rights.1] deletes no data of another member', async () => {
    const [member, other] = [await aMember(), await aMember()]
    for (const each of [member, other]) await comeThroughWechat(each)
    const orders = [await anOrder(member), await anOrder(other)] as const
    await tryToPay(other, orders[1])
    await storeRefundRequest(other, orders[1])
    await travel(orders[0])
    const readRequests = async () => (await other.call('wx/query.wx.user.data', {})).responseData.refundRequests
    const before = [await readStoredRows(other), await readRequests()]
    expect(await remove(member)).toBe('SUCCESS')
    expect([await readStoredRows(other), await readRequests()]).toEqual(before)
  })

  it('ends every session by its next call, and frees the address', async () => {
    const member = await aMember()
    expect(await remove(member)).toBe('SUCCESS')
    expect((await member.call('wx/query.wx.user.data', {})).code).toBe('401')
    const { answer } = await site.call('login', credentials({ email: member.email, password: PASSWORD }))
    expect(answer.code).toBe('BAD_CREDENTIALS')
    expect(await site.db.selectFrom('accounts').select('id').where('email', '=', member.email).execute()).toEqual([])
  })

  it('[D6.proof.1] needs the password or a fresh proof, and deletes nothing without it', async () => {
    const member = await aMember()
    site.clock.advance(PROOF_LASTS_MS + 1)
    expect([await remove(member, 'wrong'), await remove(member, '')]).toEqual(['OLD_PASSWORD_WRONG', 'PROOF_NEEDED'])
    expect(await row(member)).toMatchObject({ email: member.email, deleted_at: null })
  })

  it('[D6.rights.1] refuses while an order needs its buyer: to pay, to travel, to be refunded', async () => {
    const member = await aMember()
    const orderNo = await anOrder(member)
    const set = (change: object) => site.db.updateTable('orders').set(change).where('order_no', '=', orderNo).execute()
    expect(await remove(member)).toBe('ACCOUNT_IN_USE')
    await set({ status: 'paid', travel_date: '2026-11-21' })
    expect(await remove(member)).toBe('ACCOUNT_IN_USE')
    await set({ travel_date: '2026-11-20', return_date: '2026-11-22' })
    expect(await remove(member)).toBe('ACCOUNT_IN_USE')
    await set({ return_date: null, status: 'refunding' })
    expect(await remove(member)).toBe('ACCOUNT_IN_USE')
    expect(await row(member)).toMatchObject({ email: member.email })
    await set({ status: 'paid' })
    expect(await remove(member)).toBe('SUCCESS')
  })
})

describe('[A3.user.1] what the user-info call answers', () => {
  it('[D9.20] answers one point for each whole unit that was paid and not refunded, fees too', async () => {
    const member = await aMember()
    const points = async () => (await member.call('wx/query.wx.user.information', {})).responseData.points
    const orderNo = await anOrder(member)
    expect(await points()).toBe(0)
    await site.db
      .updateTable('orders')
      .set({ status: 'paid', paid_at: site.clock.now(), due_cents: 6599, request_no: 'A-1' })
      .where('order_no', '=', orderNo)
      .execute()
    expect(await points()).toBe(65)
    const refund = async (refund_no: string, request_no: string, amount_cents: number) => {
      const attempt = {
        request_no,
        order_no: orderNo,
        account_id: member.accountId,
        provider: 'MasterCard',
        merchant: 'M',
      }
      const money = { amount_cents, currency: 'HKD', language: 'en', created_at: 0 } as const
      const session = { session_id: '', session_version: '', success_indicator: '', state: 'settled' } as const
      const checks = { pay_by: 0, next_check_at: 0, checks: 0, idempotency_key: null, request_hash: '' }
      const browser = { launch: '', call_fields: '', card_query: '' }
      await site.db
        .insertInto('payment_attempts')
        .values({ ...attempt, ...money, ...session, ...checks, ...browser })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const owed = { refund_no, order_no: orderNo, request_no, provider: 'MasterCard', captured_cents: 6599 }
      await addRefund(site.db, { ...owed, ...money, reason: 'paid-twice' })
    }
    await refund('R-2', 'A-2', 6599)
    expect(await points()).toBe(65)
    await refund('R-1', 'A-1', 1000)
    expect(await points()).toBe(55)
    await refund('R-1b', 'A-1', 4939)
    await site.db.updateTable('orders').set({ status: 'refunded' }).where('order_no', '=', orderNo).execute()
    expect(await points()).toBe(6)
  })

  it('answers as many coupons as can be used now', async () => {
    const { answer } = await site.call('login', credentials())
    const { memberId, couponCount } = answer.responseData
    const usable = await site.db
      .selectFrom('coupons')
      .select('coupon_no')
      .where('account_id', '=', memberId)
      .where('state', '=', 'unused')
      .where('valid_from', '<=', site.clock.now())
      .where('valid_until', '>', site.clock.now())
      .execute()
    expect(couponCount).toBe(usable.length)
    expect(couponCount).toBeGreaterThan(0)
  })
})

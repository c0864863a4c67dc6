import { UNDO_JOIN_MS } from '@shuttle/domain'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { placeBody } from '../../../testing/trip-body.request'
import { couponState, giveCoupon } from '../coupons/testing/give-coupon'
import { withCoupons } from '../coupons/testing/with-coupons.request'
import { issueToken } from '../sessions/session-token'
import { openSession } from '../sessions/sessions.repository'
import { findOrCreateAccount } from '../wechat/find-or-create-account'
import { endJoins } from './end-joins'
import { emptyMailbox, type Mailbox, mailboxBody } from './testing/mailbox.request'
import { createWechatUser, type WechatTester } from './testing/wechat-user.request'

let site: TestApp
let mailbox: Mailbox
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  // Orders are placed at about the moment of the other tests' bodies.
  site.clock.set(TEST_NOW)
  mailbox = await emptyMailbox(site)
})

type Caller = { call: (path: string, body: object) => Promise<{ answer?: { code: string } } & Record<string, unknown>> }
const buy = async (who: Caller, more: Parameters<typeof placeBody>[2] = {}): Promise<string> => {
  const sent = await who.call('ticket/buy.ticket', placeBody({}, 6500, more))
  const answer = (sent.answer ?? sent) as { code: string; responseData: { orderNo: string } }
  if (answer.code !== 'SUCCESS') throw new Error(answer.code)
  return answer.responseData.orderNo
}
const setOrder = (orderNo: string, change: { status: 'paid' | 'refunded' | 'used' }) =>
  site.db
    .updateTable('orders')
    .set({ ...change, paid_at: site.clock.now() })
    .where('order_no', '=', orderNo)
    .execute()
const ownerOf = async (orderNo: string) =>
  (await site.db.selectFrom('orders').select('account_id').where('order_no', '=', orderNo).executeTakeFirstOrThrow())
    .account_id
const ownerOfCoupon = async (coupon_no: string) =>
  (
    await site.db
      .selectFrom('coupons')
      .select('account_id')
      .where('coupon_no', '=', coupon_no)
      .executeTakeFirstOrThrow()
  ).account_id
const findRow = (id: string) =>
  site.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Two joined accounts: the token of the session, and the code in the mail about the joining. */
const join = async (wechatUser: WechatTester, member: { email: string; accountId: string }) => {
  await wechatUser.prove()
  const body = { ...mailboxBody(member.email, await mailbox.codeFor(member.email)), join: true }
  const { answer } = await wechatUser.call('wx/wx.user.bind.email', body)
  expect(answer.code).toBe('SUCCESS')
  const letter = (await mailbox.deliver()).findLast(({ to, text }) => to === member.email && text.includes('undo_join'))
  const url = new URL(/http\S+undo_join\S+/.exec(letter?.text ?? '')?.[0] ?? 'http://none')
  return { url, code: decodeURIComponent(url.hash.slice(1)), jwt: answer.jwt as string }
}
const undo = async (code: string) => (await site.call('wx/wx.user.undo.join.by.code', { code })).answer.code
const twoAccounts = async () => [await createWechatUser(site), await site.member()] as const

describe('[D6.join.2] a joining can be undone for 24 hours', () => {
  it('undoes a joining by the code of its mail, which no server stores: each account has again what it brought', async () => {
    const [wechatUser, member] = await twoAccounts()
    const before = await findRow(wechatUser.accountId)
    const [theirs, ours] = [await buy(wechatUser), await buy(member)]
    await setOrder(theirs, { status: 'paid' })
    await setOrder(ours, { status: 'paid' })
    const coupons = [
      await giveCoupon(site.db, wechatUser.accountId),
      await giveCoupon(site.db, member.accountId),
    ] as const
    const payer = { account_id: member.accountId, provider: 'wxpay', payer: 'oOlder' }
    await site.db.insertInto('payment_payers').values(payer).execute()
    const picture = { account_id: wechatUser.accountId, content_type: 'image/png', content: 'cGljdHVyZQ==' }
    await site.db.insertInto('account_pictures').values(picture).execute()
    const avatar_url = `/api/avatar/${wechatUser.accountId}?v=1`
    await site.db.updateTable('accounts').set({ avatar_url }).where('id', '=', wechatUser.accountId).execute()

    const { url, code, jwt } = await join(wechatUser, member)
    expect(await ownerOf(theirs)).toBe(member.accountId)
    // The code is behind the #, which reaches no server, and the outbox stores it nowhere.
    expect(url.search).not.toContain(code)
    const rows = JSON.stringify(await site.db.selectFrom('outbox').selectAll().execute())
    expect(rows).not.toContain(code.split('.')[1])
    expect(`${url.origin}${url.pathname}${url.search}`).toBe('http://127.0.0.1:8080/webhtml/undo_join?lang=en')
    expect(await undo(code)).toBe('SUCCESS')

    expect([await ownerOf(theirs), await ownerOf(ours)]).toEqual([wechatUser.accountId, member.accountId])
    expect([await ownerOfCoupon(coupons[0]), await ownerOfCoupon(coupons[1])]).toEqual([
      wechatUser.accountId,
      member.accountId,
    ])
    expect(await findRow(wechatUser.accountId)).toEqual({ ...before, avatar_url })
    expect((await findRow(member.accountId)).avatar_url).toBe('')
    const payers = await site.db.selectFrom('payment_payers').selectAll().orderBy('payer').execute()
    expect(payers).toEqual(
      expect.arrayContaining([
        payer,
        { account_id: wechatUser.accountId, provider: 'wxpay', payer: wechatUser.openid },
      ]),
    )
    const again = await findOrCreateAccount(site.context, { wechatUser, now: site.clock.now() })
    expect(again.id).toBe(wechatUser.accountId)
    // A session of the joined account has to sign in again.
    expect((await site.call('wx/query.wx.user.voucher', {}, { authorization: jwt })).answer.code).toBe('401')
    expect((await member.call('wx/query.wx.user.voucher', {})).code).toBe('401')
    expect(await mailbox.deliver()).toContainEqual(
      expect.objectContaining({
        to: member.email,
        subject: expect.stringContaining('separate again'),
      }),
    )
  })

  it('undoes a joining until the last moment, and no later', async () => {
    const [[wechatUser, member], [late, lateMember]] = [await twoAccounts(), await twoAccounts()]
    const { code } = await join(wechatUser, member)
    const { code: lateCode } = await join(late, lateMember)
    site.clock.advance(UNDO_JOIN_MS - 1)
    // The job that ends joinings leaves what can still be undone.
    await endJoins(site.db, site.clock.now())
    expect(await undo(code)).toBe('SUCCESS')
    site.clock.advance(1)
    expect(await undo(lateCode)).toBe('JOIN_FINAL')
    expect(await ownerOfIdentity(late)).toBe(lateMember.accountId)
  })
  const ownerOfIdentity = async ({ openid }: WechatTester) =>
    (await site.db.selectFrom('wechat_identities').select('account_id').where('openid', '=', openid).executeTakeFirst())
      ?.account_id

  it('undoes a joining once for a repeated code; the accounts may be joined again', async () => {
    const [wechatUser, member] = await twoAccounts()
    const { code } = await join(wechatUser, member)
    expect([await undo(code), await undo(code)]).toEqual(['SUCCESS', 'SUCCESS'])
    site.clock.advance(61_000)
    const [signedIn] = [await findOrCreateAccount(site.context, { wechatUser, now: site.clock.now() })]
    expect(signedIn.id).toBe(wechatUser.accountId)
    const { sessionId } = await openSession(site.db, wechatUser.accountId, site.clock.now(), true)
    const token = await issueToken(
      { accountId: wechatUser.accountId, sessionId },
      site.context.config.secrets.tokens,
      site.clock.now(),
    )
    const call: WechatTester['call'] = (path, body = {}) => site.call(path, body, { authorization: token })
    const second = await join({ ...wechatUser, call, prove: async () => {} }, member)
    expect(await undo(second.code)).toBe('SUCCESS')
  })

  it('a code of nothing, with another proof or of another joining undoes nothing', async () => {
    const [wechatUser, member] = await twoAccounts()
    const { code } = await join(wechatUser, member)
    const otherProof = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
    const otherJoining = `018f0000-0000-7000-8000-000000000000.${code.split('.')[1]}`
    for (const forged of ['', otherProof, otherJoining]) expect(await undo(forged)).toBe('JOIN_FINAL')
    expect(await undo(code)).toBe('SUCCESS')
  })

  it('undoes a joining in the personal centre, with a fresh proof', async () => {
    const [wechatUser, member] = await twoAccounts()
    expect((await member.call('wx/query.wx.user.join', {})).responseData).toEqual({})
    await join(wechatUser, member)
    const { responseData } = await member.call('wx/query.wx.user.join', {})
    expect(responseData).toEqual({ undoUntilMs: site.clock.now() + UNDO_JOIN_MS })
    expect((await member.call('wx/wx.user.undo.join', {})).code).toBe('PROOF_NEEDED')
    await member.prove()
    expect((await member.call('wx/wx.user.undo.join', {})).code).toBe('SUCCESS')
    expect((await findRow(wechatUser.accountId)).deleted_at).toBeNull()
    const stranger = await site.member()
    await stranger.prove()
    expect((await stranger.call('wx/wx.user.undo.join', {})).code).toBe('JOIN_FINAL')
  })
})

describe('[D6.join.2] changes between joining and undoing', () => {
  it('returns an order in its present status, and leaves an order placed since where it was placed', async () => {
    const [wechatUser, member] = await twoAccounts()
    const theirs = await buy(wechatUser)
    await setOrder(theirs, { status: 'paid' })
    const { code } = await join(wechatUser, member)
    await setOrder(theirs, { status: 'refunded' })
    const since = await buy(member)
    expect(await undo(code)).toBe('SUCCESS')
    expect([await ownerOf(theirs), await ownerOf(since)]).toEqual([wechatUser.accountId, member.accountId])
    const { status } = await site.db
      .selectFrom('orders')
      .select('status')
      .where('order_no', '=', theirs)
      .executeTakeFirstOrThrow()
    expect(status).toBe('refunded')
  })

  it('leaves a coupon with the account whose order it pays', async () => {
    const [wechatUser, member] = await twoAccounts()
    const [used, left] = [
      await giveCoupon(site.db, wechatUser.accountId),
      await giveCoupon(site.db, wechatUser.accountId),
    ]
    const { code } = await join(wechatUser, member)
    await buy(member, withCoupons([used], 1000, 6500))
    expect((await couponState(site.db, used)).state).toBe('locked')
    expect(await undo(code)).toBe('SUCCESS')
    expect([await ownerOfCoupon(used), await ownerOfCoupon(left)]).toEqual([member.accountId, wechatUser.accountId])
  })

  it('returns a payment that was begun since with its order', async () => {
    const [wechatUser, member] = await twoAccounts()
    const theirs = await buy(wechatUser)
    const { code } = await join(wechatUser, member)
    const error = { id: `E${theirs}`, order_no: theirs, account_id: member.accountId, content: '', logged_at: 0 }
    await site.db.insertInto('card_errors').values(error).execute()
    expect(await undo(code)).toBe('SUCCESS')
    const row = await site.db.selectFrom('card_errors').selectAll().where('id', '=', error.id).executeTakeFirstOrThrow()
    expect(row.account_id).toBe(wechatUser.accountId)
  })

  describe('an account that is deleted', () => {
    const remove = async (member: Awaited<ReturnType<TestApp['member']>>) => {
      await member.prove()
      return (await member.call('wx/wx.user.delete', {})).code as string
    }
    const listJoins = ({ accountId }: WechatTester) =>
      site.db.selectFrom('account_joins').selectAll().where('from_id', '=', accountId).execute()

    it('deletes only itself, returns to the other account what it brought, and reports that by mail', async () => {
      const [wechatUser, member] = await twoAccounts()
      const before = await findRow(wechatUser.accountId)
      const theirs = await buy(wechatUser)
      const coupon = await giveCoupon(site.db, wechatUser.accountId)
      const { code } = await join(wechatUser, member)
      // The other person's order is still to be paid, and does not block the deletion.
      expect(await remove(member)).toBe('SUCCESS')
      expect(await findRow(wechatUser.accountId)).toEqual(before)
      expect([await ownerOf(theirs), await ownerOfCoupon(coupon)]).toEqual([wechatUser.accountId, wechatUser.accountId])
      expect((await couponState(site.db, coupon)).state).toBe('unused')
      const again = await findOrCreateAccount(site.context, { wechatUser, now: site.clock.now() })
      expect(again.id).toBe(wechatUser.accountId)
      expect(await findRow(member.accountId)).toMatchObject({ email: null, member_number: `x${member.accountId}` })
      expect([await undo(code), await listJoins(wechatUser)]).toEqual(['JOIN_FINAL', []])
      expect(await mailbox.deliver()).toContainEqual(
        expect.objectContaining({
          to: member.email,
          subject: expect.stringContaining('your account was deleted'),
          text: expect.stringContaining('is an account of its own again'),
        }),
      )
    })

    it('leaves the accounts joined when it may not be deleted', async () => {
      const [wechatUser, member] = await twoAccounts()
      const { code } = await join(wechatUser, member)
      await setOrder(await buy(member), { status: 'paid' })
      expect(await remove(member)).toBe('ACCOUNT_IN_USE')
      expect((await findRow(wechatUser.accountId)).deleted_at).not.toBeNull()
      expect(await undo(code)).toBe('SUCCESS')
    })

    it('an account is deleted with what was joined into it 24 hours after the joining (negative control)', async () => {
      const [wechatUser, member] = await twoAccounts()
      await join(wechatUser, member)
      site.clock.advance(UNDO_JOIN_MS)
      // Their session has ended by now.
      const { sessionId } = await openSession(site.db, member.accountId, site.clock.now(), true)
      const issued = { accountId: member.accountId, sessionId }
      const authorization = await issueToken(issued, site.context.config.secrets.tokens, site.clock.now())
      expect((await site.call('wx/wx.user.delete', {}, { authorization })).answer.code).toBe('SUCCESS')
      expect(await findRow(wechatUser.accountId)).toMatchObject({
        nickname: '',
        member_number: `x${wechatUser.accountId}`,
      })
      const deleted = (await mailbox.deliver()).filter(({ to }) => to === member.email)
      expect(deleted.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('your account was deleted'))
      for (const { text } of deleted) expect(text).not.toContain('is an account of its own again')
      expect(await listJoins(wechatUser)).toEqual([])
    })
  })
})

it('[D6.join.2] the job forgets after 24 hours how to undo, and the personal data of the closed account', async () => {
  const [wechatUser, member] = await twoAccounts()
  await join(wechatUser, member)
  const open = () =>
    site.db.selectFrom('account_joins').selectAll().where('from_id', '=', wechatUser.accountId).execute()
  site.clock.advance(UNDO_JOIN_MS - 1)
  await endJoins(site.db, site.clock.now())
  expect(await open()).toHaveLength(1)
  expect(await findRow(wechatUser.accountId)).toMatchObject({ nickname: '小明' })
  site.clock.advance(1)
  await endJoins(site.db, site.clock.now())
  expect(await open()).toEqual([])
  expect(await findRow(wechatUser.accountId)).toMatchObject({
    nickname: '',
    member_number: `x${wechatUser.accountId}`,
    level: 0,
  })
})

import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { placeBody } from '../../../testing/trip-body.request'
import { giveCoupon } from '../coupons/testing/give-coupon'
import { storeRequest } from '../refund-requests/testing/store-request'
import { findOrCreateAccount } from '../wechat/find-or-create-account'
import { mailboxBody, openMailbox, otherCode } from './testing/mailbox.request'
import { createWechatUser, type WechatTester } from './testing/wechat-user.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const codeFor = (email: string) => openMailbox(site).codeFor(email)
const aWechatUser = () => createWechatUser(site)
const bind = (wechatUser: WechatTester, email: string, code: string, join?: boolean) =>
  wechatUser.call('wx/wx.user.bind.email', { ...mailboxBody(email, code), ...(join !== undefined && { join }) })
const order = (who: Pick<WechatTester, 'call'> | Awaited<ReturnType<TestApp['member']>>) =>
  who.call('ticket/buy.ticket', placeBody({}, 6500))
const findAccountRow = (id: string) =>
  site.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('binding an e-mail that has an account joins the two, when the reader of the mailbox agrees', () => {
  it('answers first that joining is possible, and changes nothing', async () => {
    const [wechatUser, member] = [await aWechatUser(), await site.member()]
    const before = [await findAccountRow(wechatUser.accountId), await findAccountRow(member.accountId)]
    const { answer } = await bind(wechatUser, member.email, await codeFor(member.email))
    expect(answer).toMatchObject({ code: 'ACCOUNT_EXISTS', responseData: { mayJoin: true } })
    expect([await findAccountRow(wechatUser.accountId), await findAccountRow(member.accountId)]).toEqual(before)
  })

  it('[D6.join.1] joins by the same code: orders and coupons move, the password stays, WeChat opens that account', async () => {
    const [wechatUser, member] = [await aWechatUser(), await site.member()]
    const coupon = await giveCoupon(site.db, wechatUser.accountId)
    const { orderNo } = (await order(wechatUser)).answer.responseData
    const { password_hash } = await findAccountRow(member.accountId)
    const code = await codeFor(member.email)
    await bind(wechatUser, member.email, code)
    const quote = { quote_no: 'Q-1', order_no: orderNo, account_id: wechatUser.accountId, policy_id: '', tickets: '[]' }
    await site.db
      .insertInto('refund_quotes')
      .values({ ...quote, created_at: 0, valid_until: 0, used_at: null })
      .execute()
    const requestNo = await storeRequest(site.db, { orderNo, accountId: wechatUser.accountId })
    const { answer, cookies } = await bind(wechatUser, member.email, code, true)
    expect(answer).toMatchObject({
      code: 'SUCCESS',
      responseData: { memberId: member.accountId, level: 1, hasEmail: true },
    })
    expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true })

    const joined = (path: string, body: object) => site.call(path, body, { authorization: answer.jwt })
    expect((await joined('wx/query.wx.order.info', { orderNo })).answer.responseData).toMatchObject([{ orderNo }])
    // The password of the account proves that it is theirs.
    const proof = { proved_at: site.clock.now() }
    await site.db.updateTable('sessions').set(proof).where('account_id', '=', member.accountId).execute()
    const data = (await joined('wx/query.wx.user.data', {})).answer.responseData
    expect(data.coupons).toMatchObject([{ couponNumber: coupon }])
    expect(data.account).toMatchObject({ email: member.email, messengerId: wechatUser.openid })
    expect((await findAccountRow(member.accountId)).password_hash).toBe(password_hash)
    expect((await findOrCreateAccount(site.context, { wechatUser, now: site.clock.now() })).id).toBe(member.accountId)
    const quotes = site.db.selectFrom('refund_quotes').select('account_id').where('order_no', '=', orderNo)
    expect((await quotes.execute()).map(({ account_id }) => account_id)).toEqual([member.accountId, member.accountId])
    const requested = (await joined('wx/query.refund.request', { orderNo })).answer.responseData
    expect(requested.request).toMatchObject({ requestNo, proofType: 'image/png' })
    const payers = site.db.selectFrom('payment_payers').selectAll().where('payer', '=', wechatUser.openid)
    expect(await payers.execute()).toEqual([
      { account_id: member.accountId, provider: 'wxpay', payer: wechatUser.openid },
    ])
    expect(await findAccountRow(wechatUser.accountId)).toMatchObject({ level: 0, deleted_at: site.clock.now() })
    expect((await wechatUser.call('wx/query.wx.user.data')).answer.code).toBe('401')
    // Mails of one moment are delivered in any order.
    expect(await openMailbox(site).deliver()).toContainEqual(
      expect.objectContaining({
        to: member.email,
        subject: expect.stringContaining('your accounts were joined'),
      }),
    )
  })

  it('moves the WeChat picture where the member has none', async () => {
    const [wechatUser, member] = [await aWechatUser(), await site.member()]
    const picture = { content_type: 'image/png', content: 'cGljdHVyZQ==' }
    await site.db
      .insertInto('account_pictures')
      .values({ account_id: wechatUser.accountId, ...picture })
      .execute()
    const avatar_url = `/api/avatar/${wechatUser.accountId}?v=1`
    await site.db.updateTable('accounts').set({ avatar_url }).where('id', '=', wechatUser.accountId).execute()
    const { answer, cookies } = await bind(wechatUser, member.email, await codeFor(member.email), true)
    const address = answer.responseData.headimgurl as string
    expect(address).toBe(`/api/avatar/${member.accountId}?v=1`)
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await site.app.inject({ url: address, headers: { cookie } })).body).toBe('picture')
  })

  it('[D6.join.1] joins nothing by a wrong code, nor by a code that another WeChat user used', async () => {
    const [wechatUser, stranger, member] = [await aWechatUser(), await aWechatUser(), await site.member()]
    const code = await codeFor(member.email)
    expect((await bind(wechatUser, member.email, otherCode(code), true)).answer.code).toBe('CODE_WRONG')
    await bind(wechatUser, member.email, code)
    expect((await bind(stranger, member.email, code, true)).answer.code).toBe('CODE_WRONG')
    expect((await findAccountRow(stranger.accountId)).deleted_at).toBeNull()
  })

  it('refuses to join into an account that has a WeChat user, or into one of staff', async () => {
    const [first, second, member, staff] = [
      await aWechatUser(),
      await aWechatUser(),
      await site.member(),
      await site.member(9),
    ]
    expect((await bind(first, member.email, await codeFor(member.email), true)).answer.code).toBe('SUCCESS')
    site.clock.advance(61_000)
    const refused = { code: 'ACCOUNT_EXISTS', responseData: { mayJoin: false } }
    expect((await bind(second, member.email, await codeFor(member.email), true)).answer).toMatchObject(refused)
    expect((await bind(second, staff.email, await codeFor(staff.email), true)).answer).toMatchObject(refused)
  })

  it('refuses to join while both have an unpaid order, as a member may have one', async () => {
    const [wechatUser, member] = [await aWechatUser(), await site.member()]
    const { orderNo } = (await order(wechatUser)).answer.responseData
    await order(member)
    const code = await codeFor(member.email)
    const { answer } = await bind(wechatUser, member.email, code, true)
    expect(answer).toMatchObject({ code: 'UNPAID_ORDER_EXISTS', responseData: { orderNo } })
    await wechatUser.call('wx/cancel.wx.order', { orderNo })
    expect((await bind(wechatUser, member.email, code, true)).answer.code).toBe('SUCCESS')
  })

  it('binds an address without an account as before, whether or not joining was requested', async () => {
    const wechatUser = await aWechatUser()
    const { answer } = await bind(wechatUser, 'fresh@mail.test', await codeFor('fresh@mail.test'), true)
    expect(answer).toMatchObject({ code: 'SUCCESS', responseData: { memberId: wechatUser.accountId, level: 1 } })
  })
})

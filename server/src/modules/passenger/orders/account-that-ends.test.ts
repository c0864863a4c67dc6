import { transaction } from '../../../database/transaction'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { inThisOrder } from '../../../testing/in-this-order'
import { placeBody } from '../../../testing/trip-body.request'
import { joinAccounts } from '../accounts/join-accounts'
import { issueToken } from '../sessions/session-token'
import { openSession } from '../sessions/sessions.repository'
import { findOrCreateAccount } from '../wechat/find-or-create-account'
import { claimKey } from './idempotency.repository'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

/** A passenger with a WeChat account only, and the account that it is joined with. */
const twoOfOne = async (openid: string) => {
  const now = site.clock.now()
  const { id: accountId } = await findOrCreateAccount(site.context, { wechatUser: { openid, nickname: '小明' }, now })
  const { sessionId } = await openSession(site.db, accountId, now)
  const authorization = await issueToken({ accountId, sessionId }, site.context.config.secrets.tokens, now)
  const intoId = (await site.member()).accountId
  return {
    accountId,
    intoId,
    order: async () => (await site.call('ticket/buy.ticket', placeBody({}, 6500), { authorization })).answer,
    join: () => joinAccounts(site.context, { fromId: accountId, intoId, language: 'en', now }),
    claim: () =>
      transaction(site.db, (trx) => {
        const key = { key: 'sent:alone', requestHash: '', lastsMs: undefined }
        return claimKey(trx, { accountId, key, orderNo: 'none', now })
      }).then(
        () => 'passed',
        () => 'refused',
      ),
  }
}
type Two = Awaited<ReturnType<typeof twoOfOne>>

/** Both reach the account's row while a transaction locks it, one after the other, and continue in that order. */
const atTheAccount = <First, Second>(two: Two, ...operations: [() => Promise<First>, () => Promise<Second>]) =>
  inThisOrder(
    site.db,
    (trx) => trx.selectFrom('accounts').select('id').where('id', '=', two.accountId).forUpdate().execute(),
    operations,
  )
const findOrders = (accountId: string) =>
  site.db.selectFrom('orders').select('order_no').where('account_id', '=', accountId).execute()

describe('an order that is placed while its account ends', () => {
  it('an order is refused when the two accounts were joined before it', async () => {
    const two = await twoOfOne('oEndsFirst')
    const { one, other } = await atTheAccount(two, two.join, two.order)
    await one
    expect((await other).code).toBe('401')
    expect([await findOrders(two.accountId), await findOrders(two.intoId)]).toEqual([[], []])
  })

  it('an order moves with its account when it was placed before the join', async () => {
    const two = await twoOfOne('oEndsAfter')
    const { one, other } = await atTheAccount(two, two.order, two.join)
    const { responseData } = await one
    await other
    expect(await findOrders(two.accountId)).toEqual([])
    expect(await findOrders(two.intoId)).toEqual([{ order_no: responseData.orderNo }])
  })

  it('an order that only claims its key is placed, because the row of an ended account remains (negative control)', async () => {
    const two = await twoOfOne('oKeyAlone')
    const { one, other } = await atTheAccount(two, two.join, two.claim)
    await one
    expect(await other).toBe('passed')
  })
})

import type { TestApp } from '../../../../testing/build-test-app'
import { issueToken } from '../../sessions/session-token'
import { openSession, storeProof } from '../../sessions/sessions.repository'
import { findOrCreateAccount } from '../../wechat/find-or-create-account'

let count = 0

/** A passenger who only signed in through WeChat, signed in just now. */
export const createWechatUser = async (site: TestApp) => {
  const { db, clock, context } = site
  count += 1
  const wechatUser = { openid: `oUser${count}`, nickname: '小明' }
  const { id: accountId } = await findOrCreateAccount(context, { wechatUser, now: clock.now() })
  const payer = { account_id: accountId, provider: 'wxpay', payer: wechatUser.openid }
  await db.insertInto('payment_payers').values(payer).execute()
  const { sessionId } = await openSession(db, accountId, clock.now(), true)
  const authorize = () => issueToken({ accountId, sessionId }, context.config.secrets.tokens, clock.now())
  return {
    ...wechatUser,
    accountId,
    /** As if they had signed in through WeChat again. */
    prove: () => storeProof(db, sessionId, clock.now()),
    call: async (path: string, body: object = {}) => site.call(path, body, { authorization: await authorize() }),
  }
}
export type WechatTester = Awaited<ReturnType<typeof createWechatUser>>

import { setTimeout as wait } from 'node:timers/promises'
import { isRefusal } from '../../../runtime/errors'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { inThisOrder } from '../../../testing/in-this-order'
import { placeBody } from '../../../testing/trip-body.request'
import { openSessionFor } from '../sessions/sessions.repository'
import { findOrCreateAccount } from '../wechat/find-or-create-account'
import { storeWechatUser } from '../wechat/store-wechat-user'
import { isIdentityOf } from '../wechat/wechat.repository'
import { findJoin, findJoinInto, markUndone } from './account-joins.repository'
import { joinAccounts } from './join-accounts'
import { toUndoCode } from './undo-code'
import { undoJoin, undoJoinByCode } from './undo-join'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

let userCount = 0
/** A WeChat user with an order whose account was joined into a member's a moment ago. */
const joined = async () => {
  const now = site.clock.now()
  userCount += 1
  const wechatUser = { openid: `oUndone${userCount}`, nickname: '小明' }
  const { id: fromId } = await findOrCreateAccount(site.context, { wechatUser, now })
  const member = await site.member()
  const intoId = member.accountId
  await joinAccounts(site.context, { fromId, intoId, language: 'en', now })
  const joinId = (await findJoinInto(site.db, intoId))?.join_id ?? ''
  const code = toUndoCode(site.context.config.secrets.codes, joinId)
  const given = { now, language: 'en' as const }
  const outcomeOf = (work: Promise<void>) =>
    work.then(
      () => 'SUCCESS',
      (error: unknown) => (isRefusal(error) ? error.code : 'FAULT'),
    )
  return {
    fromId,
    intoId,
    joinId,
    openid: wechatUser.openid,
    byCode: () => outcomeOf(undoJoinByCode(site.context, { code, ...given })),
    byMember: () => outcomeOf(undoJoin(site.context, { accountId: intoId, ...given })),
    order: async () => (await member.call('ticket/buy.ticket', placeBody({}, 6500))) as { code: string },
    /** What a sign-in through WeChat found a moment ago. */
    account: await findOrCreateAccount(site.context, { wechatUser, now }),
    remove: async () => (await member.call('wx/wx.user.delete', {})).code as string,
    prove: () => member.prove(),
  }
}
type Joined = Awaited<ReturnType<typeof joined>>

/** Both reach accounts while a transaction locks them, one after the other, and continue in that order. */
const atRows = <First, Second>(ids: readonly string[], ...operations: [() => Promise<First>, () => Promise<Second>]) =>
  inThisOrder(
    site.db,
    (trx) => trx.selectFrom('accounts').select('id').where('id', 'in', ids).forUpdate().execute(),
    operations,
  )
const atTheAccounts = <First, Second>(
  { fromId, intoId }: Joined,
  ...operations: [() => Promise<First>, () => Promise<Second>]
) => atRows([fromId, intoId], ...operations)
const countMails = async ({ intoId }: Joined) => {
  const mails = await site.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail:join-undone').execute()
  return mails.filter(({ payload }) => JSON.stringify(payload).includes(intoId)).length
}
const ownerOf = async ({ openid }: Joined) =>
  (await site.db.selectFrom('wechat_identities').select('account_id').where('openid', '=', openid).executeTakeFirst())
    ?.account_id
const isClosed = async (id: string) => {
  const row = await site.db.selectFrom('accounts').select('deleted_at').where('id', '=', id).executeTakeFirstOrThrow()
  return row.deleted_at !== null
}

describe('[D6.join.2] a joining that is undone concurrently', () => {
  it('undoes a joining once, with one mail, by the code many times and by the member', async () => {
    const two = await joined()
    const answers = await Promise.all([...Array.from({ length: 8 }, two.byCode), two.byMember()])
    // A call after the member's own finds no open joining.
    expect(answers.filter((answer) => answer !== 'SUCCESS' && answer !== 'JOIN_FINAL')).toEqual([])
    expect(answers.slice(0, 8)).toEqual(Array(8).fill('SUCCESS'))
    expect([await countMails(two), await ownerOf(two)]).toEqual([1, two.fromId])
  })

  it('several calls undo a joining that is checked before the accounts are locked (negative control)', async () => {
    const two = await joined()
    const undone = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const known = await findJoin(site.db, two.joinId)
        if (known?.undone_at !== null) return false
        await wait(20)
        await site.db.transaction().execute((trx) => markUndone(trx, two.joinId, site.clock.now()))
        return true
      }),
    )
    expect(undone.filter(Boolean).length).toBeGreaterThan(1)
  })

  describe('as the member orders: the order stays where it was begun', () => {
    const findBuyers = ({ fromId, intoId }: Joined) =>
      site.db.selectFrom('orders').select('account_id').where('account_id', 'in', [fromId, intoId]).execute()

    it('leaves the order where it was begun when the order comes first', async () => {
      const two = await joined()
      const { one, other } = await atTheAccounts(two, two.order, two.byCode)
      expect([(await one).code, await other]).toEqual(['SUCCESS', 'SUCCESS'])
      expect(await findBuyers(two)).toEqual([{ account_id: two.intoId }])
    })

    it('leaves the order where it was begun when it comes second, by a session that ends meanwhile', async () => {
      const two = await joined()
      const { one, other } = await atTheAccounts(two, two.byCode, two.order)
      expect([await one, (await other).code]).toEqual(['SUCCESS', 'SUCCESS'])
      expect(await findBuyers(two)).toEqual([{ account_id: two.intoId }])
      expect((await two.order()).code).toBe('401')
    })
  })

  describe('as its WeChat user signs in, whose account was found before', () => {
    const openSession = ({ account, openid }: Joined, isChecked = true) =>
      openSessionFor(site.db, account, site.clock.now(), async (trx) =>
        isChecked ? isIdentityOf(trx, { openid, account_id: account.id }) : true,
      )
    const countOpen = async ({ intoId }: Joined) => {
      const sessions = site.db.selectFrom('sessions').select('proved_at').where('account_id', '=', intoId)
      return (await sessions.where('revoked_at', 'is', null).execute()).length
    }

    it('opens no session in the account of the other person, in either order', async () => {
      const late = await joined()
      const undoneFirst = await atRows([late.intoId], late.byCode, () => openSession(late))
      expect([await undoneFirst.one, await undoneFirst.other]).toEqual(['SUCCESS', undefined])
      const early = await joined()
      const openedFirst = await atRows([early.intoId], () => openSession(early), early.byCode)
      expect([await openedFirst.one, await openedFirst.other]).toEqual([expect.anything(), 'SUCCESS'])
      expect([await countOpen(late), await countOpen(early)]).toEqual([0, 0])
    })

    it('a sign-in that checks the account alone opens a session of the other person, with a proof (negative control)', async () => {
      const two = await joined()
      const { one, other } = await atRows([two.intoId], two.byCode, () => openSession(two, false))
      expect([await one, await other]).toEqual(['SUCCESS', expect.anything()])
      expect(await countOpen(two)).toBe(1)
    })

    it('leaves neither payer nor picture with the other person', async () => {
      const two = await joined()
      await two.byCode()
      const picture = { contentType: 'image/png', bytes: Buffer.from('a picture') }
      expect(await storeWechatUser(site.db, { account: two.account, openid: two.openid, picture })).toBeUndefined()
      for (const table of ['payment_payers', 'account_pictures'] as const)
        expect(
          await site.db.selectFrom(table).select('account_id').where('account_id', '=', two.intoId).execute(),
        ).toEqual([])
    })
  })

  it('undoes a joining in either order while the member deletes the account, and the other account stays', async () => {
    const deleted = await joined()
    await deleted.prove()
    const first = await atTheAccounts(deleted, deleted.remove, deleted.byCode)
    expect([await first.one, await first.other]).toEqual(['SUCCESS', 'JOIN_FINAL'])
    expect([await isClosed(deleted.fromId), await isClosed(deleted.intoId)]).toEqual([false, true])
    expect(await ownerOf(deleted)).toBe(deleted.fromId)

    const undone = await joined()
    await undone.prove()
    const second = await atTheAccounts(undone, undone.byCode, undone.remove)
    expect([await second.one, await second.other]).toEqual(['SUCCESS', 'SUCCESS'])
    expect([await isClosed(undone.fromId), await isClosed(undone.intoId)]).toEqual([false, true])
  })
})

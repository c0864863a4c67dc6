import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { transaction } from '../../database/transaction'
import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import { placeBody } from '../../testing/trip-body.request'
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

/** A passenger who only signed in through WeChat, and the account they join. */
const twoOfOne = async (openid: string) => {
  const now = site.clock.now()
  const { id: accountId } = await findOrCreateAccount(site.context, { person: { openid, nickname: '小明' }, now })
  const { sessionId } = await openSession(site.db, accountId, now)
  const authorization = await issueToken({ accountId, sessionId }, site.context.config.sessionSecret, now)
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

/** How many sessions of the database stand behind this one, also one behind another. */
const inLineBehind = async (holder: number): Promise<number> => {
  const { rows } = await sql<{ pid: number; behind: number[] }>`select pid, pg_blocking_pids(pid) as behind
    from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(site.db)
  const line = new Set([holder])
  for (const _ of rows) for (const { pid, behind } of rows) if (behind.some((one) => line.has(one))) line.add(pid)
  return line.size - 1
}

/** Both reach the account's row while a transaction locks it, one after the other, and continue in that order. */
const inThisOrder = <First, Second>(two: Two, first: () => Promise<First>, second: () => Promise<Second>) =>
  site.db.transaction().execute(async (trx) => {
    await trx.selectFrom('accounts').select('id').where('id', '=', two.accountId).forUpdate().execute()
    const [holder] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows
    const until = async (people: number) => {
      for (let look = 0; (await inLineBehind(holder?.pid ?? 0)) < people; look += 1) {
        if (look > 500) throw new Error(`${people} never waited`)
        await wait(10)
      }
    }
    const one = first()
    await until(1)
    const other = second()
    await until(2)
    return { one, other }
  })
const findOrders = (accountId: string) =>
  site.db.selectFrom('orders').select('order_no').where('account_id', '=', accountId).execute()

describe('an order that is placed while its account ends', () => {
  it('is refused when the two accounts have become one before it', async () => {
    const two = await twoOfOne('oEndsFirst')
    const { one, other } = await inThisOrder(two, two.join, two.order)
    await one
    expect((await other).code).toBe('401')
    expect([await findOrders(two.accountId), await findOrders(two.intoId)]).toEqual([[], []])
  })

  it('comes along when it was placed before', async () => {
    const two = await twoOfOne('oEndsAfter')
    const { one, other } = await inThisOrder(two, two.order, two.join)
    const { responseData } = await one
    await other
    expect(await findOrders(two.accountId)).toEqual([])
    expect(await findOrders(two.intoId)).toEqual([{ order_no: responseData.orderNo }])
  })

  it('control: the claim of its key alone is let through, for the row of an ended account stays', async () => {
    const two = await twoOfOne('oKeyAlone')
    const { one, other } = await inThisOrder(two, two.join, two.claim)
    await one
    expect(await other).toBe('passed')
  })
})

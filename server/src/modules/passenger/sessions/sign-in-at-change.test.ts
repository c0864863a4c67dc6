import { setTimeout as wait } from 'node:timers/promises'
import type { AccountRow } from '../../../database/types'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { setPassword } from '../accounts/change-password'
import { openSession, openSessionFor } from './sessions.repository'

const ROUNDS = 6
/** Sign-ins whose old password was verified go on, each a little later, until so many came after the change. */
const AFTERWARDS = 4
const EVERY_MS = 3
let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

type Open = (account: AccountRow) => Promise<unknown>

const guarded: Open = (account) => openSessionFor(site.db, account, site.clock.now())

/** The control: reads first and opens afterwards, as code without the guard would. */
const unguarded: Open = async ({ id, password_hash }) => {
  const row = await site.db.selectFrom('accounts').select('password_hash').where('id', '=', id).executeTakeFirst()
  if (row?.password_hash !== password_hash) return undefined
  await wait(EVERY_MS)
  return openSession(site.db, id, site.clock.now())
}

/** Sessions that were begun with the old password, that were refused, and that live on after the change. */
const changeDuring = async (open: Open) => {
  const seen = { opened: 0, refused: 0, survived: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const { accountId } = await site.member()
    await site.db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
    const account = await site.db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const change = { password: 'changed1', now: site.clock.now(), language: 'en' as const }
    const begun: Promise<unknown>[] = []
    let isOver = false
    const changing = setPassword(site.db, account, change).finally(() => {
      isOver = true
    })
    for (let after = 0; after < AFTERWARDS; after += isOver ? 1 : 0) {
      begun.push(open(account))
      await wait(EVERY_MS)
    }
    expect(await changing).toBe(true)
    const ended = await Promise.all(begun)
    const sessions = await site.db.selectFrom('sessions').selectAll().where('account_id', '=', accountId).execute()
    seen.opened += ended.filter((session) => session !== undefined).length
    seen.refused += ended.filter((session) => session === undefined).length
    seen.survived += sessions.filter(({ revoked_at }) => revoked_at === null).length
  }
  return seen
}

describe('signing in with the old password during its change', () => {
  it('[D6.change.1] no session remains: earlier ones are ended, later ones are refused', async () => {
    const { opened, refused, survived } = await changeDuring(guarded)
    expect(survived).toBe(0)
    // Sign-ins before and after the change occurred.
    expect(opened).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(0)
  })

  it('some sessions remain after a change of password when the guard is missing (negative control)', async () => {
    expect((await changeDuring(unguarded)).survived).toBeGreaterThan(0)
  })
})

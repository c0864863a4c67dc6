import { beginEnrolmentCall, confirmEnrolmentCall, giveSecondFactorCall } from '@shuttle/wire/staff'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../../database/types'
import { getSealer } from '../../../../sealing'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { inThisOrder } from '../../../../testing/in-this-order'
import { withoutRowLocks } from '../../../../testing/without-row-locks'
import { giveFactor } from './give-factor'
import { digitsAt } from './totp'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.startAnew())

const enrol = async () => {
  const staff = await site.staff('support')
  const { secret } = (await staff.send(beginEnrolmentCall, {})).data
  await staff.send(confirmEnrolmentCall, { code: digitsAt(secret, site.clock.now()) })
  return { staff, next: digitsAt(secret, site.clock.now() + 30_000) }
}

describe('the same digits at the same moment', () => {
  it('the digits are accepted once of twenty times', async () => {
    const { staff, next } = await enrol()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => staff.send(giveSecondFactorCall, { code: next })),
    )
    expect(answers.filter(({ code }) => code === 'SUCCESS')).toHaveLength(1)
  })

  it('accepts the same digits more than once when the factor is not locked (negative control)', async () => {
    const { staff, next } = await enrol()
    const session = await site.db
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', staff.accountId)
      .executeTakeFirstOrThrow()
    const given = { accountId: staff.accountId, sessionId: session.id, code: next, now: site.clock.now() }
    const give = () =>
      withoutRowLocks(site.db)
        .transaction()
        .execute((trx) => giveFactor(trx, { ...given, sealer: getSealer(site.context.config) }))
    // Both have read the last used step, and wait to write theirs.
    const hold = (trx: Transaction<Database>) =>
      sql`select 1 from staff_factors where account_id = ${staff.accountId} for update`.execute(trx)
    const { one, other } = await inThisOrder(site.db, hold, [give, give])
    const left = await Promise.all([one, other])
    expect(left.map((answer) => typeof answer)).toEqual(['number', 'number'])
  })
})

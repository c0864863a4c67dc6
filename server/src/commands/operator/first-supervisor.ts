import { type Instant, STAFF_LEVEL, sameEmail } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../../database/transaction'
import type { Database } from '../../database/types'
import { appendEntry } from '../../modules/backoffice/audit'
import { issueEnrolmentCode, listStaff, lockRoles, storeRole } from '../../modules/backoffice/staff'
import { findAccountByEmail, revokeAccountSessions } from '../../modules/passenger/sessions'
import { enqueue } from '../../outbox/outbox.repository'
import { setLevel } from './operator.repository'
import { operatorEntry } from './operator-entry'
import { OperatorFault } from './operator-fault'
import { OPERATOR_LANGUAGE } from './operator-language'

/**
 * Makes a registered member the first supervisor: every other role is given in the back office, by two people. Throws
 * {@link OperatorFault} where there is one, or no such member.
 */
export const makeFirstSupervisor = (db: Kysely<Database>, given: { email: string; now: Instant }): Promise<string> =>
  transaction(db, async (trx) => {
    const { now } = given
    const email = sameEmail(given.email)
    await lockRoles(trx)
    const supervisor = (await listStaff(trx)).find(({ role }) => role === 'supervisor')
    if (supervisor)
      throw new OperatorFault(`There is a supervisor, ${supervisor.email}: roles are given in the back office.`)
    const account = await findAccountByEmail(trx, email)
    if (!account)
      throw new OperatorFault(`Nobody registered as ${email}: register on the site first, by the code that is mailed.`)
    await setLevel(trx, account.id, STAFF_LEVEL)
    await storeRole(trx, { accountId: account.id, role: 'supervisor', by: '', now })
    await revokeAccountSessions(trx, account.id, now)
    const [before, after] = [
      { role: 'none', level: account.level },
      { role: 'supervisor', level: STAFF_LEVEL },
    ]
    await appendEntry(
      trx,
      operatorEntry(
        {
          ...{ action: 'staff.edit', object_kind: 'account', object_id: account.id },
          ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
        },
        now,
      ),
    )
    const about = { accountId: account.id, language: OPERATOR_LANGUAGE }
    await enqueue(trx, { kind: 'mail:staff-access', payload: { ...about, change: 'role' }, now })
    const { enrolmentCode } = await issueEnrolmentCode(trx, { ...about, now })
    return `${email} is supervisor: sign in anew, and set up an authenticator app with the enrolment code ${enrolmentCode}, good for 24 hours.`
  })

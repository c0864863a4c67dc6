import { type Instant, STAFF_LEVEL, sameEmail } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { transaction } from '../../database/transaction'
import type { Database } from '../../database/types'
import { appendEntry } from '../../modules/backoffice/audit'
import { issueEnrolmentCode } from '../../modules/backoffice/staff'
import { findAccountByEmail } from '../../modules/passenger/sessions'
import { isRefusal } from '../../runtime/errors'
import { operatorEntry } from './operator-entry'
import { OperatorFault } from './operator-fault'
import { OPERATOR_LANGUAGE } from './operator-language'

/**
 * A code for the authenticator app of a staff member to whom no supervisor can give one. Throws {@link OperatorFault}.
 */
export const makeEnrolmentCode = (db: Kysely<Database>, given: { email: string; now: Instant }): Promise<string> =>
  transaction(db, async (trx) => {
    const { now } = given
    const email = sameEmail(given.email)
    const account = await findAccountByEmail(trx, email)
    if (account?.level !== STAFF_LEVEL) throw new OperatorFault(`${email} is not of the staff.`)
    const about = { accountId: account.id, language: OPERATOR_LANGUAGE, now }
    const issued = await issueEnrolmentCode(trx, about).catch((error: unknown) => {
      if (isRefusal(error)) throw new OperatorFault(`${email} has an authenticator app: a supervisor resets it first.`)
      throw error
    })
    const event = { action: 'staff.edit', object_kind: 'account', object_id: account.id, before: '' }
    await appendEntry(trx, operatorEntry({ ...event, after: JSON.stringify({ enrolmentCode: 'issued' }) }, now))
    return `Enrolment code of ${email}, good for 24 hours: ${issued.enrolmentCode}`
  })

import type { Instant } from '@shuttle/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../../database/types'
import type { StaffEnrolmentCodeRow, StaffFactorRow, StaffSessionRow } from '../staff-tables'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export const findFactor = (db: Db, accountId: string): Promise<StaffFactorRow | undefined> =>
  db.selectFrom('staff_factors').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Locked until the transaction ends: concurrent guesses run one after the other. */
export const lockFactor = (trx: Trx, accountId: string): Promise<StaffFactorRow | undefined> =>
  trx.selectFrom('staff_factors').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst()

/** Factors whose secret begins like one under an older key; locked until the transaction ends. */
export const listOutdatedFactors = async (trx: Trx, outdated: readonly string[]): Promise<StaffFactorRow[]> =>
  outdated.length === 0
    ? []
    : trx
        .selectFrom('staff_factors')
        .selectAll()
        .where((where) => where.or(outdated.map((beginning) => where('secret_sealed', 'like', `${beginning}%`))))
        .forUpdate()
        .skipLocked()
        .execute()

export const insertFactor = async (trx: Trx, accountId: string, secret_sealed: string): Promise<void> => {
  const row = { secret_sealed, confirmed_at: null, last_step: 0, failures: 0, failed_at: 0 }
  await trx
    .insertInto('staff_factors')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

export const updateFactor = async (
  trx: Trx,
  accountId: string,
  change: Partial<Omit<StaffFactorRow, 'account_id'>>,
): Promise<void> => {
  await trx.updateTable('staff_factors').set(change).where('account_id', '=', accountId).execute()
}

export const findEnrolmentCode = (trx: Trx, accountId: string): Promise<StaffEnrolmentCodeRow | undefined> =>
  trx.selectFrom('staff_enrolment_codes').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export const storeEnrolmentCode = async (trx: Trx, row: StaffEnrolmentCodeRow): Promise<void> => {
  const { account_id: _, ...values } = row
  await trx
    .insertInto('staff_enrolment_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

export const deleteEnrolmentCode = async (trx: Trx, accountId: string): Promise<void> => {
  await trx.deleteFrom('staff_enrolment_codes').where('account_id', '=', accountId).execute()
}

/** Deletes the app, its recovery codes and every session in which it was used. */
export const deleteFactor = async (trx: Trx, accountId: string): Promise<boolean> => {
  await trx.deleteFrom('staff_recovery_codes').where('account_id', '=', accountId).execute()
  const sessions = trx.selectFrom('sessions').select('id').where('account_id', '=', accountId)
  await trx.deleteFrom('staff_sessions').where('session_id', 'in', sessions).execute()
  const deleted = await trx.deleteFrom('staff_factors').where('account_id', '=', accountId).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export const replaceRecoveryCodes = async (trx: Trx, accountId: string, hashes: readonly string[]): Promise<void> => {
  await trx.deleteFrom('staff_recovery_codes').where('account_id', '=', accountId).execute()
  const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash, used_at: null }))
  await trx.insertInto('staff_recovery_codes').values(rows).execute()
}

/** Whether the code was an unused one of this account. */
export const useRecoveryCode = async (
  trx: Trx,
  { accountId, hash, now }: { accountId: string; hash: string; now: Instant },
): Promise<boolean> => {
  const used = await trx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

export const countRecoveryCodes = async (trx: Trx, accountId: string): Promise<number> => {
  const unused = trx.selectFrom('staff_recovery_codes').where('account_id', '=', accountId).where('used_at', 'is', null)
  const row = await unused.select((from) => from.fn.countAll<number>().as('left')).executeTakeFirst()
  return Number(row?.left ?? 0)
}

export const findStaffSession = (db: Db, sessionId: string): Promise<StaffSessionRow | undefined> =>
  db.selectFrom('staff_sessions').selectAll().where('session_id', '=', sessionId).executeTakeFirst()

/** Stores that the second factor was verified in this session. */
export const storeVerified = async (trx: Trx, sessionId: string, now: Instant): Promise<void> => {
  const row = { verified_at: now, last_action_at: now }
  await trx
    .insertInto('staff_sessions')
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
}

export const storeLastActivity = async (db: Db, sessionId: string, now: Instant): Promise<void> => {
  await db.updateTable('staff_sessions').set({ last_action_at: now }).where('session_id', '=', sessionId).execute()
}

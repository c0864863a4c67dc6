import { DAY_MS, type Instant, type Language } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../../../database/types'
import { enqueue } from '../../../../outbox/outbox.repository'
import { Refusal } from '../../../../runtime/errors'
import { hashRecoveryCode, newRecoveryCode } from './recovery-codes'
import { findEnrolmentCode, lockFactor, storeEnrolmentCode } from './second-factor.repository'

/** A code is delivered within a working day. */
export const ENROLMENT_CODE_MS = DAY_MS

/**
 * A new code by which an account sets up its first authenticator app: a password alone is not enough (ADR-89). It
 * replaces the previous code. A mail to the account announces it, without the code. Throws STAFF_ALREADY_ENROLLED.
 */
export const issueEnrolmentCode = async (
  trx: Transaction<Database>,
  { accountId, language, now }: { accountId: string; language: Language; now: Instant },
): Promise<{ enrolmentCode: string; validUntil: Instant }> => {
  if ((await lockFactor(trx, accountId))?.confirmed_at != null) throw new Refusal('STAFF_ALREADY_ENROLLED')
  const enrolmentCode = newRecoveryCode()
  const validUntil = now + ENROLMENT_CODE_MS
  await storeEnrolmentCode(trx, {
    account_id: accountId,
    code_hash: hashRecoveryCode(enrolmentCode),
    expires_at: validUntil,
  })
  await enqueue(trx, { kind: 'mail:staff-access', payload: { accountId, change: 'code', language }, now })
  return { enrolmentCode, validUntil }
}

/** Throws STAFF_ENROLMENT_CODE_WRONG for a code that is missing, wrong, over or of another account. */
export const assertEnrolmentCode = async (
  trx: Transaction<Database>,
  { accountId, enrolmentCode = '', now }: { accountId: string; enrolmentCode?: string | undefined; now: Instant },
): Promise<void> => {
  const row = await findEnrolmentCode(trx, accountId)
  if (!row || row.expires_at <= now || row.code_hash !== hashRecoveryCode(enrolmentCode))
    throw new Refusal('STAFF_ENROLMENT_CODE_WRONG')
}

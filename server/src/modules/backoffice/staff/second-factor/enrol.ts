import type { Instant } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../../../database/types'
import { Refusal } from '../../../../runtime/errors'
import type { Sealer } from '../../../../sealing'
import { assertEnrolmentCode } from './enrolment-code'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'
import {
  deleteEnrolmentCode,
  insertFactor,
  lockFactor,
  replaceRecoveryCodes,
  storeVerified,
  updateFactor,
} from './second-factor.repository'
import { findStep, newSecret, toUri } from './totp'

/** The row a secret is sealed for. */
export const factorOwner = (accountId: string): string => `staff factor ${accountId}`

/** The entered enrolment code, and when it was entered. */
interface GivenCode {
  enrolmentCode: string | undefined
  now: Instant
}

/**
 * A new secret for an account that has none yet; one that was never confirmed is replaced. Throws
 * STAFF_ALREADY_ENROLLED, and STAFF_ENROLMENT_CODE_WRONG where the installation demands a second factor.
 */
export const beginEnrolment = async (
  trx: Transaction<Database>,
  {
    accountId,
    label,
    sealer,
    code,
  }: { accountId: string; label: string; sealer: Sealer; code?: GivenCode | undefined },
): Promise<{ secret: string; uri: string }> => {
  if ((await lockFactor(trx, accountId))?.confirmed_at != null) throw new Refusal('STAFF_ALREADY_ENROLLED')
  if (code) await assertEnrolmentCode(trx, { ...code, accountId })
  const secret = newSecret()
  await insertFactor(trx, accountId, sealer.seal(secret, factorOwner(accountId)))
  return { secret, uri: toUri(secret, label) }
}

interface Confirmation {
  accountId: string
  sessionId: string
  code: string
  sealer: Sealer
  now: Instant
}

/**
 * Confirms the first digits of a new app: from now on they are required. Answers the recovery codes. Throws
 * STAFF_ENROLMENT_NEEDED, STAFF_ALREADY_ENROLLED and STAFF_FACTOR_WRONG.
 */
export const confirmEnrolment = async (
  trx: Transaction<Database>,
  { accountId, sessionId, code, sealer, now }: Confirmation,
): Promise<string[]> => {
  const factor = await lockFactor(trx, accountId)
  if (!factor) throw new Refusal('STAFF_ENROLMENT_NEEDED')
  if (factor.confirmed_at !== null) throw new Refusal('STAFF_ALREADY_ENROLLED')
  const step = findStep(sealer.open(factor.secret_sealed, factorOwner(accountId)), code, now)
  if (step === undefined) throw new Refusal('STAFF_FACTOR_WRONG')
  await updateFactor(trx, accountId, { confirmed_at: now, last_step: step })
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(trx, accountId, codes.map(hashRecoveryCode))
  await deleteEnrolmentCode(trx, accountId)
  await storeVerified(trx, sessionId, now)
  return codes
}

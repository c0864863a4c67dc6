import { type Instant, toPlainSigns } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../../../database/types'
import { Refusal } from '../../../../runtime/errors'
import type { Sealer } from '../../../../sealing'
import type { StaffFactorRow } from '../staff-tables'
import { factorOwner } from './enrol'
import { hashRecoveryCode } from './recovery-codes'
import {
  countRecoveryCodes,
  lockFactor,
  storeVerified,
  updateFactor,
  useRecoveryCode,
} from './second-factor.repository'
import { findStep } from './totp'

/** After so many wrong digits in a row the next attempt has to wait; a chance of one in 66,000 an hour. */
const FAILURES_ALLOWED = 5
export const FAILURE_WAIT_MS = 5 * 60_000

export interface GivenFactor {
  accountId: string
  sessionId: string
  /** As typed: the digits of the app, or a recovery code. */
  code: string
  sealer: Sealer
  now: Instant
}

const findWait = ({ failures, failed_at }: StaffFactorRow, now: Instant): number =>
  failures < FAILURES_ALLOWED ? 0 : Math.max(0, failed_at + FAILURE_WAIT_MS - now)

/** Whether the code is valid, which uses it up. */
const spend = async (trx: Transaction<Database>, factor: StaffFactorRow, given: GivenFactor): Promise<boolean> => {
  const { accountId, code, sealer, now } = given
  const step = findStep(
    sealer.open(factor.secret_sealed, factorOwner(accountId)),
    toPlainSigns(code).replace(/[\s-]/g, ''),
    now,
  )
  if (step === undefined) return useRecoveryCode(trx, { accountId, hash: hashRecoveryCode(code), now })
  if (step <= factor.last_step) return false
  await updateFactor(trx, accountId, { last_step: step })
  return true
}

/**
 * Verifies the second factor of a session; answers how many recovery codes are left. Each digits and each recovery code
 * are valid once. Throws STAFF_ENROLMENT_NEEDED and TOO_MANY_REQUESTS; a wrong code is answered as a refusal, so that
 * its failure stays counted.
 */
export const giveFactor = async (trx: Transaction<Database>, given: GivenFactor): Promise<number | Refusal> => {
  const { accountId, sessionId, now } = given
  const factor = await lockFactor(trx, accountId)
  if (factor?.confirmed_at == null) throw new Refusal('STAFF_ENROLMENT_NEEDED')
  const wait = findWait(factor, now)
  if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: Math.ceil(wait / 1000) })
  if (!(await spend(trx, factor, given))) {
    await updateFactor(trx, accountId, { failures: factor.failures + 1, failed_at: now })
    return new Refusal('STAFF_FACTOR_WRONG')
  }
  await updateFactor(trx, accountId, { failures: 0 })
  await storeVerified(trx, sessionId, now)
  return countRecoveryCodes(trx, accountId)
}

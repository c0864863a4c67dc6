import { type Instant, isCaptchaComplete } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { SecretKeys } from '../../../config/secret-keys'
import type { Database } from '../../../database/types'
import { answerHashes, type CaptchaAction, findChallenge, spendChallenge } from './challenges.repository'

export interface GivenCaptcha {
  /** Of the cookie; undefined where the browser sent none. */
  sid: string | undefined
  action: CaptchaAction
  /** As typed. */
  answer: string
  now: Instant
  /** Of the service, which keys the hashes. */
  secret: SecretKeys
  /**
   * What the answer is given for. The same purpose may use a right answer again while it lasts: a request sent twice.
   */
  purpose?: string
}

/**
 * Verifies a typed captcha. An answer, right or wrong, spends the challenge, so `trx` has to be committed before the
 * caller refuses: refuse after the transaction, never inside it. `missing` spends nothing.
 */
export const verifyCaptcha = async (
  trx: Kysely<Database>,
  given: GivenCaptcha,
): Promise<'right' | 'wrong' | 'missing'> => {
  const digits = given.answer.trim()
  if (digits === '') return 'missing'
  if (given.sid === undefined) return 'wrong'
  const owner = { sid: given.sid, action: given.action }
  const hashes = isCaptchaComplete(digits) ? answerHashes(given.secret, owner, digits) : []
  const purpose = given.purpose ?? uuidv7()
  const passed = await spendChallenge(trx, owner, { hashes, purpose, now: given.now })
  if (passed !== undefined) return passed ? 'right' : 'wrong'
  const before = await findChallenge(trx, owner, given.now)
  return before?.passed && before.spent_for === purpose && hashes.includes(before.answer_hash) ? 'right' : 'wrong'
}

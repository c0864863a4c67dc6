import { createHmac } from 'node:crypto'
import { CODE_DIGITS, CODE_TRIES, codeDigitsOnly, type Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import { deriveKey, type SecretKeys, verifyingKeys } from '../../../config/secret-keys'
import type { Database } from '../../../database/types'
import { countTry, latestCode, spendRow } from './verification-codes.repository'

/**
 * The digits of a code, derived from its number: every try of its mail computes the same ones, so they are not stored.
 * Only the service's secret yields them.
 */
export const getCode = (secret: SecretKeys, id: string): string => {
  const bytes = createHmac('sha256', deriveKey(secret, 'verification-code')).update(id).digest()
  return String(bytes.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

/** Keyed, because a reader of the table could try a million codes in no time. */
const hashWith = (key: string, email: string, code: string): string =>
  createHmac('sha256', key).update(`${email}:${code}`).digest('hex')
export const hashCode = (secret: SecretKeys, email: string, code: string): string =>
  hashWith(deriveKey(secret, 'verification-answer'), email, code)

interface HashedCode {
  id: string
  email: string
  code_hash: string
}

const isCodeOf = (secret: SecretKeys, { email, code_hash }: HashedCode, code: string): boolean =>
  verifyingKeys(secret, 'verification-answer').some((key) => hashWith(key, email, code) === code_hash)

/**
 * The digits that go into the mail: by the secret that was the newest when the code was requested, as its hash shows.
 */
export const getMailedCode = (secret: SecretKeys, row: HashedCode): string => {
  const codes = secret.map((key) => getCode([key], row.id))
  return codes.find((code) => isCodeOf(secret, row, code)) ?? getCode(secret, row.id)
}

/** What a mailed code can be used for, once. */
export type CodePurpose = 'register' | 'reset' | 'sign-in' | `bind:${string}` | `prove:${string}`

/**
 * Verifies a mailed code: the latest of its address, for ten minutes, five tries, once. `again` is the same code for
 * the same purpose: a request sent twice, which the caller may answer as the first only if it finds its work done.
 */
export const spendCode = async (
  db: Kysely<Database>,
  given: { email: string; code: string; purpose: CodePurpose; secret: SecretKeys; now: Instant },
): Promise<'right' | 'again' | 'wrong'> => {
  const { email, purpose, now } = given
  const row = await latestCode(db, email)
  if (!row) return 'wrong'
  const isRight = isCodeOf(given.secret, row, codeDigitsOnly(given.code))
  const counted = await countTry(db, row.id, { tries: CODE_TRIES, now })
  if (counted) {
    if (!isRight) return 'wrong'
    if (await spendRow(db, row.id, purpose)) return 'right'
  }
  const after = await latestCode(db, email)
  const isSame = after?.id === row.id && after.spent_for === purpose && now < after.expires_at
  return isRight && isSame ? 'again' : 'wrong'
}

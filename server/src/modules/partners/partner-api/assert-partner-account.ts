import { createHash, createPublicKey, verify } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { Refusal } from '../../../runtime/errors'
import { findPartnerAccount, takePartnerCall } from './partner-accounts.repository'
import { readPartnerCall } from './partner-call.request'

/**
 * The text that a partner account signs: the path, and each field of the body but `sign`, sorted by name, its value as
 * JSON; one to a line. No part of a call can be changed or sent to another call without invalidating the signature.
 */
export const signedText = (path: string, body: Readonly<Record<string, unknown>>): string =>
  [
    path,
    ...Object.keys(body)
      .filter((name) => name !== 'sign')
      .sort()
      .map((name) => `${name}=${JSON.stringify(body[name])}`),
  ].join('\n')

/** Hash of the signed text: a signature can be spelled in several ways. */
const hashCall = (appId: string, text: string): string =>
  createHash('sha256').update(`${appId}\n${text}`).digest('base64url')

/** Tolerance for the clock of a partner. */
const SKEW_MS = 10 * 60_000

const isSigned = (publicKey: string, message: string, signature: string): boolean =>
  verify(null, Buffer.from(message), createPublicKey(publicKey), Buffer.from(signature, 'base64'))

/**
 * Checks a call that names a partner account: PARTNER_PARAMETERS, PARTNER_ACCOUNT, PARTNER_SIGNATURE,
 * PARTNER_TIMESTAMP, PARTNER_PERMISSION, PARTNER_ENCODING (accounts 8, partner account errors), and PARTNER_REPLAYED
 * for one that was served before: a repeated call is signed again, with another timestamp or any further field. Calls
 * of pages pass: their permissions follow from the session. Answers whether the caller is a partner.
 */
export const assertPartnerAccount = async (
  db: Kysely<Database>,
  call: { path: string; body: unknown; now: Instant },
): Promise<boolean> => {
  const given = readPartnerCall(call.body)
  if (!given) return false
  if (given.timestamp === undefined || given.signature === '')
    throw new Refusal('PARTNER_PARAMETERS', { fields: ['timestamp', 'sign'] })
  const account = await findPartnerAccount(db, given.appId)
  if (!account) throw new Refusal('PARTNER_ACCOUNT')
  const text = signedText(call.path, given.body)
  if (!isSigned(account.public_key, text, given.signature)) throw new Refusal('PARTNER_SIGNATURE')
  if (!(Math.abs(given.timestamp * 1000 - call.now) <= SKEW_MS)) throw new Refusal('PARTNER_TIMESTAMP')
  if (!account.calls.split(',').includes(call.path)) throw new Refusal('PARTNER_PERMISSION')
  if (!['', 'UTF-8', 'UTF8'].includes(given.charset.toUpperCase())) throw new Refusal('PARTNER_ENCODING')
  const expiresAt = given.timestamp * 1000 + SKEW_MS
  if (!(await takePartnerCall(db, { callHash: hashCall(given.appId, text), expiresAt })))
    throw new Refusal('PARTNER_REPLAYED')
  return true
}

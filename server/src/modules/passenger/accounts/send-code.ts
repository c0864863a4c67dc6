import { CODE_LASTS_SECONDS, type Instant, type Language } from '@shuttle/domain'
import { uuidv7 } from 'uuidv7'
import { transaction } from '../../../database/transaction'
import { countStrictly, readRateLimitStatus } from '../../../limits'
import { enqueue } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { assertCaptcha, mailboxSubject, type ThrottleCaptcha } from '../sessions'
import { findMailboxWait, takeMailboxTurn, toMailboxTurn } from './mailbox-gaps.repository'
import { getCode, hashCode } from './verification-code'
import { addCode } from './verification-codes.repository'

const toSeconds = (ms: number) => Math.ceil(ms / 1000)

/**
 * Mails a code to an address, and returns the seconds until it may have another. The account is not queried, so neither
 * answer, time nor mail reveals whether there is one. A new code replaces the one before. Throws CODE_TOO_SOON within
 * the gap of the mailbox or of the place, CAPTCHA_MISSING, CAPTCHA_WRONG and then TOO_MANY_REQUESTS where many codes
 * were requested from one place.
 */
export const sendCode = async (
  { db, config }: AppContext,
  command: { email: string; ip: string; language: Language; now: Instant; captcha: ThrottleCaptcha },
): Promise<number> => {
  const { email, ip, now, language } = command
  const secret = config.secrets.codes
  const turn = toMailboxTurn(secret, { subject: mailboxSubject(secret, email), ip })
  const place = { what: 'codes', ip, limit: config.limits.codes, secret, now }
  // No picture is spent on a code that is not mailed anyway.
  const wait = await findMailboxWait(db, turn, now)
  if (wait > 0) throw new Refusal('CODE_TOO_SOON', { waitSeconds: toSeconds(wait) })
  const { needsPicture, waitSeconds: waitBefore } = await readRateLimitStatus(db, place)
  if (waitBefore > 0) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: waitBefore })
  if (needsPicture) await assertCaptcha(db, command.captcha, now)

  return transaction(db, async (trx) => {
    const next = await takeMailboxTurn(trx, turn, now)
    if (next === undefined)
      throw new Refusal('CODE_TOO_SOON', { waitSeconds: toSeconds(await findMailboxWait(trx, turn, now)) })
    const waitSeconds = await countStrictly(trx, place)
    if (waitSeconds > 0) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds })

    const id = uuidv7()
    const code_hash = hashCode(secret, email, getCode(secret, id))
    const expires_at = now + CODE_LASTS_SECONDS * 1000
    await addCode(trx, { id, email, code_hash, created_at: now, expires_at })
    await enqueue(trx, { kind: 'mail:verification-code', payload: { codeId: id, language }, now })
    return toSeconds(next)
  })
}

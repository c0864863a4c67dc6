import { createHash } from 'node:crypto'
import { CODE_LASTS_SECONDS, CODE_RESEND_SECONDS, type Instant, type Language } from '@shuttle/domain'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../context'
import { transaction } from '../../database/transaction'
import { Refusal } from '../../errors'
import { enqueue } from '../../outbox/outbox.repository'
import { addressRange } from '../sessions'
import { getCode, hashCode } from './verification-code'
import { addCode, CODES_COUNTED_MS, latestCode, listCodes, lockSending } from './verification-codes.repository'

/** Mails an hour to one address, and for one address range: many people may share that. */
export const CODES_TO_MAILBOX = 6
export const CODES_FROM_RANGE = 30

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Mails a code to an address. The account is not looked up, so neither answer, time nor mail reveals whether there is one. A new code
 * replaces the one before. Throws CODE_TOO_SOON within a minute, TOO_MANY_REQUESTS by the hour.
 */
export const sendCode = (
  { db, config }: AppContext,
  command: { email: string; ip: string; language: Language; now: Instant },
): Promise<void> =>
  transaction(db, async (trx) => {
    const { email, now, language } = command
    const rangeHash = hashText(addressRange(command.ip))
    await lockSending(trx, [email, rangeHash])
    const before = await latestCode(trx, email)
    const wait = before === undefined ? 0 : before.created_at + CODE_RESEND_SECONDS * 1000 - now
    if (wait > 0) throw new Refusal('CODE_TOO_SOON', { waitSeconds: Math.ceil(wait / 1000) })
    const { toMailbox, fromRange } = await listCodes(trx, { email, rangeHash }, now)
    // The one that has to leave the hour before another may be sent.
    const blocking = [toMailbox[CODES_TO_MAILBOX - 1], fromRange[CODES_FROM_RANGE - 1]].filter((at) => at !== undefined)
    if (blocking.length > 0) {
      const waitSeconds = Math.ceil((Math.max(...blocking) + CODES_COUNTED_MS - now) / 1000)
      throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds })
    }

    const id = uuidv7()
    const code_hash = hashCode(config.secrets.codes, email, getCode(config.secrets.codes, id))
    const expires_at = now + CODE_LASTS_SECONDS * 1000
    await addCode(trx, { id, email, range_hash: rangeHash, code_hash, created_at: now, expires_at })
    await enqueue(trx, { kind: 'mail:verification-code', payload: { codeId: id, language }, now })
  })

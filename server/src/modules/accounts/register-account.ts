import { type Instant, MEMBER_LEVEL } from '@shuttle/domain'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import {
  findAccountByEmail,
  hashPassword,
  insertAccount,
  isPassword,
  nicknameFromEmail,
  type ThrottleCaptcha,
} from '../sessions'
import type { MailboxProof } from './mailbox.request'
import { verifyMailbox } from './verify-mailbox'

/**
 * Creates an account of level 1 (decision "the wire" 20) and opens no session. Throws what {@link verifyMailbox} throws, and
 * ACCOUNT_EXISTS, which only the reader of the mailbox learns.
 */
export const registerAccount = async (
  context: AppContext,
  proof: MailboxProof,
  by: { ip: string; now: Instant; captcha: ThrottleCaptcha },
): Promise<void> => {
  const { db } = context
  const verdict = await verifyMailbox(context, proof, { ...by, purpose: 'register' })
  const made =
    verdict === 'right' &&
    (await insertAccount(db, {
      email: proof.email,
      passwordHash: await hashPassword(proof.password),
      nickname: nicknameFromEmail(proof.email),
      level: MEMBER_LEVEL,
      now: by.now,
    }))
  if (made) return
  const account = await findAccountByEmail(db, proof.email)
  // The same request sent twice: its work is done.
  if (verdict === 'again' && account && (await isPassword(account.password_hash, proof.password))) return
  throw new Refusal('ACCOUNT_EXISTS')
}

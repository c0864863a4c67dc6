import type { Language } from '@shuttle/domain'
import { transaction } from '../../../database/transaction'
import type { AccountRow } from '../../../database/types'
import { enqueue } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { findAccount, findAccountByEmail, hashPassword, type Member, setCredentials } from '../sessions'
import { assertFreshProof } from './assert-fresh-proof'
import { joinAccounts, mayJoin } from './join-accounts'
import { type MailboxCommand, verifyMailbox } from './verify-mailbox'

const isTaken = (error: unknown): boolean => (error as { code?: string })?.code === '23505'

/**
 * Gives a WeChat account an e-mail and a password, which makes it a member (D9.20). Throws what {@link verifyMailbox}
 * throws, PROOF_NEEDED without a fresh proof, FORBIDDEN when this account has an address, and ACCOUNT_EXISTS when the
 * address has another account: it carries whether the two may be joined, which `join` requests with the same code. The
 * joined account is returned then.
 */
export const bindEmail = async (
  context: AppContext,
  command: MailboxCommand & { member: Member; join: boolean; language: Language },
): Promise<AccountRow> => {
  const { db } = context
  const { member, email, password, language, now } = command
  assertFreshProof(member, now)
  const account = await findAccount(db, member.accountId)
  if (!account || (account.email !== null && account.email !== email)) throw new Refusal('FORBIDDEN')
  const result = await verifyMailbox(context, { ...command, purpose: `bind:${account.id}` })
  if (account.email !== null) {
    // A request that was sent twice is done already. Any other one has to use the calls that change a password.
    if (result === 'again') return account
    throw new Refusal('FORBIDDEN')
  }
  const other = await findAccountByEmail(db, email)
  if (other && command.join) return joinAccounts(context, { fromId: account.id, intoId: other.id, language, now })
  if (other) throw new Refusal('ACCOUNT_EXISTS', { mayJoin: await mayJoin(db, other) })
  try {
    const passwordHash = await hashPassword(password)
    return await transaction(db, async (trx) => {
      const bound = await setCredentials(trx, account.id, { email, passwordHash })
      if (!bound) throw new Refusal('FORBIDDEN')
      await enqueue(trx, { kind: 'mail:email-bound', payload: { accountId: bound.id, language }, now })
      return bound
    })
  } catch (error) {
    if (isTaken(error)) throw new Refusal('ACCOUNT_EXISTS')
    throw error
  }
}

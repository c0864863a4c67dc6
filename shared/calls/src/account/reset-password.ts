import { resetPassword as call } from '@shuttle/wire'
import { callService } from '../call-service'
import { type MailboxProof, toMailboxRequest } from './mailbox.request'

/**
 * A new password for who forgot the old one; every session of the account ends. Throws `ApiError`: `refused` as
 * `register`, with ACCOUNT_UNKNOWN in place of ACCOUNT_EXISTS.
 */
export const resetPassword = async (proof: MailboxProof): Promise<void> => {
  await callService(call, toMailboxRequest(proof), { anonymous: true })
}

import { register as call } from '@shuttle/wire'
import { callService } from '../call-service'
import { type MailboxProof, toMailboxRequest } from './mailbox.request'

/**
 * Makes an account of level 1; nobody is signed in by it. Throws `ApiError`: `refused` with CODE_WRONG, ACCOUNT_EXISTS,
 * CAPTCHA_MISSING, CAPTCHA_WRONG, TOO_MANY_REQUESTS or a code of a field (EMAIL_..., PASSWORD_..., CODE_BLANK).
 */
export const register = async (proof: MailboxProof): Promise<void> => {
  await callService(call, toMailboxRequest(proof), { anonymous: true })
}

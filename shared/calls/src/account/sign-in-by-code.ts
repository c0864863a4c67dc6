import { signInByCodeCall } from '@shuttle/wire'
import { callService } from '../send-call'
import { type SignedIn, signedInFromWire } from './sign-in'

/** Proof that a mailbox is the passenger's. Trim the address before: it is sent unchanged. */
interface MailedCode {
  email: string
  /** The six digits of the mail. */
  verificationCode: string
  /** Answer to the image captcha of action `register`, where one is required. */
  captcha: string
}

/**
 * Signs in by a mailed code; a new address gets an account without a password. Throws `ApiError`: `refused` with
 * CODE_WRONG, PASSWORD_NEEDED for staff, CAPTCHA_MISSING, CAPTCHA_WRONG, TOO_MANY_REQUESTS, EMAIL_... or CODE_BLANK.
 */
export const signInByCode = async ({ email, verificationCode, captcha }: MailedCode): Promise<SignedIn> => {
  const body = { email, verificationCode, code: captcha }
  return signedInFromWire(await callService(signInByCodeCall, body, { anonymous: true }))
}

import { registerAccountCall, resetPasswordCall } from '@shuttle/wire'
import { callService } from '../send-call'

/** Proof that a mailbox is the passenger's, and the password to set. Trim the address before: it is sent unchanged. */
export interface MailboxProof {
  email: string
  password: string
  /** The six digits of the mail. */
  verificationCode: string
  /** Answer to the image captcha of action `register`, where one is required. */
  captcha?: string
}

export const mailboxProofToWire = ({ email, password, verificationCode, captcha = '' }: MailboxProof) => ({
  email,
  webUserid: email,
  passWord: password,
  verificationCode,
  code: captcha,
})

/**
 * Creates an account of level 1 without signing in. Throws `ApiError`: `refused` with CODE_WRONG, ACCOUNT_EXISTS,
 * CAPTCHA_MISSING, CAPTCHA_WRONG, TOO_MANY_REQUESTS or a code of a field (EMAIL_..., PASSWORD_..., CODE_BLANK).
 */
export const register = async (proof: MailboxProof): Promise<void> => {
  await callService(registerAccountCall, mailboxProofToWire(proof), { anonymous: true })
}

/**
 * Replaces a forgotten password; every session of the account ends. Throws `ApiError`: `refused` as `register`, with
 * ACCOUNT_UNKNOWN in place of ACCOUNT_EXISTS.
 */
export const resetPassword = async (proof: MailboxProof): Promise<void> => {
  await callService(resetPasswordCall, mailboxProofToWire(proof), { anonymous: true })
}

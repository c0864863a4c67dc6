import { createHmac } from 'node:crypto'
import { sameEmail } from '@shuttle/domain'
import type { bindEmailCall, changePasswordCall, registerAccountCall } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { deriveKey, type SecretKeys } from '../../../config/secret-keys'
import type { ThrottleCaptcha } from '../sessions'

/** The proof of owning a mailbox, and the new password; as typed but for the address. */
export interface MailboxProof {
  email: string
  /** The address, typed again. */
  repeatedEmail: string
  password: string
  code: string
}

type Body = z.infer<typeof registerAccountCall.request>

export const readMailboxProof = (body: Body): MailboxProof => ({
  email: sameEmail(body.email),
  repeatedEmail: sameEmail(body.webUserid === '' ? body.email : body.webUserid),
  password: body.passWord,
  code: body.verificationCode,
})

export const readBinding = (body: z.infer<typeof bindEmailCall.request>): MailboxProof & { join: boolean } => ({
  ...readMailboxProof(body),
  join: body.join,
})

/**
 * The answer to the picture, valid for this very request also when it is sent twice. Its hash is keyed, because it is
 * stored with an address in it.
 */
export const readMailboxCaptcha = (
  body: Body,
  captcha: { sid: string | undefined; secret: SecretKeys },
): ThrottleCaptcha => ({
  ...captcha,
  action: 'register',
  answer: body.code,
  purpose: createHmac('sha256', deriveKey(captcha.secret, 'captcha-purpose'))
    .update(`${sameEmail(body.email)}:${body.verificationCode}`)
    .digest('hex'),
})

export const readPasswords = (body: z.infer<typeof changePasswordCall.request>): { old: string; password: string } => ({
  old: body.oldPassWord,
  password: body.passWord,
})

export const readPassword = ({ passWord }: { passWord: string }): { password: string } => ({ password: passWord })

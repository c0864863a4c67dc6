import { createHmac } from 'node:crypto'
import { sameEmail } from '@shuttle/domain'
import type {
  bindEmailCall,
  changePasswordCall,
  proveMemberCall,
  registerAccountCall,
  signInByCodeCall,
} from '@shuttle/wire'
import type * as z from 'zod/mini'
import { deriveKey, type SecretKeys } from '../../../config/secret-keys'
import type { ThrottleCaptcha } from '../sessions'

/** The proof of owning a mailbox, as typed but for the address. */
export interface MailedCode {
  email: string
  code: string
}

/** The same with a new password. */
export interface MailboxProof extends MailedCode {
  /** The address, typed again. */
  repeatedEmail: string
  password: string
}

type Body = z.infer<typeof registerAccountCall.request>
type CodeBody = z.infer<typeof signInByCodeCall.request>

export const readMailboxProof = (body: Body): MailboxProof => ({
  email: sameEmail(body.email),
  repeatedEmail: sameEmail(body.webUserid === '' ? body.email : body.webUserid),
  password: body.passWord,
  code: body.verificationCode,
})

export const readMailedCode = (body: CodeBody): MailedCode => ({
  email: sameEmail(body.email),
  code: body.verificationCode,
})

export const readMemberProof = (body: z.infer<typeof proveMemberCall.request>): { password: string; code: string } => ({
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
  body: CodeBody,
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

/** What proves who owns a mailbox, and the password it shall have. The address is sent as it is, so trim it before. */
export interface MailboxProof {
  email: string
  password: string
  /** The six digits of the mail. */
  verificationCode: string
  /** Answer to the image captcha of action `register`, where one was asked. */
  captcha?: string
}

export const toMailboxRequest = ({ email, password, verificationCode, captcha = '' }: MailboxProof) => ({
  email,
  webUserid: email,
  passWord: password,
  verificationCode,
  code: captcha,
})

import { hideAddresses } from './hide-addresses'

/** Fields that nodemailer adds to its errors: a code of its own and, where a server answered, the code of the reply. */
interface MailError {
  message?: string
  code?: string
  responseCode?: number
}

/**
 * Why a mail was not sent: the message of the library or the server without the recipient's address, because servers
 * quote that. It has no cause: that would carry the address into the log.
 */
export class MailFault extends Error {
  override readonly name = 'MailFault'
  readonly code: string | undefined
  readonly responseCode: number | undefined

  constructor(error: unknown, to: string) {
    const { message, code, responseCode } = (error ?? {}) as MailError
    super(hideAddresses(message ?? 'no reason given', to))
    this.code = code
    this.responseCode = responseCode
  }
}

import { createTransport } from 'nodemailer'
import type { CredentialOutcome } from '../runtime/bulkheads/credential-check'
import { callSignal } from '../runtime/in-flight-calls'
import { isSignInRefused } from './guard-mailer'
import { MailFault } from './mail-fault'
import { MAIL_WITHIN_MS, SMTP_TIMEOUTS } from './mailer'

/** Rejects when the process ends or the check takes too long. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/**
 * Connects to the mail server and signs in, without a mail. An address without user name and password proves no more.
 */
export const checkMailCredentials = async (smtpUrl: string): Promise<CredentialOutcome> => {
  const transport = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS })
  try {
    await Promise.race([transport.verify(), aborted(callSignal(MAIL_WITHIN_MS))])
    return { state: 'accepted' }
  } catch (reason) {
    const error = new MailFault(reason, '')
    return { state: isSignInRefused(error) ? 'refused' : 'unanswered', error }
  } finally {
    transport.close()
  }
}

import type { ProcessContext } from '../context'
import { type CircuitBreaker, circuitBreaker } from '../lanes/circuit-breaker'
import { MailFault } from './mail-fault'
import type { Mailer } from './mailer'

/** "Service not available, closing": a reply that is about the server and not about the mail. */
const CLOSING = 421

/** Replies that are about who we are (RFC 4954): no mail can help it, and each would be refused. */
const NOT_SIGNED_IN = [454, 530, 534, 535, 538]

/** The server does not accept our name and password: the settings are wrong, or will be, and say nothing about a mail. */
export const isSignInRefused = (error: unknown): boolean =>
  error instanceof MailFault && (error.code === 'EAUTH' || NOT_SIGNED_IN.includes(error.responseCode ?? 0))

/** A server that gave no reply or does not know us, as opposed to one that refused this mail. */
const isServerFault = (error: unknown): boolean =>
  error instanceof MailFault &&
  (error.responseCode === undefined || error.responseCode === CLOSING || isSignInRefused(error))

type Context = Pick<ProcessContext, 'clock' | 'log' | 'metrics'>

export const mailBreaker = (context: Context): CircuitBreaker => circuitBreaker(context, 'mail', isServerFault)

/** The same mailer, but a server that does not answer is left alone for a while: then it throws `CircuitOpen`. */
export const guardMailer = (send: Mailer, context: Context): Mailer => {
  const breaker = mailBreaker(context)
  return (id, mail) => breaker.run(() => send(id, mail))
}

import { type CircuitBreaker, circuitBreaker } from '../runtime/bulkheads/circuit-breaker'
import type { ProcessContext } from '../runtime/context'
import { MailFault } from './mail-fault'
import type { Mailer } from './mailer'

/** "Service not available, closing": a reply that is about the server and not about the mail. */
const CLOSING = 421

/** Replies about our credentials (RFC 4954): they do not depend on the mail, and each mail would be refused. */
const NOT_SIGNED_IN = [454, 530, 534, 535, 538]

/**
 * The server refuses our name and password: the settings are wrong, or about to change, which means nothing about a
 * mail.
 */
export const isSignInRefused = (error: unknown): boolean =>
  error instanceof MailFault && (error.code === 'EAUTH' || NOT_SIGNED_IN.includes(error.responseCode ?? 0))

/** A server that gave no reply or refused our sign-in, as opposed to one that refused this mail. */
const isServerFault = (error: unknown): boolean =>
  error instanceof MailFault &&
  (error.responseCode === undefined || error.responseCode === CLOSING || isSignInRefused(error))

type Context = Pick<ProcessContext, 'clock' | 'log' | 'metrics'>

export const mailBreaker = (context: Context): CircuitBreaker => circuitBreaker(context, 'mail', isServerFault)

/** The same mailer, but a server that does not answer is paused for a while: then it throws `CircuitOpen`. */
export const guardMailer = (send: Mailer, context: Context): Mailer => {
  const breaker = mailBreaker(context)
  return (id, mail) => breaker.run(() => send(id, mail))
}

import type { ProcessContext } from '../context'
import { type CircuitBreaker, circuitBreaker } from '../lanes/circuit-breaker'
import { MailFault } from './mail-fault'
import type { Mailer } from './mailer'

/** "Service not available, closing": the one reply that is about the server and not about the mail. */
const CLOSING = 421

/** A server that gave no reply, as opposed to one that refused this mail. */
const isServerFault = (error: unknown): boolean =>
  error instanceof MailFault && (error.responseCode === undefined || error.responseCode === CLOSING)

type Context = Pick<ProcessContext, 'clock' | 'log' | 'metrics'>

export const mailBreaker = (context: Context): CircuitBreaker => circuitBreaker(context, 'mail', isServerFault)

/** The same mailer, but a server that does not answer is left alone for a while: then it throws `CircuitOpen`. */
export const guardMailer = (send: Mailer, context: Context): Mailer => {
  const breaker = mailBreaker(context)
  return (id, mail) => breaker.run(() => send(id, mail))
}

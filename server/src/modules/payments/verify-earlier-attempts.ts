import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import type { PaymentMethods } from './payment-methods'
import { verifyAttempt } from './verify-attempt'

export interface VerifyContext {
  db: Kysely<Database>
  clock: { now: () => Instant }
  log: { warn: (about: object, text: string) => void }
}

/** Older ones are the reconciler's: nobody waits for twenty answers to open one form. */
const VERIFIED_AT_MOST = 3

/**
 * Before an order is paid by another attempt: what became of those that are still open. Whatever they took is booked, so that
 * nobody pays twice for a first payment that came late. A provider that cannot be asked holds up nobody: a second payment goes back.
 */
export const verifyEarlierAttempts = async (
  context: VerifyContext,
  methods: PaymentMethods,
  orderNo: string,
): Promise<'asked' | 'none'> => {
  const open = await context.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .limit(VERIFIED_AT_MOST)
    .execute()
  const verify = async (attempt: (typeof open)[number]): Promise<void> => {
    const provider = methods.byCode(attempt.provider)
    if (!provider) return
    try {
      await verifyAttempt(context, provider, attempt)
    } catch (error) {
      context.log.warn({ err: error, requestNo: attempt.request_no }, 'an earlier attempt could not be asked about')
    }
  }
  await Promise.all(open.map(verify))
  return open.length > 0 ? 'asked' : 'none'
}

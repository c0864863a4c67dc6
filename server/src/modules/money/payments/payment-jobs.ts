import { runBulkhead } from '../../../runtime/bulkheads/run-bulkhead'
import { checkClosedAttemptsOf } from './check-closed-attempts'
import { checkAttemptsOf } from './check-open-attempts'
import { refundBulkhead } from './check-open-refunds'
import { settlementBulkhead } from './check-settled-refunds'
import type { PaymentContext } from './payment-context'
import { providerBulkheads } from './provider-bulkheads'

const RECONCILE_EVERY_MS = 2000
const CLOSED_EVERY_MS = 10_000
const CHECK_EVERY_MS = 60_000

/**
 * Verifies unconfirmed payment attempts, checks closed ones, requests refunds until they are done, and queries those
 * settled outside. Each provider has jobs of its own: none waits for an answer of another.
 */
export const paymentJobs = (context: PaymentContext) => [
  ...providerBulkheads(context).flatMap((bulkhead) => [
    {
      name: `payment reconciler: ${bulkhead.name}`,
      everyMs: RECONCILE_EVERY_MS,
      endsByClock: true,
      run: (ending: AbortSignal) => checkAttemptsOf(context, bulkhead, ending),
    },
    {
      name: `closed attempts: ${bulkhead.name}`,
      everyMs: CLOSED_EVERY_MS,
      endsByClock: true,
      run: (ending: AbortSignal) => checkClosedAttemptsOf(context, bulkhead, ending),
    },
    {
      name: `refund ledger: ${bulkhead.name}`,
      everyMs: RECONCILE_EVERY_MS,
      endsByClock: true,
      run: (ending: AbortSignal) => runBulkhead(refundBulkhead(context, bulkhead), ending),
    },
    {
      name: `settled refunds: ${bulkhead.name}`,
      everyMs: CHECK_EVERY_MS,
      endsByClock: true,
      run: (ending: AbortSignal) => runBulkhead(settlementBulkhead(context, bulkhead), ending),
    },
  ]),
]

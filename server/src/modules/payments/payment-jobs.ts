import { runLane } from '../../lanes/run-lane'
import { lookAtClosedAttempts } from './check-closed-attempts'
import { checkAttemptsOf } from './check-open-attempts'
import { refundLane } from './check-open-refunds'
import { settlementLane } from './check-settled-refunds'
import type { PaymentContext } from './payment-context'
import { providerLanes } from './provider-lanes'

const RECONCILE_EVERY_MS = 2000
const CLOSED_EVERY_MS = 10_000
const LOOK_EVERY_MS = 60_000

/**
 * Verifies unconfirmed payment attempts, checks closed ones, requests refunds until they are done, and queries those
 * settled outside. Each provider has jobs of its own: none waits for an answer of another.
 */
export const paymentJobs = (context: PaymentContext) => [
  ...providerLanes(context).flatMap((lane) => [
    {
      name: `payment reconciler: ${lane.name}`,
      everyMs: RECONCILE_EVERY_MS,
      endsByClock: true,
      run: (ending: AbortSignal) => checkAttemptsOf(context, lane, ending),
    },
    {
      name: `closed attempts: ${lane.name}`,
      everyMs: CLOSED_EVERY_MS,
      endsByClock: true,
      run: (ending: AbortSignal) => lookAtClosedAttempts(context, lane, ending),
    },
    {
      name: `refund ledger: ${lane.name}`,
      everyMs: RECONCILE_EVERY_MS,
      endsByClock: true,
      run: (ending: AbortSignal) => runLane(refundLane(context, lane), ending),
    },
    {
      name: `settled refunds: ${lane.name}`,
      everyMs: LOOK_EVERY_MS,
      endsByClock: true,
      run: (ending: AbortSignal) => runLane(settlementLane(context, lane), ending),
    },
  ]),
]

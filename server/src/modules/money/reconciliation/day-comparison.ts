import type { CivilDate } from '@shuttle/domain'
import { transaction } from '../../../database/transaction'
import {
  addDifference,
  countPaymentEvent,
  type FoundDifference,
  type PaymentContext,
  type PaymentProvider,
} from '../payments'
import { createNightSums, type NightSums } from './night-sums'

/** Context of the comparison of one day with one provider. */
export interface DayComparison {
  context: PaymentContext
  provider: PaymentProvider
  day: CivilDate
  sums: NightSums
  /** Stores a difference, once for each number and kind, and counts it when it is new. */
  enter: (found: Omit<FoundDifference, 'provider' | 'day'>) => Promise<void>
  /** Logs and counts that a difference was found for the first time. */
  report: (found: Pick<FoundDifference, 'kind' | 'number'>) => void
}

export const createDayComparison = (
  context: PaymentContext,
  provider: PaymentProvider,
  day: CivilDate,
): DayComparison => {
  const { db, clock, log, metrics } = context
  const report: DayComparison['report'] = ({ kind, number }) => {
    log.error({ provider: provider.code, day, kind, number }, 'books and provider disagree, staff must look')
    countPaymentEvent(metrics, 'payment_difference_total', provider.code)
  }
  return {
    ...{ context, provider, day, report },
    sums: createNightSums(),
    enter: async (found) => {
      const whole = { ...found, provider: provider.code, day }
      if (await transaction(db, (trx) => addDifference(trx, whole, clock.now()))) report(found)
    },
  }
}

import { addDays, type CivilDate, civilDateAt, type Instant } from '@shuttle/domain'
import { nightDueAt } from '@shuttle/domain/staff'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import type { PaymentProvider } from '../payments'
import { addNights, findLastDays } from './nights.repository'

const listDaysAfter = (last: CivilDate, today: CivilDate): CivilDate[] => {
  const days: CivilDate[] = []
  for (let day = addDays(last, 1); day <= today; day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * Lists every day up to and including today for each provider, so that days without a running service are not lost.
 * Today is due once it is over. The list of a provider begins with the day on which it is first configured.
 */
export const planNights = async (
  db: Kysely<Database>,
  providers: readonly PaymentProvider[],
  now: Instant,
): Promise<void> => {
  const today = civilDateAt(now)
  const lastDays = await findLastDays(db)
  const nights = providers.flatMap(({ code, statement }) =>
    listDaysAfter(lastDays.get(code) ?? addDays(today, -1), today).map((day) => ({
      ...{ day, provider: code },
      next_run_at: nightDueAt(day, statement?.readyAfterMs),
    })),
  )
  await addNights(db, nights)
}

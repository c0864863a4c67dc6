import { readDatabaseClock } from '../database/database-clock'
import type { AppContext } from '../runtime/context'

/** A machine and its database differ by seconds; a larger difference means that one of both is wrong. */
export const CLOCKS_DIFFER_MS = 10 * 60_000

/** The machine's clock and that of the database differ too much to end or erase anything by. */
export class ClockFault extends Error {
  override readonly name = 'ClockFault'
}

/**
 * Throws {@link ClockFault} where the real time of this machine, which `SHUTTLE_CLOCK` does not move, is not that of
 * the database.
 */
export const assertClock = async ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> => {
  const before = clock.real()
  const database = await readDatabaseClock(db)
  // A slow answer is no difference: the time of the database lies between both readings.
  const differenceMs = Math.max(before - database, database - clock.real(), 0)
  if (!(differenceMs <= CLOCKS_DIFFER_MS))
    throw new ClockFault(
      `paused: the clock of this machine and that of the database differ by ${Math.round(differenceMs / 1000)} s`,
    )
}

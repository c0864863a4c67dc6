import type { ReleaseContext } from '../releases/release-context'
import { eventCounter } from './visit-metrics'
import type { VisitReport } from './visit-report'

/** Stores each event of a visit once, also when it is sent again, and counts the new ones in the metrics. */
export const countVisit = async (
  { db, clock, metrics }: Pick<ReleaseContext, 'db' | 'clock' | 'metrics'>,
  { visit, rangeHash, events }: VisitReport,
): Promise<void> => {
  const rows = events.map(({ no, remote, ...event }) => ({
    ...{ visit, app: remote, event_no: no, range_hash: rangeHash, counted_at: clock.now() },
    ...event,
  }))
  const added = await db
    .insertInto('release_visits')
    .values(rows)
    .onConflict((known) => known.columns(['visit', 'app', 'event_no']).doNothing())
    .returning(['app', 'event_no'])
    .execute()
  const isNew = new Set(added.map(({ app, event_no }) => `${app} ${event_no}`))
  const count = eventCounter(metrics)
  for (const event of events) {
    // A report that names an event twice adds it once.
    if (isNew.delete(`${event.remote} ${event.no}`)) count(event)
  }
}

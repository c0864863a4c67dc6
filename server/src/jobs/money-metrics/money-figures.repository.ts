import { BUSINESS_OFFSET_MS, civilDateAt, type Instant } from '@shuttle/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/types'

/** How many there are under one label, and since when the oldest exists; null where there is none. */
export interface Figure {
  label: string
  count: number
  oldest: Instant | null
}

export interface MoneyFigures {
  /** When they were read, by the business clock: ages are counted from it. */
  readAt: Instant
  outbox: Figure[]
  refunds: Figure[]
  open: Figure[]
  unanswered: Figure[]
  closedUnanswered: Figure[]
  /** Closed attempts that are still checked, by provider. */
  rechecked: Figure[]
  /** Refunds with further provider calls, by provider. */
  refundsToQuery: Figure[]
  misfits: Figure[]
  differences: Figure[]
  /** Days that are over and not compared, by provider; the oldest since its end. */
  nights: Figure[]
}

/** How far back payments that match no order are counted. */
const MISFIT_WINDOW_MS = 3_600_000
/** How far back messages that were given up are counted, from their last try. */
const DEAD_WINDOW_MS = 86_400_000

/** The queries of the figures; a test reads the plan of each. */
export const figureQueries = (now: Instant) =>
  ({
    outbox: sql<Figure>`
      select 'waiting' as label, count(*)::integer as count, min(created_at) as oldest from outbox where state = 'waiting'
      union all
      select 'dead', count(*)::integer, min(created_at) from outbox
      where state = 'dead' and due_at > ${now - DEAD_WINDOW_MS}`,
    refunds: sql<Figure>`
      select state as label, count(*)::integer as count, min(created_at) as oldest
      from refunds where state <> 'done' group by state`,
    open: sql<Figure>`
      select provider as label, count(*)::integer as count, min(created_at) as oldest
      from payment_attempts where state = 'open' group by provider`,
    unanswered: sql<Figure>`
      select provider as label, count(*)::integer as count, min(unanswered_since) as oldest
      from payment_attempts where state = 'open' and unanswered_since is not null group by provider`,
    closedUnanswered: sql<Figure>`
      select provider as label, count(*)::integer as count, min(unanswered_since) as oldest
      from payment_attempts where state <> 'settled' and state = 'closed' and unanswered_since is not null
        and next_recheck_at is not null group by provider`,
    rechecked: sql<Figure>`
      select provider as label, count(*)::integer as count, min(pay_by) as oldest
      from payment_attempts where next_recheck_at is not null group by provider`,
    refundsToQuery: sql<Figure>`
      select provider as label, count(*)::integer as count, min(created_at) as oldest
      from refunds where state <> 'done' and next_check_at is not null group by provider`,
    misfits: sql<Figure>`
      select outcome as label, count(*)::integer as count, min(booked_at) as oldest
      from payment_transactions
      where outcome in ('wrong-amount', 'paid-twice', 'no-seats', 'returned') and booked_at > ${now - MISFIT_WINDOW_MS}
      group by outcome`,
    differences: sql<Figure>`
      select '' as label, count(*)::integer as count, min(found_at) as oldest
      from payment_differences where state = 'open'`,
    nights: sql<Figure>`
      select provider as label, count(*)::integer as count,
        (extract(epoch from min(day) + 1) * 1000)::bigint - ${BUSINESS_OFFSET_MS}::bigint as oldest
      from reconciliation_nights where next_run_at is not null and day < ${civilDateAt(now)}::date group by provider`,
  }) satisfies Record<Exclude<keyof MoneyFigures, 'readAt'>, RawBuilder<Figure>>

/** Reads all figures, one query after the other: one connection is enough. */
export const readMoneyFigures = async (db: Kysely<Database>, now: Instant): Promise<MoneyFigures> => {
  const queries = figureQueries(now)
  const read = async (query: RawBuilder<Figure>) => (await query.execute(db)).rows
  return {
    readAt: now,
    outbox: await read(queries.outbox),
    refunds: await read(queries.refunds),
    open: await read(queries.open),
    unanswered: await read(queries.unanswered),
    closedUnanswered: await read(queries.closedUnanswered),
    rechecked: await read(queries.rechecked),
    refundsToQuery: await read(queries.refundsToQuery),
    misfits: await read(queries.misfits),
    differences: await read(queries.differences),
    nights: await read(queries.nights),
  }
}

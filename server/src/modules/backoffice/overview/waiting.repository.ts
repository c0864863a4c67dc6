import { type Cents, type CivilDate, type Currency, civilDateAt, type Instant } from '@shuttle/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/types'

type Db = Kysely<Database>

/** How many wait in one currency, how much money that is, and since when the oldest waits. */
export interface Waiting<Code extends string = Currency> {
  currency: Code
  count: number
  total: Cents
  oldest: Instant
}

/** The counting queries of the overview, by what they count; a test reads the plan of each. */
export const waitingQueries = (now: Instant) =>
  ({
    requests: sql<Waiting & { answerBy: CivilDate; overdue: number }>`
      select orders.currency, count(*)::integer as count, min(refund_requests.created_at) as oldest,
        min(answer_by) as "answerBy", (count(*) filter (where answer_by < ${civilDateAt(now)}))::integer as overdue,
        sum((select coalesce(sum((item->>'refund')::integer), 0)
          from jsonb_array_elements(refund_quotes.tickets::jsonb) item))::bigint as total
      from refund_requests join orders using (order_no) join refund_quotes using (quote_no)
      where refund_requests.state = 'waiting' group by orders.currency`,
    payments: sql<Waiting>`
      select currency, count(*)::integer as count, sum(amount_cents)::bigint as total, min(unanswered_since) as oldest
      from payment_attempts where state <> 'settled' and unanswered_since is not null group by currency`,
    failedRefunds: sql<Waiting>`
      select orders.currency, count(*)::integer as count, sum(refunds.amount_cents)::bigint as total,
        min(refunds.created_at) as oldest
      from refunds join orders using (order_no) where refunds.state in ('failed', 'refused')
        and not exists (select from refund_settlements where refund_settlements.refund_no = refunds.refund_no)
      group by orders.currency`,
    differences: sql<Waiting<string>>`
      select coalesce(theirs_currency, ours_currency, '') as currency, count(*)::integer as count,
        sum(coalesce(theirs_cents, ours_cents, 0))::bigint as total, min(found_at) as oldest
      from payment_differences where state = 'open' group by 1`,
    proposals: sql<Waiting>`
      select orders.currency, count(*)::integer as count, sum(refund_cents)::bigint as total,
        min(refund_proposals.created_at) as oldest
      from refund_proposals join orders using (order_no)
      where refund_proposals.state = 'waiting' and expires_at > ${now} group by orders.currency`,
  }) satisfies Record<string, RawBuilder<Waiting<string>>>

/** Runs one of {@link waitingQueries}: a row for each currency. */
export const countWaiting = async <Row extends Waiting<string>>(db: Db, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(db)).rows

/** How many waiting proposals another person made. */
export const countProposalsOfOthers = async (db: Db, accountId: string, now: Instant): Promise<number> => {
  const { count } = await db
    .selectFrom('refund_proposals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .where('proposed_by', '<>', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Payments whose provider does not answer, or did not until they were closed; the longest silent first. */
export const selectStuckPayments = (db: Db, limit: number) =>
  db
    .selectFrom('payment_attempts')
    .select([
      'order_no',
      'request_no',
      'provider',
      'amount_cents',
      'currency',
      'created_at',
      'unanswered_since',
      'checks',
    ])
    .where('state', '<>', 'settled')
    .where('unanswered_since', 'is not', null)
    .orderBy('unanswered_since')
    .orderBy('request_no')
    .limit(limit)

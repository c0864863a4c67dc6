import type { CivilDate, Language, RefundQuoteItem, RefundReason, RefundRequestState } from '@shuttle/domain'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/types'
import type { QueueFilter } from './queue-filter'

type Db = Kysely<Database>
type Joined = ExpressionBuilder<Database, 'refund_requests' | 'orders'>

/** A request as the queue shows it. */
export interface QueueRow {
  request_no: string
  order_no: string
  state: RefundRequestState
  reason: RefundReason
  language: Language
  created_at: number
  answer_by: CivilDate
  ended_at: number | null
  currency: 'CNY' | 'HKD'
  line_code: string
  travel_date: CivilDate
  items: RefundQuoteItem[]
  has_proof: boolean
  /** The first passenger of its order; null where it names none. */
  user_name: string | null
  /** The address that the passenger gave for the answer; empty once it was erased. */
  email: string
}

const proofOf = ({ exists, selectFrom }: Joined) =>
  exists(
    selectFrom('refund_proofs')
      .select('content_type')
      .whereRef('refund_proofs.request_no', '=', 'refund_requests.request_no'),
  )

const narrow = (db: Db, { reason, lineCode, hasProof }: Omit<QueueFilter, 'state' | 'overdueOn'>) =>
  db
    .selectFrom('refund_requests')
    .innerJoin('orders', 'orders.order_no', 'refund_requests.order_no')
    .$if(reason !== undefined, (found) => found.where('refund_requests.reason', '=', reason ?? 'other'))
    .$if(lineCode !== undefined, (found) => found.where('orders.line_code', '=', lineCode ?? ''))
    .$if(hasProof === true, (found) => found.where(proofOf))
    .$if(hasProof === false, (found) => found.where((is) => is.not(proofOf(is))))

/** Requests, the oldest first; those after the one of this number. */
export const listQueuedRequests = async (
  db: Db,
  { state, overdueOn, ...filter }: QueueFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<QueueRow[]> => {
  const rows = await narrow(db, filter)
    .innerJoin('refund_quotes', 'refund_quotes.quote_no', 'refund_requests.quote_no')
    .select([
      'refund_requests.request_no',
      'refund_requests.order_no',
      'refund_requests.state',
      'refund_requests.reason',
      'refund_requests.email',
      'language',
    ])
    .select(['refund_requests.created_at', 'answer_by', 'ended_at', 'currency', 'line_code', 'travel_date'])
    .select(['refund_quotes.tickets as quoted', (is) => proofOf(is).as('has_proof')])
    .select(({ selectFrom }) =>
      selectFrom('order_passengers')
        .select('name')
        .whereRef('order_passengers.order_no', '=', 'refund_requests.order_no')
        .orderBy('position')
        .limit(1)
        .as('user_name'),
    )
    .$if(state !== undefined, (found) => found.where('refund_requests.state', '=', state ?? 'waiting'))
    .$if(overdueOn !== undefined, (found) =>
      found.where('refund_requests.state', '=', 'waiting').where('answer_by', '<', overdueOn ?? ''),
    )
    .$if(after !== undefined, (found) =>
      found.where(
        sql<boolean>`(refund_requests.created_at, refund_requests.request_no) >
          (select created_at, request_no from refund_requests where request_no = ${after})`,
      ),
    )
    .orderBy('refund_requests.created_at')
    .orderBy('refund_requests.request_no')
    .limit(limit)
    .execute()
  return rows.map(({ quoted, has_proof, ...row }) => ({
    ...row,
    has_proof: Boolean(has_proof),
    items: JSON.parse(quoted) as RefundQuoteItem[],
  }))
}

/** Number of requests of each state, and how many that wait should have been answered before today. */
export const countQueuedRequests = async (
  db: Db,
  filter: Omit<QueueFilter, 'state' | 'overdueOn'>,
  today: CivilDate,
): Promise<{ states: Partial<Record<RefundRequestState, number>>; overdue: number }> => {
  const rows = await narrow(db, filter)
    .select(['refund_requests.state', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.countAll<number>().filterWhere('answer_by', '<', today).as('late'))
    .groupBy('refund_requests.state')
    .execute()
  return {
    states: Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])),
    overdue: Number(rows.find(({ state }) => state === 'waiting')?.late ?? 0),
  }
}

import type { Cents, Instant, RefundQuoteItem, RefundReason } from '@shuttle/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'

type ProposalState = 'waiting' | 'approved' | 'rejected' | 'stale' | 'expired'

/** A refund at another fee than the policy's, which waits for a second person. */
interface ProposalRow {
  proposal_no: string
  order_no: string
  /** The request that it approves; null for a refund by hand. */
  request_no: string | null
  /** `stale`: its tickets or its request changed before it was decided. */
  state: ProposalState
  /** JSON of {@link RefundQuoteItem}: each ticket at the proposed fee. */
  items: string
  /** JSON: the departure of each of these tickets when it was proposed. */
  departures: string
  policy_id: string
  policy_fee_cents: Cents
  fee_cents: Cents
  refund_cents: Cents
  /** The reason of the refund, as the passenger reads it. */
  reason: RefundReason
  /** The reason of the other fee, for staff alone. */
  reason_text: string
  /** The answer to the passenger of a request once it is approved. */
  answer_text: string
  proposed_by: string
  created_at: number
  expires_at: number
  /** Empty where time or a change ended it. */
  decided_by: string
  decided_at: number | null
  decision_text: string
  refund_no: string | null
}

declare module '../../../database/types' {
  interface Database {
    refund_proposals: ProposalRow
  }
}

type Db = Kysely<Database>

/** The facts of other tables about a proposal. Present names, null for an account that is gone. */
interface ProposalJoinedColumns {
  currency: 'CNY' | 'HKD'
  proposer_name: string | null
  decider_name: string | null
}

/** A proposal with its tickets. */
export interface StoredProposal extends Omit<ProposalRow, 'items' | 'departures'>, ProposalJoinedColumns {
  items: RefundQuoteItem[]
  departures: Record<string, Instant>
}

const selectProposals = (db: Db) =>
  db
    .selectFrom('refund_proposals')
    .innerJoin('orders', 'orders.order_no', 'refund_proposals.order_no')
    .leftJoin('accounts as proposer', 'proposer.id', 'refund_proposals.proposed_by')
    .leftJoin('accounts as decider', 'decider.id', 'refund_proposals.decided_by')
    .selectAll('refund_proposals')
    .select(['orders.currency', 'proposer.nickname as proposer_name', 'decider.nickname as decider_name'])

const toProposal = ({ items, departures, ...row }: ProposalRow & ProposalJoinedColumns): StoredProposal => ({
  ...row,
  items: JSON.parse(items) as RefundQuoteItem[],
  departures: JSON.parse(departures) as Record<string, Instant>,
})

type NewProposal = Omit<
  StoredProposal,
  | keyof ProposalJoinedColumns
  | ('state' | 'decided_by' | 'decided_at' | 'decision_text' | 'refund_no' | 'fee_cents' | 'refund_cents')
>

export const insertProposal = async (trx: Transaction<Database>, proposal: NewProposal): Promise<void> => {
  const { items, departures } = proposal
  const sum = (amounts: readonly Cents[]) => amounts.reduce((total, each) => total + each, 0)
  await trx
    .insertInto('refund_proposals')
    .values({
      ...proposal,
      ...{ items: JSON.stringify(items), departures: JSON.stringify(departures) },
      ...{ fee_cents: sum(items.map(({ fee }) => fee)), refund_cents: sum(items.map(({ refund }) => refund)) },
      ...{ state: 'waiting', decided_by: '', decided_at: null, decision_text: '', refund_no: null },
    })
    .execute()
}

export const findProposal = async (db: Db, proposalNo: string): Promise<StoredProposal | undefined> => {
  const row = await selectProposals(db).where('proposal_no', '=', proposalNo).executeTakeFirst()
  return row && toProposal(row)
}

/** The waiting proposal of an order, if any. */
export const findWaitingProposal = async (db: Db, orderNo: string): Promise<StoredProposal | undefined> => {
  const waiting = selectProposals(db).where('refund_proposals.order_no', '=', orderNo)
  const row = await waiting.where('refund_proposals.state', '=', 'waiting').executeTakeFirst()
  return row && toProposal(row)
}

/**
 * Proposals, the oldest first; those after the one of a number, or one alone. One whose days are over counts as
 * expired, stored as such or not.
 */
export const listProposals = async (
  db: Db,
  {
    state,
    proposalNo,
    after,
    limit,
    now,
  }: {
    state?: ProposalState | undefined
    proposalNo?: string | undefined
    after?: string | undefined
    limit: number
    now: Instant
  },
): Promise<StoredProposal[]> => {
  const shown = sql<ProposalState>`case when refund_proposals.state = 'waiting' and expires_at <= ${now}
    then 'expired' else refund_proposals.state end`
  const rows = await selectProposals(db)
    .select(shown.as('state'))
    .$if(state !== undefined, (found) => found.where(shown, '=', state ?? 'waiting'))
    .$if(proposalNo !== undefined, (found) => found.where('proposal_no', '=', proposalNo ?? ''))
    .$if(after !== undefined, (found) =>
      found.where(
        sql<boolean>`(refund_proposals.created_at, proposal_no) >
          (select created_at, proposal_no from refund_proposals where proposal_no = ${after})`,
      ),
    )
    .orderBy('refund_proposals.created_at')
    .orderBy('proposal_no')
    .limit(limit)
    .execute()
  return rows.map(toProposal)
}

/** Ends a waiting proposal; false where another call has ended it. */
export const endProposal = async (
  trx: Transaction<Database>,
  proposalNo: string,
  end: { state: Exclude<ProposalState, 'waiting'>; now: Instant; by?: string; text?: string },
): Promise<boolean> => {
  const { state, now, by = '', text = '' } = end
  const ended = await trx
    .updateTable('refund_proposals')
    .set({ state, decided_at: now, decided_by: by, decision_text: text })
    .where('proposal_no', '=', proposalNo)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

/** Stores the refund that an approved proposal led to. */
export const storeRefundOfProposal = async (trx: Transaction<Database>, proposalNo: string, refund_no: string) => {
  await trx.updateTable('refund_proposals').set({ refund_no }).where('proposal_no', '=', proposalNo).execute()
}

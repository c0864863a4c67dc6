import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import type { ReleaseProposalRow } from './release-tables'

/** Proposals that wait, the newest first. */
export const listProposals = (db: Kysely<Database>): Promise<ReleaseProposalRow[]> =>
  db.selectFrom('release_proposals').selectAll().orderBy('proposed_at', 'desc').execute()

/** Stores a proposal in place of an earlier one for the same app. */
export const storeProposal = async (db: Kysely<Database>, row: ReleaseProposalRow): Promise<void> => {
  await db
    .insertInto('release_proposals')
    .values(row)
    .onConflict((conflict) => conflict.column('app').doUpdateSet(row))
    .execute()
}

/** Takes a proposal out, so that only one decision finds it. */
export const takeProposal = (db: Kysely<Database>, proposalNo: string): Promise<ReleaseProposalRow | undefined> =>
  db.deleteFrom('release_proposals').where('proposal_no', '=', proposalNo).returningAll().executeTakeFirst()

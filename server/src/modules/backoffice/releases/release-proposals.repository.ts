import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import type { ReleaseProposalRow } from './release-tables'

/** Proposals that wait, the newest first. */
export const listProposals = (db: Kysely<Database>): Promise<ReleaseProposalRow[]> =>
  db.selectFrom('release_proposals').selectAll().orderBy('proposed_at', 'desc').execute()

/** Present names of accounts; a removed one has none. */
export const findNames = async (db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const accounts = db
    .selectFrom('accounts')
    .select(['id', 'nickname'])
    .where('id', 'in', [...new Set(ids)])
  const rows = await accounts.where('deleted_at', 'is', null).execute()
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}

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

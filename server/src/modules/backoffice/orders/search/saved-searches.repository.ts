import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../../database/types'
import type { SavedSearchRow } from '../backoffice-order-tables'

/** The saved searches of an account, by name. */
export const listSearches = (db: Kysely<Database>, accountId: string): Promise<SavedSearchRow[]> =>
  db.selectFrom('saved_searches').selectAll().where('account_id', '=', accountId).orderBy('name').execute()

/** Stores a search; one of the same name is replaced, under its own number. */
export const storeSearch = (trx: Transaction<Database>, search: SavedSearchRow): Promise<SavedSearchRow> => {
  const { filters, sort, saved_at } = search
  return trx
    .insertInto('saved_searches')
    .values(search)
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet({ filters, sort, saved_at }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes one of the account's own; false where it has none of this number. */
export const removeSearch = async (
  trx: Transaction<Database>,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> => {
  const removed = trx.deleteFrom('saved_searches').where('search_id', '=', id).where('account_id', '=', accountId)
  return (await removed.executeTakeFirst()).numDeletedRows === 1n
}

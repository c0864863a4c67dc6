import { keyPrint, SIGNATURE_WINDOW_MS } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import type { Publisher } from './publisher'
import { ReleaseFault, type ReleaseTables } from './release-context'

/**
 * Marks a signed call as used, in the database that all servers of the site share, for as long as its date is accepted.
 * Throws {@link ReleaseFault} `UNSIGNED` for one that was used before, at any of them and for any owner of its key.
 */
export const assertFirstUse = async (
  db: Kysely<ReleaseTables>,
  { label, nonce, date }: Pick<Publisher, 'label' | 'nonce' | 'date'>,
): Promise<void> => {
  if (nonce === '') return
  const inserted = await db
    .insertInto('release_used_calls')
    .values({ key: keyPrint(label), nonce, expires_at: date + SIGNATURE_WINDOW_MS })
    .onConflict((conflict) => conflict.columns(['key', 'nonce']).doNothing())
    .returning('nonce')
    .executeTakeFirst()
  if (!inserted) throw new ReleaseFault('UNSIGNED', 'This call was received before; the tool signs each call anew.')
}

/** Deletes marks of calls whose date is not accepted any more. */
export const pruneUsedCalls = async (db: Kysely<ReleaseTables>, realNow: number): Promise<void> => {
  await db.deleteFrom('release_used_calls').where('expires_at', '<', realNow).execute()
}

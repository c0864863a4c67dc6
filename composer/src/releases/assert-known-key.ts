import { keyPrint } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import { toKeyPrints } from '../composition/publisher-keys'
import { readAllKeys } from './admit-key'
import { type ReleaseContext, ReleaseFault, type ReleaseTables } from './release-context'

/** Whether a key with this fingerprint signed anything in the database, or was revoked before. */
const hasTraces = async (db: Kysely<ReleaseTables>, print: string): Promise<boolean> => {
  const label = `%:${print}`
  const rows = await Promise.all([
    db.selectFrom('release_builds').select('app').where('publisher', 'like', label).executeTakeFirst(),
    db.selectFrom('release_history').select('app').where('moved_by', 'like', label).executeTakeFirst(),
    db.selectFrom('release_cosignatures').select('app').where('key', 'like', label).executeTakeFirst(),
    db.selectFrom('release_revoked_keys').select('key').where('key', 'like', label).executeTakeFirst(),
  ])
  return rows.some((row) => row !== undefined)
}

/**
 * Refuses an unknown key, so that a mistyped one is no success: it belongs to no owner in this server's key file, and
 * signed nothing. Throws {@link ReleaseFault} `BAD_REQUEST`.
 */
export const assertKnownKey = async (
  { db, publisherKeys }: Pick<ReleaseContext, 'db' | 'publisherKeys'>,
  label: string,
): Promise<void> => {
  const print = keyPrint(label)
  const keys = await readAllKeys({ db, publisherKeys })
  if (Object.keys(keys).some((owner) => toKeyPrints(keys, owner).includes(print))) return
  if (await hasTraces(db, print)) return
  throw new ReleaseFault(
    'BAD_REQUEST',
    `There is no key ${label}: none of the key file has this name, and it signed nothing. Nothing was revoked; status and history name the keys.`,
  )
}

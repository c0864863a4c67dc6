import { keyPrint, type RevokedKey } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import { ReleaseFault, type ReleaseTables } from './release-context'

/** Keys that were revoked for all servers, the latest first. */
export const readRevokedKeys = async (db: Kysely<ReleaseTables>): Promise<RevokedKey[]> => {
  const rows = await db.selectFrom('release_revoked_keys').selectAll().orderBy('revoked_at', 'desc').execute()
  return rows.map((row) => ({
    key: row.key,
    withdrawsBuilds: row.withdraws_builds,
    by: row.revoked_by,
    at: row.revoked_at,
  }))
}

/** Throws {@link ReleaseFault} `UNSIGNED` for a revoked key, whichever owner it is listed under. */
export const assertNotRevoked = async (db: Kysely<ReleaseTables>, label: string): Promise<void> => {
  const revoked = (await readRevokedKeys(db)).find(({ key }) => keyPrint(key) === keyPrint(label))
  if (revoked) throw new ReleaseFault('UNSIGNED', `The key ${label} was revoked.`)
}

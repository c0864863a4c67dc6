import { type Admission, keyLabel, keyPrint, type RevokedKey } from '@shuttle/releases'
import type { Kysely } from 'kysely'
import {
  isAdmittedBy,
  isRootOwner,
  OPERATOR,
  type PublisherKey,
  type PublisherKeyFile,
  readKeyFile,
  toPublisherKeys,
  withAdmitted,
} from '../composition/publisher-keys'
import type { Publisher } from './publisher'
import { notifyChange, type ReleaseContext, ReleaseFault, type ReleaseTables } from './release-context'

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

/** Keys that operators admitted over the release calls, the first one first. */
export const readAdmissions = (db: Kysely<ReleaseTables>): Promise<Admission[]> =>
  db
    .selectFrom('release_admitted_keys')
    .select(['app', 'key', 'signature'])
    .orderBy('admitted_at')
    .orderBy('key')
    .execute()

/** All keys that this server knows: those of its file, and those that its operators admitted. */
export const readAllKeys = async ({
  db,
  publisherKeys,
}: Pick<ReleaseContext, 'db' | 'publisherKeys'>): Promise<PublisherKeyFile> =>
  withAdmitted(await readKeyFile(publisherKeys), await readAdmissions(db))

/** Keys of one owner, read at each request, so that a key removed from the file is invalid at once. */
export const readPublisherKeys = async (
  keys: Pick<ReleaseContext, 'db' | 'publisherKeys'>,
  owner: string,
): Promise<PublisherKey[]> => toPublisherKeys(await readAllKeys(keys), owner)

const assertPublicKey = ({ app, key }: Admission): void => {
  try {
    toPublisherKeys({ [app]: [key] }, app)
  } catch (error) {
    throw new ReleaseFault('BAD_REQUEST', (error as Error).message)
  }
}

/** Lets a key publish an app, on all servers that know the operator's key. Throws {@link ReleaseFault}. */
export const admitKey = async (
  context: ReleaseContext,
  admission: Admission,
  { owner, label }: Publisher,
): Promise<{ key: string; isNew: boolean }> => {
  const { db, clock, log, transaction } = context
  const { app, key, signature } = admission
  if (owner !== OPERATOR) throw new ReleaseFault('FOREIGN_KEY', 'Only an operator admits keys.')
  if (isRootOwner(app))
    throw new ReleaseFault('FOREIGN_KEY', `A key of ${app} is admitted on the machine of each server only.`)
  assertPublicKey(admission)
  if (!isAdmittedBy(await readKeyFile(context.publisherKeys), admission))
    throw new ReleaseFault('UNSIGNED', `The admission of the key of ${app} is not signed by an operator.`)
  const admitted = keyLabel(app, Buffer.from(key, 'base64'))
  await assertNotRevoked(db, admitted)
  if ((await readAllKeys(context))[app]?.includes(key)) return { key: admitted, isNew: false }
  await transaction(async (trx) => {
    const row = { signature, admitted_by: label, admitted_at: clock.now() }
    await trx
      .insertInto('release_admitted_keys')
      .values({ app, key, ...row })
      .onConflict((conflict) => conflict.columns(['app', 'key']).doUpdateSet(row))
      .execute()
    await trx
      .updateTable('release_registry')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .execute()
  })
  log.info({ key: admitted, by: label }, 'release: key admitted')
  await notifyChange(context)
  return { key: admitted, isNew: true }
}

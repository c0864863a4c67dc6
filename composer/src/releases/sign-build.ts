import { type Countersignature, isRecordSignedBy, keyPrint } from '@shuttle/releases'
import { OPERATOR, toPublisherKeys } from '../composition/publisher-keys'
import { readAllKeys, readRevokedKeys } from './admit-key'
import { findAcceptedBuild } from './find-build'
import type { Publisher } from './publisher'
import { notifyChange, type ReleaseContext, ReleaseFault } from './release-context'

/**
 * Replaces the signature of an accepted build whose key was revoked or left the key file: by a key of its app, or by
 * the operator, who vouches for the stored bytes. Throws {@link ReleaseFault}.
 */
export const signBuild = async (
  context: ReleaseContext,
  { app, version, signature }: Countersignature,
  { owner, label }: Publisher,
): Promise<void> => {
  const { db, transaction, publisherKeys, log } = context
  if (owner !== app && owner !== OPERATOR)
    throw new ReleaseFault('FOREIGN_KEY', `A key of ${owner} cannot sign ${app}.`)
  const build = await findAcceptedBuild(db, app, version)
  const record = Buffer.from(build.record)
  const keys = await readAllKeys({ db, publisherKeys })
  const revoked = (await readRevokedKeys(db)).map(({ key }) => keyPrint(key))
  const isKnown = [app, OPERATOR]
    .flatMap((one) => toPublisherKeys(keys, one))
    .some(({ key }) => isRecordSignedBy(record, build.signature, key))
  if (isKnown && !revoked.includes(keyPrint(build.publisher)))
    throw new ReleaseFault('NOTHING_TO_DO', `${app} ${version} is signed by ${build.publisher}.`)
  const signer = toPublisherKeys(keys, owner).find((one) => one.label === label)
  if (!signer || !isRecordSignedBy(record, signature, signer.key))
    throw new ReleaseFault('UNSIGNED', `remote.json of ${app} ${version} is not signed by ${label}.`)
  await transaction(async (trx) => {
    await trx
      .updateTable('release_builds')
      .set({ signature, publisher: label })
      .where('app', '=', app)
      .where('version', '=', version)
      .where('digest', '=', build.digest)
      .execute()
    await trx
      .updateTable('release_registry')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .execute()
  })
  log.info({ app, version, by: label }, 'release: signed')
  await notifyChange(context)
}

import { createHash } from 'node:crypto'
import { type Announcement, type AnnouncementAnswer, isRecordSignedBy } from '@shuttle/releases'
import type { Publisher } from './authenticate-publisher'
import { readPublisherKeys } from './authenticate-publisher'
import { readRecord } from './read-record'
import type { ReleaseContext } from './release-context'
import { ReleaseFault } from './release-fault'
import { missingFiles } from './stored-build'

/**
 * A build is announced by its signed record; the answer says which files are still wanted. The same announcement may be made
 * again; a version that was accepted never becomes something else.
 */
export const announceBuild = async (
  { db, store, publisherKeys, clock }: ReleaseContext,
  announcement: Announcement,
  publisher: Publisher,
): Promise<AnnouncementAnswer> => {
  const record = readRecord(announcement.record)
  const { name: app, version, kind } = record
  if (publisher.owner !== app)
    throw new ReleaseFault('FOREIGN_KEY', `A key of ${publisher.owner} cannot publish ${app}.`)
  const bytes = Buffer.from(announcement.record)
  const keys = await readPublisherKeys(publisherKeys, app)
  const signer = keys.find(({ key }) => isRecordSignedBy(bytes, announcement.signature, key))
  if (!signer) throw new ReleaseFault('UNSIGNED', `remote.json is not signed by a key of ${app}.`)
  const row = {
    digest: createHash('sha256').update(bytes).digest('hex'),
    record: announcement.record,
    publisher: signer.label,
    offered_at: clock.now(),
  }
  await db
    .insertInto('release_builds')
    .values({ app, version, kind, ...row, accepted_at: null, went_live_at: null, withdrawn: false })
    .onConflict((conflict) =>
      conflict.columns(['app', 'version']).doUpdateSet(row).where('release_builds.accepted_at', 'is', null),
    )
    .execute()
  const stored = await db
    .selectFrom('release_builds')
    .select('digest')
    .where('app', '=', app)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (stored.digest !== row.digest)
    throw new ReleaseFault(
      'WRONG_HASH',
      `${app} ${version} was accepted with other contents: give this one another version.`,
    )
  return { app, version, missing: await missingFiles(store, record) }
}

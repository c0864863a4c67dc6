import { createHash } from 'node:crypto'
import type { BuildRecord } from '@shuttle/contracts'
import type { Kysely } from 'kysely'
import { type ArtefactStore, buildPrefix } from '../artefacts/artefact-store'
import { filesToStore } from './read-record'
import { ReleaseFault } from './release-fault'
import type { ReleaseTables } from './release-tables'

/** An announced or accepted build. Throws {@link ReleaseFault} `UNKNOWN_VERSION` when there is none. */
export const findBuild = async (db: Kysely<ReleaseTables>, app: string, version: string) => {
  const row = await db
    .selectFrom('release_builds')
    .selectAll()
    .where('app', '=', app)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new ReleaseFault('UNKNOWN_VERSION', `Nobody announced ${app} ${version}.`)
  return row
}

export const integrityOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** Files of a record that the store lacks, or has with other bytes. */
export const missingFiles = async (store: ArtefactStore, record: BuildRecord): Promise<string[]> => {
  const prefix = buildPrefix(record)
  const there = new Set(await store.list(prefix))
  const checks = filesToStore(record).map(async (file) => {
    const bytes = there.has(prefix + file) ? await store.get(prefix + file) : undefined
    return bytes && integrityOf(bytes) === record.files[file]?.integrity ? [] : [file]
  })
  return (await Promise.all(checks)).flat()
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { type ReleasedApp, signRecord } from '@shuttle/releases'
import pMap from 'p-map'
import type { ReleaseClient, Signer } from './release-client'

/** Concurrent uploads. */
const AT_ONCE = 4

export const readDist = (dist: string): { record: BuildRecord; bytes: Buffer } => {
  const file = join(dist, 'remote.json')
  if (!existsSync(file)) throw new Error(`There is no build at ${dist}: remote.json is missing.`)
  const bytes = readFileSync(file)
  return { record: JSON.parse(bytes.toString()) as BuildRecord, bytes }
}

/**
 * Uploads the missing files of a build into the site's store and has it accepted. Nothing goes live. `record` is signed
 * instead of the built `remote.json`.
 */
export const uploadBuild = async (
  client: ReleaseClient,
  signer: Signer,
  dist: string,
  record?: BuildRecord,
): Promise<ReleasedApp> => {
  const bytes = record ? Buffer.from(`${JSON.stringify(record, null, 1)}\n`) : readDist(dist).bytes
  const build = await client.announce(signer, { record: bytes.toString(), signature: signRecord(bytes, signer.key) })
  const upload = (name: string) => client.uploadFile(signer, build, name, readFileSync(join(dist, name)))
  await pMap(build.missing, upload, { concurrency: AT_ONCE })
  return client.accept(signer, { app: build.app, version: build.version })
}

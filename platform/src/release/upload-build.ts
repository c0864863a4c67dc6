import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { type ReleasedApp, signRecord } from '@shuttle/releases'
import pMap from 'p-map'
import type { ReleaseClient, Signer } from './release-client'

/** Concurrent uploads or downloads. */
const AT_ONCE = 4
/** Milliseconds until a file at another origin has arrived whole. */
const FILE_WITHIN_MS = 60_000

export const readDist = (dist: string): { record: BuildRecord; bytes: Buffer } => {
  const file = join(dist, 'remote.json')
  if (!existsSync(file)) throw new Error(`There is no build at ${dist}: remote.json is missing.`)
  const bytes = readFileSync(file)
  return { record: JSON.parse(bytes.toString()) as BuildRecord, bytes }
}

/**
 * Uploads the missing files of a build into the site's store and has it accepted. Nothing goes live. `record` is signed
 * instead of the built `remote.json`. `uploaded` is the number of files that the site lacked.
 */
export const uploadBuild = async (
  client: ReleaseClient,
  signer: Signer,
  dist: string,
  record?: BuildRecord,
): Promise<{ app: ReleasedApp; uploaded: number }> => {
  const bytes = record ? Buffer.from(`${JSON.stringify(record, null, 1)}\n`) : readDist(dist).bytes
  const build = await client.announce(signer, { record: bytes.toString(), signature: signRecord(bytes, signer.key) })
  const upload = (name: string) => client.uploadFile(signer, build, name, readFileSync(join(dist, name)))
  await pMap(build.missing, upload, { concurrency: AT_ONCE })
  const app = await client.accept(signer, { app: build.app, version: build.version })
  return { app, uploaded: build.missing.length }
}

/** The record of a build whose files are at another origin, in a folder of its version below `base`. */
export const withBase = (record: BuildRecord, base: string): BuildRecord => ({
  ...record,
  base: `${base.replace(/\/$/, '')}/${record.version}/`,
})

const findFault = async (address: string, integrity: string, site: string): Promise<string | undefined> => {
  const request = { headers: { origin: new URL(site).origin }, signal: AbortSignal.timeout(FILE_WITHIN_MS) }
  const answer = await fetch(address, request).catch(() => undefined)
  if (!answer) return `${address} does not answer`
  if (!answer.ok) return `${address} answers ${answer.status}`
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed !== '*' && allowed !== new URL(site).origin)
    return `${address} lacks the header access-control-allow-origin: *, without which no page of another origin may load it`
  const found = `sha256-${createHash('sha256')
    .update(new Uint8Array(await answer.arrayBuffer()))
    .digest('base64')}`
  return found === integrity ? undefined : `${address} has another content than this build`
}

/**
 * Throws one line when a file of a build is not at its base as a page of `site` would load it. Pages check every file
 * by its hash, so a wrong file there would be missing on the screen.
 */
export const assertForeignFiles = async ({ base = '', files }: BuildRecord, site: string): Promise<void> => {
  await pMap(
    Object.entries(files),
    async ([name, { integrity }]) => {
      const fault = await findFault(base + name, integrity, site)
      if (fault) throw new Error(`${fault}. Copy the files of the build to ${base} first; nothing was published.`)
    },
    { concurrency: AT_ONCE },
  )
}

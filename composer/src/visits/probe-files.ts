import { BASE_PATH, type BuildRecord } from '@shuttle/contracts'
import { type ArtefactStore, buildPrefix } from '../artefacts/artefact-store'
import { toIntegrity } from '../composition/compressed-copies'
import type { Probe, ProbeResult } from './probe'

const ANSWER_WITHIN_MS = 5000
const SOUND: ProbeResult = { finding: 'sound', what: 'every file is what was signed' }

/** `missing`, the bytes, or a throw where it cannot be read now. */
type ReadFile = (name: string) => Promise<Uint8Array | 'missing'>

/** Reads one file after the other, so that the probe itself is no load. */
const probeEach = async ({ files }: BuildRecord, read: ReadFile): Promise<ProbeResult> => {
  let unread: ProbeResult | undefined
  for (const [name, { integrity }] of Object.entries(files)) {
    try {
      const bytes = await read(name)
      if (bytes === 'missing') return { finding: 'broken', what: `${name} is missing` }
      if (toIntegrity(Buffer.from(bytes)) !== integrity)
        return { finding: 'broken', what: `${name} is not what was signed` }
    } catch (error) {
      unread = {
        finding: 'unknown',
        what: `${name} cannot be read (${error instanceof Error ? error.message : error})`,
      }
    }
  }
  return unread ?? SOUND
}

/** Reads the files from the store of builds. */
export const probeStore =
  (store: Pick<ArtefactStore, 'get'>): Probe =>
  async (record) => {
    // Served by another site: the store has none of it.
    if (record.base !== undefined) return { finding: 'unknown', what: 'its files are on another site' }
    return probeEach(record, async (name) => (await store.get(buildPrefix(record) + name)) ?? 'missing')
  }

/** Fetches the files as browsers get them, through proxies and caches. */
export const probeSite =
  (publicUrl: string, fetchFile: typeof fetch = fetch): Probe =>
  (record) => {
    const folder = record.base ?? `${publicUrl}${BASE_PATH}${buildPrefix(record)}`
    return probeEach(record, async (name) => {
      const answer = await fetchFile(folder + name, {
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      if (answer.status === 404 || answer.status === 410) return 'missing'
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      return new Uint8Array(await answer.arrayBuffer())
    })
  }

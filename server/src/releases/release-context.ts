import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { ArtefactStore } from '../artefacts/artefact-store'
import type { Clock } from '../clock'
import type { Database } from '../database/types'

/** What the release calls are given. */
export interface ReleaseContext {
  db: Kysely<Database>
  clock: Clock
  log: FastifyBaseLogger
  store: ArtefactStore
  /** File of the keys that may publish and move. */
  publisherKeys: string
  /** Signs preview links. */
  previewSecret: string
  /** The site as visitors reach it, without a slash at the end. */
  publicUrl: string
  /** Called after each move, so that this process composes the new set at once. */
  onChanged: () => Promise<void>
}

/** A change stands whether or not this process could compose from it at once; it looks again by itself. */
export const announce = async ({ onChanged, log }: ReleaseContext): Promise<void> => {
  try {
    await onChanged()
  } catch (error) {
    log.error({ err: error }, 'release: what was changed could not be announced')
  }
}

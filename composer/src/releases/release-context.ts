import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { ArtefactStore } from '../artefacts/artefact-store'
import type { ServedWire } from './registry-conflicts'
import type { ReleaseTables } from './release-tables'

/** What the release calls are given. */
export interface ReleaseContext {
  db: Kysely<ReleaseTables>
  /** Runs `work` in one transaction, again when the database asks for it: it writes to the database and does nothing else. */
  transaction: <Result>(work: (trx: Transaction<ReleaseTables>) => Promise<Result>) => Promise<Result>
  /** Milliseconds: business time, and real time for signatures that other machines date. */
  clock: { now: () => number; real: () => number }
  log: FastifyBaseLogger
  store: ArtefactStore
  /** File of the keys that may publish and move. */
  publisherKeys: string
  /** Signs preview links. */
  previewSecret: string
  /** The site as visitors reach it, without a slash at the end. */
  publicUrl: string
  /** Versions of the wire that the service answers. */
  servedWire: ServedWire
  /** Called after each move, so that this process composes the new set at once. */
  onChanged: () => Promise<void>
}

/** A change stands whether or not this process could compose from it at once; it looks again by itself. */
export const notifyChange = async ({ onChanged, log }: ReleaseContext): Promise<void> => {
  try {
    await onChanged()
  } catch (error) {
    log.error({ err: error }, 'release: what was changed could not be announced')
  }
}

import { join } from 'node:path'
import { folderStore, isOwnAddress, type ReleaseContext, type ReleaseTables } from '@shuttle/composer'
import { OLDEST_WIRE_SERVED, WIRE_VERSION } from '@shuttle/wire'
import type { Kysely } from 'kysely'
import { isDatabaseAway } from '../database/database-away'
import { transaction } from '../database/transaction'
import { DATABASE_BACK_SECONDS } from '../http/error-handler'
import type { AppContext } from '../runtime/context'
import { isRefusal } from '../runtime/errors'
import { previewKey } from './preview-keys'
import { servedCalls } from './served-calls'

const describePause: ReleaseContext['describePause'] = (error) => {
  if (isDatabaseAway(error)) {
    const message = 'The database does not answer at the moment; send it again.'
    return { status: 503, message, retryAfterSeconds: DATABASE_BACK_SECONDS }
  }
  if (!isRefusal(error) || error.code !== 'TOO_MANY_REQUESTS') return undefined
  const message = 'Too many release calls came from this address; wait a minute.'
  return { status: 429, message, retryAfterSeconds: error.details.waitSeconds ?? 60 }
}

/** The composer's dependencies on a service; `onChanged` updates the pages of the same process. */
export const toReleaseContext = (
  { db: siteDb, clock, log, metrics, config }: AppContext,
  onChanged: () => Promise<void> = async () => {},
): ReleaseContext => {
  // One database: the service knows its own tables, the composer its own.
  const db = siteDb as unknown as Kysely<ReleaseTables>
  return {
    db,
    transaction: (work) => transaction(db, work),
    clock,
    log,
    metrics,
    store: folderStore(join(config.dataDir, 'store')),
    publisherKeys: config.publisherKeys,
    previewSecret: previewKey(config.secrets),
    publicUrl: config.publicUrl,
    isOwnAddress: (address) => isOwnAddress(address, config),
    servedWire: { oldest: OLDEST_WIRE_SERVED, latest: WIRE_VERSION },
    servedCalls,
    onChanged,
    describePause,
  }
}

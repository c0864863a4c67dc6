import type { ReleaseComparison, ReleaseHistoryEntry, ReleaseMoveKind, SiteReleasesRead } from '@shuttle/wire/staff'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/types'

/** An act of staff on a release. */
export interface ReleaseMove {
  app: string
  act: ReleaseMoveKind
  /** Of a rollback; empty otherwise. */
  version: string
  /** Revision of the app that the screen showed. */
  seen: number
  reason: string
}

/** A move, with the account of the staff who made it. */
export interface ReleaseMoved extends Omit<ReleaseHistoryEntry, 'by'> {
  by: Exclude<ReleaseHistoryEntry['by'], { kind: 'staff' }> | { kind: 'staff'; accountId: string }
}

/**
 * The releases of the site for the back office, which knows no composer; the start of the process passes it.
 * Throws STAFF_RELEASE_UNKNOWN, STAFF_RELEASE_UNSIGNED, STAFF_RELEASE_UNFIT, and STAFF_FORM_STALE for a release that was
 * moved since.
 */
export interface SiteReleases {
  read: () => Promise<SiteReleasesRead>
  /** The last hundred moves of all apps, the latest first. */
  history: () => Promise<ReleaseMoved[]>
  /** What the act would break and be refused for. */
  compare: (trx: Transaction<Database>, move: ReleaseMove) => Promise<ReleaseComparison['broken']>
  /** Whether the act needs a second person, because it is on the shell; checks it, and changes nothing. */
  check: (trx: Transaction<Database>, move: ReleaseMove) => Promise<{ needsSecond: boolean }>
  /** Moves the app in the transaction of the caller; `by` is an account of staff. */
  move: (trx: Transaction<Database>, move: ReleaseMove, by: string) => Promise<void>
}

import type { Instant } from '@shuttle/domain'
import { endShownWindow, type ShownWindow } from '@shuttle/domain/staff'
import { type RevisionStore, updateRevision } from '../staff'

/**
 * Ends a notice or a banner now. Throws the code for an unknown one, and STAFF_FORM_STALE; a repeated end changes
 * nothing.
 */
export const endContent = <Row extends { revision: number }, Content extends ShownWindow>(
  store: RevisionStore<Row, Content>,
  { now, ...which }: { id: string; revision: number; now: Instant },
): Promise<{ before: Row; after: Row }> =>
  updateRevision(store, which, (content) => ({ ...content, until: endShownWindow(content, now) }))

import type { Instant } from '@shuttle/domain'
import { endShownWindow, type ShownWindow } from '@shuttle/domain/staff'
import { changeDraft, type DraftStore } from '../staff'

/**
 * Ends a notice or a banner now. Throws the code for an unknown one, and STAFF_FORM_STALE; a repeated end changes
 * nothing.
 */
export const endContent = <Row extends { revision: number }, Draft extends ShownWindow>(
  store: DraftStore<Row, Draft>,
  { now, ...which }: { id: string; revision: number; now: Instant },
): Promise<{ before: Row; after: Row }> =>
  changeDraft(store, which, (draft) => ({ ...draft, until: endShownWindow(draft, now) }))

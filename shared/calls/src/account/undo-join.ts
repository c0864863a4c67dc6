import { queryJoinCall, undoJoinByCodeCall, undoJoinCall } from '@shuttle/wire'
import { callService } from '../send-call'

/**
 * End of the time in which the join of two accounts can be undone, in milliseconds; null without a join. Throws
 * `ApiError`.
 */
export const fetchUndoUntil = async (): Promise<number | null> =>
  (await callService(queryJoinCall, {})).responseData.undoUntilMs ?? null

/**
 * Separates the two joined accounts; all their sessions end. Throws `ApiError`: `refused` with PROOF_NEEDED, or
 * JOIN_FINAL when 24 hours have passed.
 */
export const undoJoin = async (): Promise<void> => {
  await callService(undoJoinCall, {})
}

/** Separates the accounts by the code of the mail, without a session. Throws `ApiError`: `refused` with JOIN_FINAL. */
export const undoJoinByCode = async (code: string): Promise<void> => {
  await callService(undoJoinByCodeCall, { code }, { anonymous: true })
}

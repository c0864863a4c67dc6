import { queryJoin, undoJoin as undo, undoJoinByCode as undoByCode } from '@shuttle/wire'
import { callService } from '../call-service'

/** Until when the joining of the member's two accounts can be undone, in milliseconds; null where there is none. Throws `ApiError`. */
export const fetchUndoUntil = async (): Promise<number | null> =>
  (await callService(queryJoin, {})).responseData.undoUntilMs ?? null

/**
 * Takes the two accounts apart again; every session of theirs ends. Throws `ApiError`: `refused` with PROOF_NEEDED, or JOIN_FINAL when
 * 24 hours have passed.
 */
export const undoJoin = async (): Promise<void> => {
  await callService(undo, {})
}

/** The same by the code in the mail about it, without a session. Throws `ApiError`: `refused` with JOIN_FINAL. */
export const undoJoinByCode = async (code: string): Promise<void> => {
  await callService(undoByCode, { code }, { anonymous: true })
}

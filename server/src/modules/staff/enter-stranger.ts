import type { StaffAction, StaffPosition } from '@shuttle/domain/staff'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../context'
import { transaction } from '../../database/transaction'
import type { Refusal } from '../../errors'
import { sharedCounts } from '../../limits'
import { appendEntry } from '../audit'

/**
 * Of one account, and of all callers without a session together: the audit is never shortened, so nothing may fill it.
 */
const ENTRIES_A_MINUTE = { most: 30, windowMs: 60_000 }

interface RefusedCall {
  /** Empty without a session. */
  accountId: string
  /** Position of staff whose call is refused early; `none` for everybody else. */
  role?: StaffPosition | 'none'
  action: StaffAction
  refusal: Refusal
}

/**
 * Enters a refused call of the back office whose caller is not staff, or is refused before that is known. Beyond thirty
 * a minute the log alone has it.
 */
export const enterStranger = async (
  context: AppContext,
  request: FastifyRequest,
  { accountId, role = 'none', action, refusal }: RefusedCall,
): Promise<void> => {
  request.log.warn({ accountId, role, action, refusal: refusal.code }, 'a call of the back office is refused')
  if (sharedCounts(context).add(`stranger:${accountId}`, ENTRIES_A_MINUTE).current > ENTRIES_A_MINUTE.most) return
  const about = { object_kind: '', object_id: '', before: '', after: '' }
  const entry = { ...about, account_id: accountId, role, action, outcome: 'refused' as const }
  await transaction(context.db, (trx) =>
    appendEntry(trx, { ...entry, at: context.clock.now(), refusal: refusal.code, request_id: request.id }),
  )
}

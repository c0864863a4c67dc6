import { STAFF_LEVEL } from '@shuttle/domain'
import type { StaffAction, StaffPosition, StaffSession } from '@shuttle/domain/staff'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { isRefusal, Refusal } from '../../../runtime/errors'
import { authenticate, type Member } from '../../passenger/sessions'
import { enterStranger } from './enter-stranger'
import { findFactor, findStaffSession } from './second-factor'
import { findPosition } from './staff.repository'

/** The staff member of a call, as read at this call. */
export interface Staff {
  accountId: string
  sessionId: string
  isWechat: boolean
  position: StaffPosition
  /** The second factor in this session. */
  session: StaffSession
}

const readSession = async ({ db, config }: AppContext, member: Member): Promise<StaffSession> => {
  const factor = await findFactor(db, member.accountId)
  const given = await findStaffSession(db, member.sessionId)
  return {
    isFactorRequired: config.staffSecondFactor,
    isEnrolled: factor?.confirmed_at != null,
    verifiedAt: given?.verified_at,
    lastActiveAt: given?.last_action_at,
  }
}

/**
 * The caller, of level 9 at this moment; all others are refused and entered in the audit. Throws 401, 408 and
 * FORBIDDEN.
 */
export const assertStaff = async (
  context: AppContext,
  request: FastifyRequest,
  action: StaffAction,
): Promise<Staff> => {
  const member = await authenticate(context, request).catch(async (error: unknown) => {
    if (isRefusal(error)) await enterStranger(context, request, { accountId: '', action, refusal: error })
    throw error
  })
  const { accountId, sessionId, isWechat, level } = member
  if (level !== STAFF_LEVEL) {
    const refusal = new Refusal('FORBIDDEN')
    await enterStranger(context, request, { accountId, action, refusal })
    throw refusal
  }
  const position = await findPosition(context.db, accountId)
  return { accountId, sessionId, isWechat, position, session: await readSession(context, member) }
}

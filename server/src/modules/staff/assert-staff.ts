import { STAFF_LEVEL } from '@shuttle/domain'
import type { StaffPosition, StaffSession } from '@shuttle/domain/staff'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'
import { authenticate, type Member } from '../sessions'
import { findFactor, findStaffSession } from './second-factor'
import { findPosition } from './staff.repository'

/** Who acts, as read at this call. */
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
    lastActAt: given?.last_act_at,
  }
}

/** Who asks, of level 9 at this moment; everybody else is refused as if there was nothing here. Throws 401, 408 and FORBIDDEN. */
export const assertStaff = async (context: AppContext, request: FastifyRequest): Promise<Staff> => {
  const member = await authenticate(context, request)
  const { accountId, sessionId, isWechat, level } = member
  if (level !== STAFF_LEVEL) {
    request.log.warn({ accountId }, 'a call of the back office by someone who is not staff')
    throw new Refusal('FORBIDDEN')
  }
  const position = await findPosition(context.db, accountId)
  return { accountId, sessionId, isWechat, position, session: await readSession(context, member) }
}

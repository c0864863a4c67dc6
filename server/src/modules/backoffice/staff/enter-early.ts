import { STAFF_LEVEL } from '@shuttle/domain'
import { isStaffAction, type StaffAction } from '@shuttle/domain/staff'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { staffCalls } from '../../../http/openapi'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { authenticateIfPresent } from '../../passenger/sessions'
import { enterStranger } from './enter-stranger'
import { findPosition } from './staff.repository'

/** The caller, as far as that costs nothing that a limit protects. */
const findCaller = async (context: AppContext, request: FastifyRequest, refusal: Refusal) => {
  if (refusal.code === 'TOO_MANY_REQUESTS') return { accountId: '' }
  const member = await authenticateIfPresent(context, request)
  if (member?.level !== STAFF_LEVEL) return { accountId: member?.accountId ?? '' }
  return { accountId: member.accountId, role: await findPosition(context.db, member.accountId) }
}

/** Enters a call of the back office that is refused before its caller is read: by its page, wire, method or address. */
export const enterEarly = async (
  context: AppContext,
  request: FastifyRequest,
  { action, refusal }: { action: StaffAction; refusal: Refusal },
): Promise<void> =>
  enterStranger(context, request, { ...(await findCaller(context, request, refusal)), action, refusal })

const ACTIONS: ReadonlyMap<string, StaffAction> = new Map(
  staffCalls.flatMap(({ path, access }) => (isStaffAction(access) ? [[`/api/${path}`, access] as const] : [])),
)

/** Enters calls of the back office by another method: no route has them, so they are answered by NOT_FOUND. */
export const enterOtherMethods = (app: FastifyInstance, context: AppContext): void => {
  app.addHook('onRequest', async (request) => {
    const action = request.is404 ? ACTIONS.get(request.url.replace(/\?.*$/, '')) : undefined
    if (action) await enterEarly(context, request, { action, refusal: new Refusal('NOT_FOUND') })
  })
}

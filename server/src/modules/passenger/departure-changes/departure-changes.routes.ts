import { changeDepartureCall } from '@shuttle/wire'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../http/register-call'
import { readIdempotencyKey } from '../../../http/request-headers'
import type { AppContext } from '../../../runtime/context'
import { changeDeparture } from './change-departure'
import { readChange } from './change-departure.request'
import { presentChangedOrder } from './departure-changes.presenter'

/** Passengers of the airport line move to another departure. */
export const registerDepartureChanges = (app: FastifyInstance, context: AppContext): void => {
  registerCall(app, context, changeDepartureCall, async ({ body, member, language, request }) => {
    const change = readChange(body, readIdempotencyKey(request))
    const { accountId } = member
    const now = context.clock.now()
    const { order, changedAt } = await changeDeparture(context, { ...change, accountId, language, now })
    return { responseData: presentChangedOrder(order, changedAt) }
  })
}

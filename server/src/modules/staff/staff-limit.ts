import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context'
import { Refusal } from '../../errors'

/** Counts a call of an account. Throws TOO_MANY_REQUESTS, and says first whether it is the first of this minute. */
export type StaffLimit = (
  request: FastifyRequest,
  accountId: string,
  onExceeded: (isFirst: boolean) => void,
) => Promise<void>

const createStaffLimit = (app: FastifyInstance, { config }: AppContext): StaffLimit => {
  const accounts = new WeakMap<FastifyRequest, string>()
  const count = app.createRateLimit({
    max: config.staffCallsAMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => accounts.get(request) ?? '',
    // Nothing is banned: it tells the second refusal of a minute from the first.
    ban: 1,
  })
  return async (request, accountId, onExceeded) => {
    accounts.set(request, accountId)
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    onExceeded(!counted.isBanned)
    throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: counted.ttlInSeconds })
  }
}

const limits = new WeakMap<AppContext, StaffLimit>()

/** All calls of the back office together, by account and process. */
export const staffLimitOf = (app: FastifyInstance, context: AppContext): StaffLimit => {
  const limit = limits.get(context) ?? createStaffLimit(app, context)
  limits.set(context, limit)
  return limit
}

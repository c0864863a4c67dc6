import type { StaffAction, StaffPosition } from '@shuttle/domain/staff'
import type { FastifyRequest } from 'fastify'
import { transaction } from '../../../database/transaction'
import { addressRanges, sharedCounts } from '../../../limits'
import type { AppContext } from '../../../runtime/context'
import type { Refusal } from '../../../runtime/errors'
import { appendEntry } from '../audit'

/**
 * Limit of entries at one call, of one account or, without one, of one network: the audit is never shortened, so
 * nothing may fill it, and no flood may hide an attempt at another call or of another caller.
 */
const ENTRIES_A_MINUTE = { most: 5, windowMs: 60_000 }

/** The widest range around an address except the global one, so that a site with many addresses counts as one. */
const networkOf = (ip: string): string => {
  const { net48, address } = addressRanges(ip)
  return net48 ?? address
}

/** By the route; a method that no route serves has its path, which then is that of a call. */
const callOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? url.replace(/\?.*$/, '')

interface RefusedCall {
  /** Empty without a session. */
  accountId: string
  /** Position of staff whose call is refused early; `none` for every other caller. */
  role?: StaffPosition | 'none'
  action: StaffAction
  refusal: Refusal
}

/**
 * Enters a refused call of the back office whose caller is not staff, or is refused before that is known. Beyond five a
 * minute at one call the log alone has it.
 */
export const enterStranger = async (
  context: AppContext,
  request: FastifyRequest,
  { accountId, role = 'none', action, refusal }: RefusedCall,
): Promise<void> => {
  request.log.warn({ accountId, role, action, refusal: refusal.code }, 'a call of the back office is refused')
  const caller = accountId === '' ? networkOf(request.ip) : accountId
  const { current } = sharedCounts(context).add(`stranger:${caller}:${callOf(request)}`, ENTRIES_A_MINUTE)
  if (current > ENTRIES_A_MINUTE.most) return
  const about = { object_kind: '', object_id: '', before: '', after: '' }
  const entry = { ...about, account_id: accountId, role, action, outcome: 'refused' as const }
  await transaction(context.db, (trx) =>
    appendEntry(trx, { ...entry, at: context.clock.now(), refusal: refusal.code, request_id: request.id }),
  )
}

import type { DeliveryOptions } from '@shuttle/composer'
import { queryUserCall } from '@shuttle/wire'
import { queryStaffIndexCall } from '@shuttle/wire/staff'
import type { PostToService } from './post-to-service'

const STAFF_LEVEL = 9

/** Fetches the data that a page needs for its first render. */
export const createPageApi =
  (post: PostToService): DeliveryOptions['api'] =>
  async (path, body, headers) => {
    const answer = await post(path, body, headers)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return answer.body
  }

/**
 * Reads from the service whether a visitor is staff, with the visitor’s own credentials. Audited is the call of the
 * back office, which enters its refusals itself.
 */
export const createStaffCheck =
  (post: PostToService): DeliveryOptions['isStaff'] =>
  async ({ cookie, authorization, ip, isAudited }) => {
    const headers = { 'x-forwarded-for': ip, ...(cookie && { cookie }), ...(authorization && { authorization }) }
    const { path } = isAudited ? queryStaffIndexCall : queryUserCall
    const { status, body } = await post(path, {}, headers)
    if (status === 429 || status >= 500) throw new Error(`${path} answered ${status}`)
    if (status !== 200) return false
    // The back office serves staff alone.
    return isAudited || (body as { responseData?: { level?: unknown } }).responseData?.level === STAFF_LEVEL
  }

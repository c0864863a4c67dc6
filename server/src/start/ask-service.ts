import type { DeliveryOptions } from '@shuttle/composer'
import { queryUser } from '@shuttle/wire'
import type { PostToService } from './post-to-service'

const STAFF_LEVEL = 9

/** Fetches the data that a page needs for its first render. */
export const askFor =
  (post: PostToService): DeliveryOptions['api'] =>
  async (path, body, headers) => {
    const answer = await post(path, body, headers)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return answer.body
  }

/** Asks the service whether a visitor is staff, with the visitor's own credentials. */
export const askStaff =
  (post: PostToService): DeliveryOptions['isStaff'] =>
  async ({ cookie, authorization, ip }) => {
    const headers = { 'x-forwarded-for': ip, ...(cookie && { cookie }), ...(authorization && { authorization }) }
    const { status, body } = await post(queryUser.path, {}, headers)
    if (status === 429 || status >= 500) throw new Error(`${queryUser.path} answered ${status}`)
    return status === 200 && (body as { responseData?: { level?: unknown } }).responseData?.level === STAFF_LEVEL
  }

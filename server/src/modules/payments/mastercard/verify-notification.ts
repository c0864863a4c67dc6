import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { parseJson } from '../parse-json'

const notification = z.looseObject({ order: z.looseObject({ id: z.string() }) })

const same = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * A webhook notification shows the merchant's secret in `X-Notification-Secret` and may come twice.
 * Only its order number is used: what happened is asked afterwards.
 */
export const verifyNotification = (
  secret: string | undefined,
  callback: { headers: Readonly<Record<string, string | string[] | undefined>>; body: string },
): { requestNo: string } | undefined => {
  const shown = callback.headers['x-notification-secret']
  if (secret === undefined || typeof shown !== 'string' || !same(shown, secret)) return undefined
  const read = z.safeParse(notification, parseJson(callback.body))
  return read.success ? { requestNo: read.data.order.id } : undefined
}

import { createHash } from 'node:crypto'
import type { changeDepartureCall } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { readFlight } from '../orders'
import type { ChangeCommand } from './change-command'

/** How long the same request without a key counts as repeated. */
const MADE_KEY_LASTS_MS = 10_000

/** The passenger's request, and the key that identifies its repetition. */
export const readChange = (
  body: z.infer<typeof changeDepartureCall.request>,
  sentKey: string | undefined,
): Omit<ChangeCommand, 'accountId' | 'language' | 'now'> => {
  const { orderNo, lineCode, bookDate: date, beginTime } = body
  const change = { orderNo, lineCode, date, beginTime: beginTime.slice(0, 5), flight: readFlight(body.flight) }
  const requestHash = createHash('sha256').update(JSON.stringify(change)).digest('hex')
  const key =
    sentKey === undefined
      ? { key: `made:${requestHash}`, requestHash, lastsMs: MADE_KEY_LASTS_MS }
      : { key: `sent:${sentKey}`, requestHash, lastsMs: undefined }
  return { ...change, key }
}

import type { AppContext } from '../context'
import type { OutboxHandlers } from './outbox-message'
import { runOutboxOnce } from './run-outbox-once'

/** Well under the second within which a development mail is written. */
const EVERY_MS = 400

export const outboxJob = (context: AppContext, handlers: OutboxHandlers) => ({
  name: 'outbox',
  everyMs: EVERY_MS,
  run: () => runOutboxOnce(context, handlers),
})

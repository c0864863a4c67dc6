import type { AppContext } from '../context'
import { describeCause } from './describe-cause'
import {
  claimDueMessages,
  type OutboxHandlers,
  type OutboxKind,
  type OutboxRow,
  toPayloadAfterwards,
  updateMessage,
} from './outbox.repository'

/** After this many tries a message is given up. */
export const MAX_ATTEMPTS = 20

const LONGEST_MS = 30 * 60_000

/** Milliseconds until the next try: 2, 4, 8 s ... half an hour. */
export const retryDelay = (attempts: number): number => Math.min(LONGEST_MS, 1000 * 2 ** attempts)

const BATCH = 20

const handle = async (handlers: OutboxHandlers, row: OutboxRow): Promise<void> => {
  const handler = handlers[row.kind as OutboxKind] as
    | ((payload: unknown, of: { id: string }) => Promise<void>)
    | undefined
  if (!handler) throw new Error(`no handler for ${row.kind}`)
  await handler(JSON.parse(row.payload), { id: row.id })
}

const finish = (context: AppContext, row: OutboxRow, error: unknown): Promise<void> => {
  const payload = toPayloadAfterwards(row)
  if (error === undefined) return updateMessage(context.db, row.id, { state: 'done', last_error: null, payload })
  const isDead = row.attempts >= MAX_ATTEMPTS
  const about = { err: error, id: row.id, kind: row.kind, attempts: row.attempts }
  if (isDead) context.log.error(about, 'outbox: given up')
  else context.log.warn(about, 'outbox: will try again')
  return updateMessage(context.db, row.id, {
    state: isDead ? 'dead' : 'waiting',
    due_at: context.clock.now() + retryDelay(row.attempts),
    last_error: describeCause(error),
    ...(isDead && { payload }),
  })
}

/** Handles the messages that are due; returns how many it tried. */
export const runOutboxOnce = async (context: AppContext, handlers: OutboxHandlers): Promise<number> => {
  const rows = await claimDueMessages(context.db, context.clock.now(), BATCH)
  for (const row of rows) {
    const error = await handle(handlers, row).then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('no reason given'),
    )
    await finish(context, row, error)
  }
  return rows.length
}

/** Well under the second within which a development mail is written. */
const EVERY_MS = 400

export const outboxJob = (context: AppContext, handlers: OutboxHandlers) => ({
  name: 'outbox',
  everyMs: EVERY_MS,
  run: () => runOutboxOnce(context, handlers),
})

import type { AppContext } from '../context'
import { claimDueMessages } from './claim-due'
import type { OutboxHandlers, OutboxKind } from './outbox-message'
import type { OutboxRow } from './outbox-table'
import { MAX_ATTEMPTS, retryDelay } from './retry-delay'

const BATCH = 20

const handle = async (handlers: OutboxHandlers, row: OutboxRow): Promise<void> => {
  const handler = handlers[row.kind as OutboxKind] as
    | ((payload: unknown, of: { id: string }) => Promise<void>)
    | undefined
  if (!handler) throw new Error(`nobody handles ${row.kind}`)
  await handler(JSON.parse(row.payload), { id: row.id })
}

const finish = (context: AppContext, row: OutboxRow, error: unknown): Promise<unknown> => {
  const update = context.db.updateTable('outbox').where('id', '=', row.id)
  if (error === undefined) return update.set({ state: 'done', last_error: null }).execute()
  const isDead = row.attempts >= MAX_ATTEMPTS
  const about = { err: error, id: row.id, kind: row.kind, attempts: row.attempts }
  if (isDead) context.log.error(about, 'outbox: given up')
  else context.log.warn(about, 'outbox: will try again')
  return update
    .set({
      state: isDead ? 'dead' : 'waiting',
      due_at: context.clock.now() + retryDelay(row.attempts),
      last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
    })
    .execute()
}

/** Does what is due now; answers how many messages were tried. */
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

import { CircuitOpen, OPEN_MS } from '../runtime/bulkheads/circuit-breaker'
import { type Bulkhead, runBulkhead, runBulkheads } from '../runtime/bulkheads/run-bulkhead'
import type { AppContext } from '../runtime/context'
import { describeCause } from './describe-cause'
import { isSignInRefused, mailBreaker } from './guard-mailer'
import {
  claimMessage,
  listDueMessages,
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

const BATCH = 100

/**
 * Codes for which a user waits at a form are not queued behind the mails of orders, and neither are queued behind
 * thousands about a bus that is late or does not run. `orders` has every kind that no other bulkhead names.
 */
const OUTBOX_BULKHEADS = {
  codes: { kinds: ['mail:verification-code'], limit: 2 },
  orders: { kinds: [], limit: 4 },
  bulk: { kinds: ['mail:service-disrupted', 'mail:service-delayed'], limit: 2 },
} as const satisfies Record<string, { kinds: readonly OutboxKind[]; limit: number }>
type OutboxBulkhead = keyof typeof OUTBOX_BULKHEADS
const BULKHEAD_NAMES = Object.keys(OUTBOX_BULKHEADS) as OutboxBulkhead[]
const NAMED_KINDS = Object.values(OUTBOX_BULKHEADS).flatMap(({ kinds }): readonly string[] => kinds)

const handle = async (handlers: OutboxHandlers, row: OutboxRow): Promise<void> => {
  const handler = handlers[row.kind as OutboxKind] as
    | ((payload: unknown, of: { id: string }) => Promise<void>)
    | undefined
  if (!handler) throw new Error(`no handler for ${row.kind}`)
  await handler(JSON.parse(row.payload), { id: row.id })
}

const WAITING = { state: 'waiting' } as const

const finish = (context: AppContext, row: OutboxRow, error: unknown): Promise<void> => {
  const payload = toPayloadAfterwards(row)
  if (error === undefined) return updateMessage(context.db, row.id, { state: 'done', last_error: null, payload })
  const isRefused = isSignInRefused(error)
  if (isRefused) context.log.error({ err: error, id: row.id }, 'outbox: the mail server refuses our credentials')
  if (error instanceof CircuitOpen || isRefused) {
    // This mail was not tried.
    const due_at = context.clock.now() + OPEN_MS
    return updateMessage(context.db, row.id, {
      ...WAITING,
      last_error: isRefused ? describeCause(error) : row.last_error,
      due_at,
      attempts: row.attempts - 1,
    })
  }
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

const outboxBulkhead = (
  context: AppContext,
  handlers: OutboxHandlers,
  name: OutboxBulkhead,
): Bulkhead<string, OutboxRow> => {
  const { db, clock } = context
  const { kinds, limit } = OUTBOX_BULKHEADS[name]
  const breaker = mailBreaker(context)
  const ofBulkhead = kinds.length > 0 ? { of: kinds } : { allBut: NAMED_KINDS }
  return {
    limit,
    capacity: () => breaker.capacity(limit),
    list: () => listDueMessages(db, { kinds: ofBulkhead, now: clock.now(), limit: BATCH }),
    claim: (id) => claimMessage(db, id, clock.now()),
    handle: async (row) => {
      const error = await handle(handlers, row).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('no reason given'),
      )
      await finish(context, row, error)
    },
  }
}

/** Handles the due messages of all bulkheads; returns how many it tried. */
export const runOutboxOnce = (context: AppContext, handlers: OutboxHandlers): Promise<number> =>
  runBulkheads(BULKHEAD_NAMES.map((name) => outboxBulkhead(context, handlers, name)))

/** Well below the second within which a development mail is written. */
const EVERY_MS = 400

/** One job for each bulkhead: none waits for another. A wrong clock drops codes and dates tries far ahead. */
export const outboxJobsOf = (context: AppContext, handlers: OutboxHandlers) =>
  BULKHEAD_NAMES.map((name) => ({
    name: `outbox: ${name}`,
    everyMs: EVERY_MS,
    endsByClock: true,
    run: (ending: AbortSignal) => runBulkhead(outboxBulkhead(context, handlers, name), ending),
  }))

import pino from 'pino'
import { Registry } from 'prom-client'
import { readConfig } from '../config/config'
import { transaction } from '../database/transaction'
import { testClock } from '../runtime/clock'
import type { AppContext } from '../runtime/context'
import { openTestDatabase } from '../testing/open-test-database'
import { enqueue, LEASE_MS, type OutboxHandlers } from './outbox.repository'
import { MAX_ATTEMPTS, retryDelay, runOutboxOnce } from './run-outbox'

const START = Date.parse('2026-11-21T10:00:00+08:00')
const clock = testClock(START)
let context: AppContext
let close: () => Promise<void>
beforeAll(async () => {
  const database = await openTestDatabase()
  close = database.close
  context = { db: database.db, clock, config: readConfig({}), log: pino({ level: 'silent' }), metrics: new Registry() }
})
afterAll(() => close())
beforeEach(async () => {
  await context.db.deleteFrom('outbox').execute()
  clock.set(START)
})

const put = (orderNo: string, dueAt?: number) =>
  transaction(context.db, (trx) =>
    enqueue(trx, {
      kind: 'mail:order-paid',
      payload: { orderNo, language: 'en' },
      now: clock.now(),
      ...(dueAt !== undefined && { dueAt }),
    }),
  )
const rows = () => context.db.selectFrom('outbox').selectAll().execute()

/** Handlers that record what they did; `fail` decides which try fails. */
const recording = (fail: (orderNo: string) => boolean = () => false) => {
  const done: string[] = []
  const handlers: OutboxHandlers = {
    'mail:order-paid': async ({ orderNo }) => {
      if (fail(orderNo)) throw new Error('no')
      done.push(orderNo)
    },
    'mail:departure-changed': async () => {},
    'mail:payment-refunded': async () => {},
    'mail:refund-accepted': async () => {},
    'mail:refund-request': async () => {},
    'mail:service-delayed': async () => {},
    'mail:service-disrupted': async () => {},
    'mail:list-exported': async () => {},
    'mail:verification-code': async () => {},
    'mail:password-changed': async () => {},
    'mail:email-bound': async () => {},
    'mail:accounts-joined': async () => {},
    'mail:join-undone': async () => {},
    'mail:data-exported': async () => {},
    'mail:staff-access': async () => {},
    'mail:account-deleted': async ({ email }) => {
      if (fail(email)) throw new Error('no')
      done.push(email)
    },
  }
  return { done, handlers }
}

describe('architecture 4: the outbox', () => {
  it('the outbox handles due messages, once', async () => {
    const { done, handlers } = recording()
    await put('1')
    await put('2')
    expect(await runOutboxOnce(context, handlers)).toBe(2)
    expect(await runOutboxOnce(context, handlers)).toBe(0)
    expect(done.sort()).toEqual(['1', '2'])
  })
  it.each([
    ['sent', false, 1],
    ['given up', true, MAX_ATTEMPTS],
  ])('[D6.rights.1] the address of a deleted account is removed when its mail is %s', async (_, isFailing, tries) => {
    const { handlers } = recording(() => isFailing)
    const payload = { email: 'gone@mail.test', language: 'en' } as const
    await transaction(context.db, (trx) => enqueue(trx, { kind: 'mail:account-deleted', payload, now: START }))
    for (let tried = 0; tried < tries; tried += 1) {
      expect(JSON.stringify(await rows())).toContain(payload.email)
      clock.advance(60 * 60_000)
      await runOutboxOnce(context, handlers)
    }
    expect(JSON.stringify(await rows())).not.toContain(payload.email)
  })
  it('the outbox waits for the due moment', async () => {
    const { handlers } = recording()
    await put('1', START + 1000)
    clock.advance(999)
    expect(await runOutboxOnce(context, handlers)).toBe(0)
    clock.advance(1)
    expect(await runOutboxOnce(context, handlers)).toBe(1)
  })
  it('the outbox handles messages at once that a wrong clock dated later than any delay', async () => {
    const { done, handlers } = recording()
    await put('dated', START + 365 * 86_400_000)
    await put('delayed', START + retryDelay(MAX_ATTEMPTS))
    expect(await runOutboxOnce(context, handlers)).toBe(1)
    expect(done).toEqual(['dated'])
    expect((await rows()).find(({ state }) => state === 'done')?.due_at).toBe(START + LEASE_MS)
  })
  it('the outbox has no message of a transaction that was rolled back', async () => {
    await transaction(context.db, async (trx) => {
      await enqueue(trx, { kind: 'mail:order-paid', payload: { orderNo: '1', language: 'en' }, now: START })
      throw new Error('rolled back')
    }).catch(() => undefined)
    expect(await rows()).toHaveLength(0)
  })
  it('the outbox retries with growing delays, and blocks no other message', async () => {
    let isBroken = true
    const { done, handlers } = recording((orderNo) => orderNo === 'bad' && isBroken)
    await put('bad')
    await put('good')
    await runOutboxOnce(context, handlers)
    expect(done).toEqual(['good'])
    expect(await runOutboxOnce(context, handlers)).toBe(0)
    isBroken = false
    clock.advance(retryDelay(1))
    await runOutboxOnce(context, handlers)
    expect(done).toEqual(['good', 'bad'])
  })
  it('the outbox waits 2, 4, 8 seconds, half an hour at most', () => {
    expect([1, 2, 3, 10, 11, 19].map(retryDelay)).toEqual([2000, 4000, 8000, 1_024_000, 1_800_000, 1_800_000])
  })
  it('the outbox gives up after twenty tries and stores the reason', async () => {
    const { handlers } = recording(() => true)
    await put('bad')
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await runOutboxOnce(context, handlers)
      clock.advance(retryDelay(MAX_ATTEMPTS))
    }
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 20, last_error: 'Error: no' }])
    expect(await runOutboxOnce(context, handlers)).toBe(0)
  })
  it('instances of the outbox share work: each message is handled by one', async () => {
    const { done, handlers } = recording()
    for (let count = 0; count < 12; count += 1) await put(String(count))
    await Promise.all([1, 2, 3].map(() => runOutboxOnce(context, handlers)))
    expect(done).toHaveLength(12)
    expect(new Set(done).size).toBe(12)
  })
  it('the outbox takes over messages of an instance that died', async () => {
    const { done, handlers } = recording()
    await put('1')
    await context.db
      .updateTable('outbox')
      .set({ due_at: START + LEASE_MS, attempts: 1 })
      .execute()
    clock.advance(LEASE_MS)
    await runOutboxOnce(context, handlers)
    expect(done).toEqual(['1'])
  })
})

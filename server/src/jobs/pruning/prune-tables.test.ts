import { type Insertable, sql } from 'kysely'
import { holdJob } from '../../database/job-leases.repository'
import type { Database } from '../../database/types'
import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import { PRUNE_BATCH, PRUNE_LEASE_MS, pruneTables, RUN_MS } from './prune-tables'

const DAY = 86_400_000

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.startAnew())

const prune = (holder = 'one', ending?: AbortSignal) => pruneTables(site.context, { holder, ...(ending && { ending }) })
const addFailures = (count: number, failed_at: number) =>
  site.db
    .insertInto('login_failures')
    .values(Array.from({ length: count }, (_, at) => ({ id: `${failed_at}-${at}`, subject: 's', failed_at })))
    .execute()
const countFailures = async () => (await site.db.selectFrom('login_failures').select('id').execute()).length
const message = (id: string, change: Partial<Insertable<Database['outbox']>>) => ({
  ...{ id, kind: 'mail:order-paid', payload: '{}', state: 'done' as const, due_at: 0, attempts: 1 },
  ...{ last_error: null, created_at: site.clock.now() },
  ...change,
})

describe('old rows', () => {
  it('old rows are deleted by their age, and stay the day before', async () => {
    const now = site.clock.now()
    await site.db
      .insertInto('outbox')
      .values([
        message('sent', {}),
        message('code', { kind: 'mail:verification-code' }),
        message('given up', { state: 'dead' }),
        message('waits', { state: 'waiting', due_at: now + 900 * DAY }),
      ])
      .execute()
    const left = async () =>
      (await site.db.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id)
    const after = async (days: number) => {
      site.clock.set(now + days * DAY)
      await prune()
      return left()
    }
    expect(await after(6)).toEqual(['code', 'given up', 'sent', 'waits'])
    expect(await after(7)).toEqual(['given up', 'sent', 'waits'])
    expect(await after(89)).toEqual(['given up', 'sent', 'waits'])
    expect(await after(90)).toEqual(['given up', 'waits'])
    expect(await after(365)).toEqual(['waits'])
  })

  it('old sessions are deleted once they open nothing any more, with their second factor', async () => {
    const member = await site.member()
    const [session] = await site.db
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', member.accountId)
      .execute()
    await site.db
      .insertInto('staff_sessions')
      .values({ session_id: session?.id ?? '', verified_at: 0, last_action_at: 0 } as never)
      .execute()
    site.clock.advance(30 * DAY)
    await prune()
    expect(
      await site.db
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', session?.id ?? '')
        .execute(),
    ).toHaveLength(1)
    site.clock.advance(DAY)
    await prune()
    expect(
      await site.db
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', session?.id ?? '')
        .execute(),
    ).toEqual([])
    expect(await site.db.selectFrom('staff_sessions').selectAll().execute()).toEqual([])
  })

  it('old rows of the other tables are deleted when one fails, and the failure is reported at the end', async () => {
    await addFailures(1, site.clock.now() - 2 * DAY)
    await site.db.schema.alterTable('card_errors').renameTo('card_errors_away').execute()
    try {
      await expect(prune()).rejects.toThrow('1 tables could not be pruned')
      expect(await countFailures()).toBe(0)
    } finally {
      await site.db.schema
        .alterTable('card_errors_away' as 'card_errors')
        .renameTo('card_errors')
        .execute()
    }
    expect(await prune('other')).toBe(0)
  })

  it('old rows are deleted in batches, and each table has its turn in every run', async () => {
    await addFailures(PRUNE_BATCH + 1, site.clock.now() - 2 * DAY)
    expect(await prune()).toBe(PRUNE_BATCH + 1)
    expect(await countFailures()).toBe(0)
    expect(await site.context.metrics.metrics()).toContain(
      `pruned_rows_total{table="login_failures"} ${PRUNE_BATCH + 1}`,
    )
  })
})

describe('more old rows than one run can delete', () => {
  /** A clock on which every read of the time costs so much. */
  const pruneSlowly = (readMs: number) => {
    let reads = 0
    const clock = { ...site.clock, elapsed: () => readMs * reads++ }
    return pruneTables({ ...site.context, clock }, { holder: 'one' })
  }
  const addCounters = async (count: number) => {
    await sql`insert into limit_counters (key, window_start, ends_at, count)
      select 'k' || at, 0, 0, 1 from generate_series(1, ${count}::integer) as at`.execute(site.db)
  }

  it('old rows are deleted in further batches while the time of the run lasts', async () => {
    await addCounters(41 * PRUNE_BATCH)
    expect(await prune()).toBe(41 * PRUNE_BATCH)
  })

  it('old rows wait for the next run when the time is over, though each table had its turn', async () => {
    await addCounters(3 * PRUNE_BATCH)
    await addFailures(3 * PRUNE_BATCH, site.clock.now() - 2 * DAY)
    expect(await pruneSlowly(RUN_MS)).toBe(2 * PRUNE_BATCH)
    expect(await countFailures()).toBe(2 * PRUNE_BATCH)
    expect(await pruneSlowly(RUN_MS / 4)).toBe(4 * PRUNE_BATCH)
  })

  it('the time of a run is well within its lease (negative control)', () => {
    expect(2 * RUN_MS).toBeLessThanOrEqual(PRUNE_LEASE_MS)
  })
})

describe('the lease of the pruning job', () => {
  it('a second instance skips the job meanwhile', async () => {
    await addFailures(1, site.clock.now() - 2 * DAY)
    await holdJob(site.db, { job: 'prune tables', holder: 'other', now: site.clock.now(), forMs: PRUNE_LEASE_MS })
    expect([await prune(), await countFailures()]).toEqual([undefined, 1])
  })

  it('the job of an instance that died is taken over when its lease is over', async () => {
    await addFailures(1, site.clock.now() - 2 * DAY)
    await holdJob(site.db, { job: 'prune tables', holder: 'dead', now: site.clock.now(), forMs: PRUNE_LEASE_MS })
    site.clock.advance(PRUNE_LEASE_MS - 1)
    expect(await prune()).toBeUndefined()
    site.clock.advance(1)
    expect(await prune()).toBe(1)
  })

  it('the next instance may begin at once when a run is over', async () => {
    expect([await prune('one'), await prune('other')]).toEqual([0, 0])
  })

  it('a run stops when the process ends', async () => {
    await addFailures(1, site.clock.now() - 2 * DAY)
    expect([await prune('one', AbortSignal.abort()), await countFailures()]).toEqual([0, 1])
  })
})

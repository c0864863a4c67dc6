import { type Expression, sql } from 'kysely'
import { holdJob } from '../../database/job-leases.repository'
import { barrier } from '../../testing/barrier'
import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import { deleteOldRows, selectOldRows } from './prune.repository'
import { PRUNE_RULES, type PruneRule } from './prune-rules'

const ROWS = 100_000
const NOW = Date.parse('2026-11-21T10:00:00+08:00')

/** A hundred thousand rows of each table, a minute apart: some are old, most are not. */
const AT = `${NOW}::bigint - i * 60000::bigint`
const from = `generate_series(1, ${ROWS}) i`
const account = '(select id from accounts order by id limit 1)'
const FILL = [
  `insert into sessions (id, secret_hash, account_id, created_at, last_seen_at)
    select 'i' || i, 'i' || i, ${account}, ${AT}, ${AT} from ${from}`,
  `insert into idempotency_keys (account_id, key, request_hash, order_no, created_at)
    select ${account}, 'i' || i, '', '', ${AT} from ${from}`,
  `insert into outbox (id, kind, payload, state, due_at, attempts, created_at)
    select 'i' || i, case when i % 3 = 0 then 'mail:verification-code' else 'mail:order-paid' end, '{}',
      case when i % 100 = 0 then 'dead' when i % 100 = 1 then 'waiting' else 'done' end, ${AT}, 1, ${AT} from ${from}`,
  `insert into card_errors (id, order_no, account_id, content, logged_at)
    select 'i' || i, (select order_no from orders limit 1), ${account}, '', ${AT} from ${from}`,
  `insert into login_failures (id, subject, failed_at) select 'i' || i, 's' || i % 5000, ${AT} from ${from}`,
  `insert into verification_codes (id, email, range_hash, code_hash, created_at, expires_at, tries)
    select 'i' || i, 'e' || i % 5000, 'r', '', ${AT}, ${AT}, 0 from ${from}`,
  `insert into limit_counters (key, window_start, ends_at, count) select 'k' || i, ${AT}, ${AT} + 3600000000, 1 from ${from}`,
  `insert into limit_locks (key, used_at) select 'k' || i, ${AT} from ${from}`,
  `insert into mailbox_place_gaps (subject, place, mailed_at, mails) select 's' || i, 'p', ${AT}, 1 from ${from}`,
  `insert into partner_calls (call_hash, expires_at) select 'h' || i, ${AT} from ${from}`,
  `insert into mailbox_gaps (subject, mailed_at, mails) select 's' || i, ${AT}, 1 from ${from}`,
  `insert into staff_enrolment_codes (account_id, code_hash, expires_at)
    select 'i' || i, '', ${AT} + 3600000000 from ${from}`,
  `insert into captcha_challenges (sid_hash, action, answer_hash, expires_at, passed)
    select 'i' || i, 'a', '', ${AT} + 3600000000, false from ${from}`,
  `insert into wechat_states (state_hash, browser_hash, success_path, expires_at)
    select 'i' || i, '', '', ${AT} + 3600000000 from ${from}`,
  `insert into refund_quotes (quote_no, order_no, account_id, policy_id, tickets, created_at, valid_until, used_at)
    select 'i' || i, (select order_no from orders limit 1), ${account}, '', '[]', ${AT}, ${AT} + 3600000000,
      case when i % 2 = 0 then ${AT} end from ${from}`,
  `insert into list_exports (export_id, account_id, kind, search, language, state, row_count, part_count, attempts, started_at)
    select 'i' || i, ${account}, 'orders', '', 'en', 'ready', 0, 0, 0, ${AT} from ${from}`,
  `insert into release_visits (visit, app, event_no, version, kind, phase, cause, ms, range_hash, counted_at)
    select 'i' || i, 'mf-x', 0, '1', 'load', 'first', '', 1, '', ${AT} from ${from}`,
  'analyze',
]

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
  const member = await site.member()
  const { placeBody } = await import('../../testing/trip-body.request')
  await member.call('ticket/buy.ticket', placeBody({}, 6500))
  for (const statement of FILL) await sql.raw(statement).execute(site.db)
}, 600_000)
afterAll(() => site.close())

const listSteps = (node: PlanNode): string[] => [
  [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' '),
  ...(node.Plans ?? []).flatMap(listSteps),
]
const explain = async (query: Expression<unknown>): Promise<string[]> => {
  const explained = sql<{ 'QUERY PLAN': Array<{ Plan: PlanNode }> }>`explain (format json) ${query}`
  const [plan] = (await explained.execute(site.db)).rows[0]?.['QUERY PLAN'] ?? []
  return plan ? listSteps(plan.Plan) : []
}
const stepsOf = (rule: PruneRule) => explain(selectOldRows(rule, { now: NOW, limit: 500 }))
const named = PRUNE_RULES.map((rule) => [`${rule.table} ${rule.where ?? ''}`.trim(), rule] as const)

describe('pruning with 100,000 rows in each table', () => {
  it.each(named)('old rows of %s are found by an index, in its order', async (_, rule) => {
    const steps = (await stepsOf(rule)).join(', ')
    expect(steps).toMatch(/Index Scan \w+/)
    expect(steps).not.toMatch(/Seq Scan|Sort/)
  })

  it('a table without its pruning index is read from end to end (negative control)', async () => {
    await site.db
      .transaction()
      .execute(async (trx) => {
        await sql`drop index idempotency_keys_by_age`.execute(trx)
        const rule = PRUNE_RULES.find(({ table }) => table === 'idempotency_keys')
        if (!rule) throw new Error('no rule')
        const { rows } = await sql<{
          'QUERY PLAN': Array<{ Plan: PlanNode }>
        }>`explain (format json) ${selectOldRows(rule, { now: NOW, limit: 500 })}`.execute(trx)
        const [plan] = rows[0]?.['QUERY PLAN'] ?? []
        expect(plan && listSteps(plan.Plan).join(', ')).toContain('Seq Scan idempotency_keys')
        throw new Error('put it back')
      })
      .catch((error: Error) => expect(error.message).toBe('put it back'))
  })

  it('a batch deletes a fixed number of rows, and two concurrent batches delete different ones', async () => {
    const rule = PRUNE_RULES.find(({ table }) => table === 'login_failures')
    if (!rule) throw new Error('no rule')
    const both = await Promise.all([1, 2].map(() => deleteOldRows(site.db, rule, { now: NOW, limit: 500 })))
    expect(both).toEqual([500, 500])
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from login_failures`.execute(site.db)
    expect(rows).toEqual([{ left: ROWS - 1000 }])
  })

  it('one of ten instances that claim the job at once gets it', async () => {
    const all = barrier(10)
    const held = await Promise.all(
      Array.from({ length: 10 }, async (_, holder) => {
        await all()
        return holdJob(site.db, { job: 'race', holder: String(holder), now: NOW, forMs: 1000 })
      }),
    )
    expect(held.filter(Boolean)).toHaveLength(1)
  })

  it('several instances claim the job when each reads before it claims (negative control)', async () => {
    const allHaveChecked = barrier(10)
    const holdNaively = async (holder: string) => {
      const held = await site.db.selectFrom('job_leases').selectAll().where('job', '=', 'naive').executeTakeFirst()
      await allHaveChecked()
      if (held) return false
      await sql`insert into job_leases values ('naive', ${holder}, ${NOW}) on conflict (job) do update set holder = ${holder}`.execute(
        site.db,
      )
      return true
    }
    const held = await Promise.all(Array.from({ length: 10 }, (_, holder) => holdNaively(String(holder))))
    expect(held.filter(Boolean).length).toBeGreaterThan(1)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { civilDateAt } from '@shuttle/domain'
import { type Expression, sql } from 'kysely'
import { figureQueries } from '../../../jobs/money-metrics/money-figures.repository'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { soldTodayQuery } from './today.repository'
import { selectStuckPayments, waitingQueries } from './waiting.repository'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
  const fill = readFileSync(join(__dirname, '../../../testing/many-orders.sql'), 'utf8')
  await sql.raw(fill.replaceAll(':count', '100000')).execute(site.db)
  for (const statement of MANY_PAYMENTS) await sql.raw(statement).execute(site.db)
}, 240_000)
afterAll(() => site.close())

/**
 * A payment of each order, one in a thousand of them still open at a silent provider, and a refund of each eighth
 * order, some of them failed.
 */
const MANY_PAYMENTS = [
  `insert into payment_attempts (request_no, order_no, account_id, provider, merchant, amount_cents, currency, language,
      session_id, session_version, success_indicator, state, created_at, pay_by, next_check_at, checks, request_hash, unanswered_since)
    select request_no, order_no, account_id, 'MasterCard', 'm', due_cents, currency, 'en', '', '', '',
      case when random() < 0.001 then 'open' else 'settled' end, placed_at, pay_by, placed_at, 1, '', placed_at
    from orders where order_no like '25%'`,
  `insert into refunds (refund_no, order_no, request_no, provider, captured_cents, amount_cents, currency, reason, language,
      state, created_at, ended_at)
    select 'R' || order_no, order_no, request_no, 'MasterCard', due_cents, due_cents, currency, 'illness', 'en',
      case when random() < 0.01 then 'refused' else 'done' end, placed_at, placed_at
    from orders where order_no like '25%' and status = 'refunded'`,
  'analyze',
]

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

const listSteps = (node: PlanNode): string[] => [
  [node['Node Type'], node['Index Name'] ?? node['Relation Name']].filter(Boolean).join(' '),
  ...(node.Plans ?? []).flatMap(listSteps),
]

const explain = async (query: Expression<unknown>): Promise<string[]> => {
  const { rows } = await sql<{ 'QUERY PLAN': Array<{ Plan: PlanNode }> }>`explain (format json) ${query}`.execute(
    site.db,
  )
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  return plan ? listSteps(plan.Plan) : []
}

/** The day after the newest of the many orders was placed, as the last part of them is today's. */
const TODAY = civilDateAt(1_795_226_400_000 - 600_000)
const LARGE = ['orders', 'tickets', 'payment_attempts', 'refunds'].map((table) => `Seq Scan ${table}`)

const queries = () => ({
  ...waitingQueries(site.clock.now()),
  sold: soldTodayQuery(TODAY),
  stuck: selectStuckPayments(site.db, 7),
})

describe('[D5.55] [D5.56] query plans with 100,000 orders', () => {
  it.each(['requests', 'proposals', 'payments', 'failedRefunds', 'differences', 'sold', 'stuck'] as const)(
    'the overview reads %s by an index, and no large table from end to end',
    async (name) => {
      const steps = await explain(queries()[name])
      expect(steps.filter((step) => LARGE.includes(step))).toEqual([])
    },
  )

  it.each([
    'outbox',
    'refunds',
    'open',
    'unanswered',
    'closedUnanswered',
    'rechecked',
    'refundsToQuery',
    'misfits',
    'differences',
    'nights',
  ] as const)('the metric of %s is counted by an index, and no large table from end to end', async (name) => {
    const steps = await explain(figureQueries(site.clock.now())[name])
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.filter((step) => LARGE.includes(step))).toEqual([])
  })

  it('the sales of today come from the orders that were placed today', async () => {
    expect((await explain(queries().sold)).join(', ')).toContain('orders_by_placing')
    const { rows } = await queries().sold.execute(site.db)
    expect(rows.length).toBeGreaterThan(1)
  })

  it('payments are read one by one when their index is missing (negative control)', async () => {
    await sql`drop index payment_attempts_all_unanswered, payment_attempts_to_check`.execute(site.db)
    expect(await explain(queries().payments)).toContain('Seq Scan payment_attempts')
    await sql`drop index payment_attempts_open_unanswered, payment_attempts_open_by_age`.execute(site.db)
    expect(await explain(figureQueries(site.clock.now()).unanswered)).toContain('Seq Scan payment_attempts')
  })
})

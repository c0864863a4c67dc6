import { setTimeout as sleep } from 'node:timers/promises'
import type { RowResult, VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import pg from 'pg'
import { addBuyers, type Buyer, emailOfBuyer, signInBuyer } from '../bench/buyers'
import { type OutageSite, startOutageSite } from '../fixtures/outage-site'
import { orderThroughFaults } from '../steps/order-through-faults'
import { TRAVEL_DATE } from '../steps/passenger'
import {
  ANSWERED_WITHIN_MS,
  evaluateAnswers,
  evaluateLiveness,
  inSeconds,
  LIVE_FOR_MS,
  latest,
} from './evaluate-outage'
import { AWAY_MS, BACK_WITHIN_MS, LONG_AWAY_MS, OUTAGES, type Outage, type Stage, watchOutage } from './watch-outage'

const CLIENTS = 20
const CONTROL = 'control: a pool without limits, on a way that loses every byte, then none'
interface Row extends VerifyRow {
  id: Outage | typeof CONTROL
}

const SEATS = `select coalesce(sum(seats_left), 0)::int as seats from quotas where travel_date = '${TRAVEL_DATE}'`
const ORDERS = `select order_no, status from orders where account_id like 'bench-%'`

const readStart = async ({ service }: OutageSite): Promise<string> =>
  /^process_start_time_seconds (\S+)$/m.exec(await (await fetch(`${service.url}/metrics`)).text())?.[1] ?? ''

/** Compares the orders in PostgreSQL with the accepted ones. */
const evaluateOrders = async ({ site, accepted }: Stage) => {
  const orders = await site.read<{ order_no: string; status: string }>(ORDERS)
  const known = new Set(orders.map(({ order_no }) => order_no))
  const faults: string[] = []
  const lost = accepted.filter((orderNo) => !known.has(orderNo)).length
  if (lost > 0) faults.push(`${lost} accepted orders are lost`)
  if (new Set(accepted).size !== accepted.length) faults.push('an order was accepted for two')
  if (orders.length > accepted.length) faults.push(`${orders.length - accepted.length} orders are double`)
  if (orders.some(({ status }) => status !== 'cancelled')) faults.push('an order that was cancelled is not')
  return { count: orders.length, faults }
}

const runOutage = async (stage: Stage, outage: Outage): Promise<RowResult> => {
  const before = stage.accepted.length
  const [started, [seats]] = [await readStart(stage.site), await stage.site.read<{ seats: number }>(SEATS)]
  const seen = await watchOutage(stage, outage)
  const answers = evaluateAnswers(seen, CLIENTS)
  const life = evaluateLiveness(seen, OUTAGES[outage].awayMs === LONG_AWAY_MS)
  const orders = await evaluateOrders(stage)
  const faults = [...answers.faults, ...life.faults, ...orders.faults]
  if ((await readStart(stage.site)) !== started) faults.push('the process is another one')
  const [seatsAfter] = await stage.site.read<{ seats: number }>(SEATS)
  if (seatsAfter?.seats !== seats?.seats) faults.push(`${seats?.seats} seats became ${seatsAfter?.seats}`)
  return {
    cells: [outage, ...answers.cells, stage.accepted.length - before, orders.count - before, life.summary],
    faults,
    measured: { slowest: answers.slowest, healed: answers.healed },
  }
}

/** Purpose of the limits: the same silence, and a query that is never answered. */
const runControl = async ({ site }: Stage): Promise<RowResult> => {
  const pool = new pg.Pool({ connectionString: site.proxy.url, max: 1 })
  pool.on('error', () => {})
  await pool.query('select 1')
  site.proxy.silence()
  let answered = ''
  const firstQuery = pool.query('select 1').then(
    () => (answered = 'answered'),
    (error: Error) => (answered = error.message),
  )
  await sleep(AWAY_MS)
  site.proxy.speak()
  await sleep(BACK_WITHIN_MS)
  const faults = answered === '' ? [] : [`the control was answered: ${answered}`]
  site.proxy.breakAll()
  await firstQuery
  await pool.end()
  const cells = [CONTROL, 1, 0, `hung for ${inSeconds(AWAY_MS + BACK_WITHIN_MS)}`, '', '', '', '', '']
  return { cells, faults }
}

export const table: VerifyTable<Row> = {
  name: 'outage',
  document: {
    title: 'PostgreSQL away and back, under load',
    about: [
      `The built service (\`ROLE=api\`) on a PostgreSQL of its own, which it reaches by a TCP proxy. ${CLIENTS} clients ask for the price, order and cancel beside each other, and send again, after the time of \`Retry-After\` and with the same key, what was answered by 503. PostgreSQL goes away for ${AWAY_MS / 1000} seconds, once for ${LONG_AWAY_MS / 1000}, and comes back; nobody touches the service.`,
      `Held: while it is away every answer is 503 with \`Retry-After\`; none, ever, takes more than ${ANSWERED_WITHIN_MS / 1000} seconds; the service sells again, and puts off nobody any more, ${BACK_WITHIN_MS / 1000} seconds after it is back; the process is the same; the orders in PostgreSQL are those that were accepted, each once and cancelled, and all seats are back. \`/health/live\` fails after ${LIVE_FOR_MS / 1000} seconds and not before, and is 200 again.`,
    ],
    columns: [
      'what happens to PostgreSQL',
      'requests',
      'put off while it was away',
      'slowest answer, s',
      'sells again after, s',
      'last put off after, s',
      'orders accepted',
      'orders stored',
      '`/health/live`',
    ],
    summary: (rows) => {
      const worst = (name: string) => inSeconds(latest(rows.map(({ measured }) => measured?.[name] ?? 0)))
      return [`Slowest answer: ${worst('slowest')} s. Slowest healing: ${worst('healed')} s.`]
    },
  },
  rows: () => [...(Object.keys(OUTAGES) as Outage[]), CONTROL].map((id) => ({ id }) as Row),
  open: async () => {
    const site = await startOutageSite()
    await addBuyers(site.service, CLIENTS)
    const buyers: Buyer[] = []
    for (let at = 0; at < CLIENTS; at += 1) buyers.push(await signInBuyer(site.service, emailOfBuyer(at)))
    const [buyer] = buyers
    if (!buyer) throw new Error('nobody buys')
    // The seats of a day are counted from its first order on.
    const first = await orderThroughFaults({ url: site.service.url, ...buyer, note: () => {} }, TRAVEL_DATE)
    const stage: Stage = { site, buyers, accepted: [first] }
    return {
      close: () => site.stop(),
      run: ({ id }) => (id === CONTROL ? runControl(stage) : runOutage(stage, id)),
    }
  },
}

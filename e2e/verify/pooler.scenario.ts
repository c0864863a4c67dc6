import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { NotHere, type VerifyRow, type VerifyTable } from '@shuttle/platform/verify-table'
import pg from 'pg'
import { addBuyers, emailOfBuyer } from '../bench/buyers'
import { startPairOfServices } from '../fixtures/pair-of-services'
import { POOLED, type Pooler, type PoolMode, startPooler } from '../fixtures/start-pooler'
import { buyWhile } from '../steps/buy-while'

const BUYERS = 20
const BUYING_MS = 10_000
const MODES: Readonly<Record<string, PoolMode>> = {
  'a connection is lent for a transaction': 'transaction',
  'control: a connection is lent for a statement, so that no transaction can be one': 'statement',
}

export const table: VerifyTable<VerifyRow> = {
  name: 'pooler',
  document: {
    title: 'Behind a pooler of connections',
    about: [
      `Two services reach one PostgreSQL by pgbouncer, which lends ${POOLED} connections for a transaction each and is told to ignore the start-up settings, as \`docs/operate/processes.md\` says. Both make their schema through it; then ${BUYERS} buyers make whole purchases by the calls of the site beside each other, each request once, at either of them by turns.`,
    ],
    columns: ['what', 'connections of PostgreSQL at most', 'purchases', 'requests', 'failed'],
  },
  rows: () => Object.keys(MODES).map((id) => ({ id })),
  open: async () => {
    if (spawnSync('pgbouncer', ['--version']).status !== 0) throw new NotHere('pgbouncer is not installed here')
    let pooler: Pooler | undefined
    let databaseUrl = ''
    const site = await startPairOfServices({}, async (url) => {
      databaseUrl = url
      pooler = await startPooler(url)
      return pooler
    })
    await addBuyers(site, BUYERS)
    const watcher = new pg.Client({ connectionString: databaseUrl })
    await watcher.connect()
    // The provider has its own database on the same server, and connects directly.
    const countConnections = async (): Promise<number> => {
      const clients = 'select count(*)::int as count from pg_stat_activity where datname = current_database()'
      const { rows } = await watcher.query<{ count: number }>(`${clients} and pid <> pg_backend_pid()`)
      return rows[0]?.count ?? 0
    }
    const emails = Array.from({ length: BUYERS }, (_, at) => emailOfBuyer(at))
    return {
      close: async () => {
        await watcher.end()
        await site.stop()
      },
      run: async ({ id }) => {
        const mode = MODES[id] ?? 'transaction'
        await pooler?.setMode(mode)
        let [sent, most] = [0, 0]
        const inTurns = {
          sandboxUrl: site.sandboxUrl,
          get url(): string {
            sent += 1
            return site.services[sent % 2 === 0 ? 0 : 1].url
          },
        }
        const { failures, purchases, requests } = await buyWhile(inTurns, emails, async () => {
          for (const end = performance.now() + BUYING_MS; performance.now() < end; await sleep(100))
            most = Math.max(most, await countConnections())
        })
        await pooler?.setMode('transaction')
        const faults = mode === 'transaction' ? [...new Set(failures)].slice(0, 5) : []
        if (mode === 'transaction' && (purchases === 0 || most > POOLED))
          faults.push('nobody bought, or not through it')
        if (mode === 'statement' && purchases > 0) faults.push('something was sold all the same')
        return { cells: [id, most, purchases, requests, failures.length], faults }
      },
    }
  },
}

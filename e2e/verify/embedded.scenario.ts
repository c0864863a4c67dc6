import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RowResult, VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import pg from 'pg'
import { addBuyers, type Buyer, emailOfBuyer, signInBuyer } from '../bench/buyers'
import { startOne } from '../fixtures/pair-of-services'
import { fillSite, type Service, TODAY } from '../fixtures/service'
import { orderThroughFaults } from '../steps/order-through-faults'
import { TRAVEL_DATE } from '../steps/passenger'

const CLIENTS = 10
const KILLS = 10
const SIGN_INS = 250
const LIVE_WITHIN_MS = 1000
/** Time between two kills, so that orders are placed before and after each. */
const BETWEEN_KILLS_MS = 2000

interface EmbeddedSite {
  service: Awaited<ReturnType<typeof startOne>>
  databaseUrl: string
  /** Process id of the server's first process; waits for one that is starting. */
  serverPid: () => Promise<number>
  stop: () => Promise<void>
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const startEmbeddedSite = async (): Promise<EmbeddedSite> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-embedded-'))
  // The server runs as another user where the service runs as root.
  chmodSync(dataDir, 0o711)
  await fillSite(dataDir)
  const service = await startOne(dataDir, {
    SHUTTLE_CLOCK: `${TODAY}T09:00:00+08:00`,
    UNPAID_ORDERS_A_DAY: '1000000',
  })
  const folder = join(dataDir, 'postgres')
  return {
    service,
    databaseUrl: `postgres://shuttle@localhost/postgres?host=${encodeURIComponent(folder)}`,
    serverPid: async () => {
      const file = join(folder, 'postmaster.pid')
      for (;;) {
        // A killed server leaves its file behind.
        const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
        if (pid > 0 && isRunning(pid)) return pid
        await sleep(20)
      }
    },
    stop: async () => {
      await service.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const readOrders = async (url: string): Promise<string[]> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ order_no: string }>(
      `select order_no from orders where account_id like 'bench-%'`,
    )
    return rows.map(({ order_no }) => order_no)
  } finally {
    await client.end()
  }
}

const signIn = (site: EmbeddedSite, at: number): Promise<Buyer> =>
  signInBuyer({ url: site.service.url } as Service, emailOfBuyer(at))

/** Clients place and cancel orders concurrently, and repeat unanswered requests, while `kill` is called ten times. */
const sellWhileKilled = async (what: string, site: EmbeddedSite, kill: () => Promise<void>): Promise<RowResult> => {
  const buyers: Buyer[] = []
  for (let at = 0; at < CLIENTS; at += 1) buyers.push(await signIn(site, at))
  const stored = new Set(await readOrders(site.databaseUrl))
  const accepted: string[] = []
  let unanswered = 0
  let isSelling = true
  const note = ({ status }: { status: number }) => {
    if (status !== 200) unanswered += 1
  }
  const selling = buyers.map(async (buyer) => {
    while (isSelling) accepted.push(await orderThroughFaults({ url: site.service.url, ...buyer, note }, TRAVEL_DATE))
  })
  for (let killed = 0; killed < KILLS; killed += 1) {
    await sleep(BETWEEN_KILLS_MS)
    await kill()
  }
  await sleep(BETWEEN_KILLS_MS)
  isSelling = false
  await Promise.all(selling)
  const orders = (await readOrders(site.databaseUrl)).filter((orderNo) => !stored.has(orderNo))
  const lost = accepted.filter((orderNo) => !orders.includes(orderNo)).length
  const faults = lost > 0 ? [`${lost} accepted orders are lost`] : []
  if (orders.length > accepted.length) faults.push(`${orders.length - accepted.length} orders are double`)
  if (accepted.length < KILLS) faults.push('fewer orders were accepted than kills came')
  if (unanswered === 0) faults.push('no request met a kill')
  return { cells: [what, KILLS, accepted.length, orders.length, unanswered, ''], faults }
}

const killService =
  ({ service }: EmbeddedSite) =>
  async () => {
    await service.end('SIGKILL')
    await service.start()
  }
const killServer =
  ({ serverPid }: EmbeddedSite) =>
  async () => {
    process.kill(await serverPid(), 'SIGKILL')
  }

const signInAtOnce = async (what: string, site: EmbeddedSite): Promise<RowResult> => {
  let isSigningIn = true
  let slowest = 0
  const watching = (async () => {
    while (isSigningIn) {
      const begun = performance.now()
      await fetch(`${site.service.url}/health/live`)
      slowest = Math.max(slowest, performance.now() - begun)
      await sleep(20)
    }
  })()
  const outcomes = await Promise.allSettled(Array.from({ length: SIGN_INS }, (_, at) => signIn(site, at)))
  isSigningIn = false
  await watching
  const signedIn = outcomes.filter(({ status }) => status === 'fulfilled').length
  const faults = slowest > LIVE_WITHIN_MS ? [`/health/live answered after ${Math.round(slowest)} ms`] : []
  if (signedIn === 0) faults.push('no sign-in was accepted')
  return { cells: [what, 0, signedIn, SIGN_INS, '', Math.round(slowest)], faults }
}

const HOW: Record<string, (site: EmbeddedSite, what: string) => Promise<RowResult>> = {
  'the service is killed during orders': (site, what) => sellWhileKilled(what, site, killService(site)),
  'the database server is killed during orders': (site, what) => sellWhileKilled(what, site, killServer(site)),
  '250 members sign in at once': (site, what) => signInAtOnce(what, site),
}

export const table: VerifyTable<VerifyRow> = {
  name: 'embedded',
  document: {
    title: 'The embedded server under kill -9 and sign-ins',
    about: [
      `The built service on its embedded server. ${CLIENTS} clients order and cancel, and send again with the same key what was not answered, while \`kill -9\` ends the service or the first process of its server ${KILLS} times. The service is started again each time; it starts its server anew by itself.`,
      `Held: each accepted order is stored once. While ${SIGN_INS} members sign in at once, \`/health/live\` answers within ${LIVE_WITHIN_MS} ms.`,
    ],
    columns: ['what', 'kills', 'accepted', 'stored or sent', 'not answered at once', 'slowest `/health/live`, ms'],
  },
  rows: () => Object.keys(HOW).map((id) => ({ id })),
  open: async () => {
    const site = await startEmbeddedSite()
    await addBuyers(site, SIGN_INS)
    return { close: () => site.stop(), run: async ({ id }) => (HOW[id] as (typeof HOW)[string])(site, id) }
  },
}

import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnDemo } from '@shuttle/platform/spawn-demo'
import { startThrowawayPostgres } from '@shuttle/platform/throwaway-postgres'
import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { runStatement } from '@shuttle/postgres'
import { addBuyers, emailOfBuyer } from '../bench/buyers'
import { startOne, startProvider } from '../fixtures/pair-of-services'
import { buildVersion, findPreviousVersion, type Version } from '../fixtures/previous-version'
import { TODAY } from '../fixtures/service'
import { buyWhile } from '../steps/buy-while'

const BUYERS = 10
/** Data that every version reads to sell. */
const TAKEN = {
  from: 'alter table quotas rename seats_left to seats',
  back: 'alter table quotas rename seats to seats_left',
}

type One = Awaited<ReturnType<typeof startOne>>

/** A PostgreSQL with the schema of the previous version, and a separate provider. */
const startBefore = async (version: Version) => {
  const { checkout, remove } = await buildVersion(version)
  const folder = (use: string) => mkdtempSync(join(tmpdir(), `shuttle-${use}-`))
  const [scratch, dataDir, providerDir] = [folder('postgres'), folder('data'), folder('provider')]
  chmodSync(scratch, 0o755)
  const postgres = await startThrowawayPostgres(scratch)
  const provider = await startProvider(providerDir, postgres.url)
  const environment = {
    DATABASE_URL: postgres.url,
    GATEWAY_URL: provider.sandboxUrl,
    // Versions from before the demo workspace fill their database when they start.
    DEMO: 'yes',
    SHUTTLE_CLOCK: `${TODAY}T09:00:00+08:00`,
    DRAIN_GRACE_MS: '1000',
  }
  if (existsSync(join(checkout, 'demo')))
    await spawnDemo({ root: checkout, env: { ...environment, DATA_DIR: dataDir, DEMO_ORDERS: 'no' } })
  const before = await startOne(dataDir, environment, checkout)
  await addBuyers({ databaseUrl: postgres.url }, BUYERS)
  let after: One | undefined
  return {
    before,
    /** The next version, which migrates the schema at its first start. */
    startAfter: async (): Promise<One> => {
      after ??= await startOne(dataDir, environment)
      return after
    },
    change: (statement: string) => runStatement(postgres.url, statement),
    sandboxUrl: provider.sandboxUrl,
    stop: async () => {
      await before.end('SIGTERM')
      await after?.end('SIGTERM')
      await provider.stop()
      await postgres.remove()
      for (const path of [scratch, dataDir, providerDir]) rmSync(path, { recursive: true, force: true })
      remove()
    },
  }
}
type Before = Awaited<ReturnType<typeof startBefore>>

const buyers = Array.from({ length: BUYERS }, (_, at) => emailOfBuyer(at))
const buyAt = ({ sandboxUrl }: Before, services: readonly One[], action = async () => {}) => {
  let sent = 0
  const site = {
    sandboxUrl,
    get url(): string {
      sent += 1
      return services[sent % services.length]?.url ?? ''
    },
  }
  return buyWhile(site, buyers, action)
}

const HOW = {
  'the version before sells while the version after migrates': (site: Before) =>
    buyAt(site, [site.before], async () => void (await site.startAfter())),
  'both sell, each gets every other request': async (site: Before) =>
    buyAt(site, [site.before, await site.startAfter()]),
  'back: the version before is started anew on the schema after, and sells alone': async (site: Before) => {
    const after = await site.startAfter()
    await after.end('SIGTERM')
    await site.before.end('SIGTERM')
    await site.before.start()
    return buyAt(site, [site.before], async () => {}).finally(() => after.start())
  },
} as const
const CONTROL = 'control: the schema after has no `quotas.seats_left` any more'
interface Row extends VerifyRow {
  id: keyof typeof HOW | typeof CONTROL
}

const sellWithout = async (site: Before) => {
  await site.change(TAKEN.from)
  return buyAt(site, [site.before]).finally(() => site.change(TAKEN.back))
}

export const table: VerifyTable<Row> = {
  name: 'previous-version',
  document: {
    title: 'The version before on the schema after',
    about: [
      `The newest commit that has the baseline and the first migrations of this version and not all of them, or the one that \`PREVIOUS_VERSION\` names, or else this version without its last migration, is built in a clone, with packages of its own, and starts on an empty PostgreSQL. ${BUYERS} buyers make whole purchases by the calls of the site beside each other, each request once; meanwhile this version starts on the same database and migrates it, as when instances are replaced one after the other. No request may fail.`,
      'At last the version before is started anew on the schema after. The control takes away what it reads: it must sell nothing then.',
    ],
    columns: ['what happens', 'version before', 'purchases', 'requests', 'failed'],
  },
  rows: () => ([...Object.keys(HOW), CONTROL] as Row['id'][]).map((id) => ({ id })),
  open: async () => {
    const previous = findPreviousVersion()
    const site = await startBefore(previous)
    return {
      close: () => site.stop(),
      run: async ({ id }) => {
        const { failures, purchases, requests } = await (id === CONTROL ? sellWithout(site) : HOW[id](site))
        const cells = [id, `${previous.commit.slice(0, 8)}, up to ${previous.migration}`, purchases, requests]
        const faults = id === CONTROL ? [] : [...new Set(failures)].slice(0, 5)
        if (id === CONTROL && purchases > 0) faults.push('something was sold all the same')
        if (id !== CONTROL && purchases === 0) faults.push('nobody bought anything')
        return { cells: [...cells, failures.length], faults }
      },
    }
  },
}

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BASE_PATH } from '@shuttle/contracts'
import { freePort } from '@shuttle/platform/free-port'
import { startProcess } from '@shuttle/platform/processes'
import { NotHere, type VerifyRow, type VerifyTable } from '@shuttle/platform/verify-table'
import { copyOfPreparedSite, type Service, startService } from '../fixtures/service'
import { reissueBuild } from '../releases/reissue-build'
import { releaseTool } from '../releases/release-tool'
import { passenger } from '../steps/passenger'
import { openStage } from './verify-stage'

const root = resolve(import.meta.dirname, '../..')
const GUIDE = join(root, 'docs/nginx.conf')
const MEMBER_WITHOUT_ORDERS = 'level0@demo.test'

/** nginx with the configuration of the guide, with replaced ports; it stays in the foreground. */
const startProxy = async (ports: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'shuttle-nginx-'))
  // Its workers run as another user when root starts it.
  chmodSync(folder, 0o711)
  const conf = join(folder, 'nginx.conf')
  writeFileSync(
    conf,
    readFileSync(GUIDE, 'utf8').replace(/127\.0\.0\.1:(\d+)/g, (_, port) => `127.0.0.1:${ports[port]}`),
  )
  const child = startProcess('nginx', ['-p', folder, '-c', conf], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${ports['8080']}`
  while (!(await fetch(`${url}${BASE_PATH}`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await sleep(50)
  }
  return {
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface SplitSite {
  url: string
  service: Service
  pages: readonly [Service, Service]
  stop: () => Promise<void>
}

/**
 * A service, two processes that deliver pages without a database or a secret, and nginx; undefined without PostgreSQL.
 */
const startSplitSite = async (): Promise<SplitSite> => {
  const { dataDir, database } = await copyOfPreparedSite()
  const port = String(await freePort())
  const providerFrames = String(await freePort())
  const shared = {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    FRAMES_URL: `http://127.0.0.1:${providerFrames}`,
    SANDBOX_PORT: String(await freePort()),
  }
  const service = await startService(dataDir, { ...database.environment, ...shared, ROLE: 'api' })
  const delivery = { ...shared, ROLE: 'delivery', API_URL: service.url }
  const pages = [await startService(dataDir, delivery), await startService(dataDir, delivery)] as const
  const portOf = (url: string) => new URL(url).port
  const proxy = await startProxy({
    8080: port,
    8082: portOf(service.url),
    8083: portOf(pages[0].url),
    8084: portOf(pages[1].url),
    8085: portOf(pages[0].providerFramesUrl),
    8086: portOf(pages[1].providerFramesUrl),
    8087: providerFrames,
  })
  return {
    url: shared.PUBLIC_URL,
    service,
    pages,
    stop: async () => {
      await proxy.stop()
      for (const one of [...pages, service]) await one.stop()
      await database.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const HOW = {
  'a ticket is bought and shown': 'by card, to its QR code',
  'health and metrics are for the inside': '/health/ready, /metrics',
  'a build is published': 'the shell, by the release tool through the proxy',
  'one process of pages is gone': '20 pages, one after another',
  'the service is gone': 'a page, from the last good set',
} as const
interface Row extends VerifyRow {
  id: keyof typeof HOW
}

const statusesAt = async (url: string, times: number): Promise<string> => {
  const statuses = new Set<number>()
  for (let count = 0; count < times; count += 1) statuses.add((await fetch(url)).status)
  return [...statuses].join(' ')
}

export const table: VerifyTable<Row> = {
  name: 'roles',
  document: {
    title: 'Roles behind a proxy',
    about: [
      'One process with `ROLE=api` on PostgreSQL, two with `ROLE=delivery`, and nginx with `docs/nginx.conf` in front, of which only the ports are others. Delivery has the address of the service, and neither a database nor a secret. The rows follow each other: the last two take processes away.',
    ],
    columns: ['what', 'how', 'outcome'],
  },
  rows: () => (Object.keys(HOW) as Row['id'][]).map((id) => ({ id })),
  open: async () => {
    if (spawnSync('nginx', ['-v']).status !== 0) throw new NotHere('nginx is not installed here')
    const { browser, site, close } = await openStage(startSplitSite)
    const outcomes: Record<Row['id'], () => Promise<[outcome: string, expected: string]>> = {
      'a ticket is bought and shown': async () => {
        const page = await browser.newPage()
        const order = await passenger(page).buys(1, MEMBER_WITHOUT_ORDERS, site)
        await page.close()
        return [order === '' ? 'no order' : 'bought', 'bought']
      },
      'health and metrics are for the inside': async () => [
        `${await statusesAt(`${site.url}/health/ready`, 1)} ${await statusesAt(`${site.url}/metrics`, 1)}`,
        '403 403',
      ],
      'a build is published': async () => {
        const scratch = mkdtempSync(join(tmpdir(), 'shuttle-roles-'))
        const { dist, version } = reissueBuild(join(root, 'shell/dist'), scratch, 'rolestable', (text) => text)
        await releaseTool({ url: site.url, dataDir: site.service.dataDir }, 'publish', 'shell', '--dist', dist)
        rmSync(scratch, { recursive: true, force: true })
        // Both processes read the registry twice a second.
        for (const { url } of site.pages)
          while (!(await (await fetch(`${url}${BASE_PATH}`)).text()).includes(`/shell/${version}/`)) await sleep(50)
        return [(await (await fetch(`${site.url}${BASE_PATH}`)).text()).includes(version) ? 'live' : 'not live', 'live']
      },
      'one process of pages is gone': async () => {
        await site.pages[0].stop()
        return [await statusesAt(`${site.url}${BASE_PATH}`, 20), '200']
      },
      'the service is gone': async () => {
        await site.service.stop()
        return [await statusesAt(`${site.url}${BASE_PATH}`, 1), '200']
      },
    }
    return {
      close,
      run: async ({ id }) => {
        const [outcome, expected] = await outcomes[id]()
        return { cells: [id, HOW[id], outcome], faults: outcome === expected ? [] : [`${id}: ${outcome}`] }
      },
    }
  },
}

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { createRemote } from '@shuttle/platform/create-remote'
import { runRspack } from '@shuttle/platform/run-rspack'
import { publishBuilds } from '../fixtures/publish-builds'
import { type Service, startFreshService } from '../fixtures/service'
import { reissueBuild } from '../releases/reissue-build'
import type { Target } from './faults'

const house = resolve(import.meta.dirname, '../..')

/** A remote, the page that is opened, and a sentence of it in the older and in the newer version. */
export interface Place {
  remote: string
  path: string
  older: string
  newer: string
}

const MADE = { older: 'Tell us what you would like to find here', newer: 'Newly told: what would you like to find' }

/** Five remotes: two that are here, three that the generator makes. */
export const PLACES: readonly Place[] = [
  { remote: 'mf-purchase', path: '/', older: 'board any bus', newer: 'board any newer bus' },
  { remote: 'mf-account', path: '/login', older: 'Sign in with your e-mail', newer: 'Newly sign in with your e-mail' },
  { remote: 'mf-orders', path: '/my_order', ...MADE },
  { remote: 'mf-airport', path: '/airline', ...MADE },
  { remote: 'mf-backoffice', path: '/back_management_index', ...MADE },
]
const HERE = new Set(['mf-purchase', 'mf-account'])

const readTarget = (dist: string, path: string): Target => ({
  path,
  record: JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as BuildRecord,
  files: new Map(
    readdirSync(dist)
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => [name, readFileSync(join(dist, name), 'utf8')] as const),
  ),
})

const makeRemote = async ({ remote, path }: Place, parent: string): Promise<string> => {
  const title = { 'zh-cn': remote, 'zh-hk': remote, en: remote }
  const dir = await createRemote(house, { name: remote, pages: [{ path, title }], slots: [] }, parent)
  await runRspack(house, dir)
  return join(dir, 'dist')
}

export interface FaultSite {
  service: Service
  /** `first`: the only version there is. `second`: what is live after {@link FaultSite.publishSecond}. */
  target: (remote: string, version: 'first' | 'second') => Target
  /** Publishes a second version of each remote, which differs in a sentence. */
  publishSecond: () => Promise<void>
  stop: () => Promise<void>
}

/** A running site of five remotes; what breaks it stands before it. */
export const startFaultSite = async (): Promise<FaultSite> => {
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-faults-'))
  const service = await startFreshService()
  const first = new Map<string, string>()
  for (const place of PLACES) {
    const dist = HERE.has(place.remote) ? join(house, place.remote, 'dist') : await makeRemote(place, scratch)
    first.set(place.remote, dist)
  }
  const made = PLACES.filter(({ remote }) => !HERE.has(remote)).map(({ remote }) => first.get(remote) ?? '')
  await publishBuilds(service, made)
  const second = new Map(
    PLACES.map(({ remote, older, newer }) => {
      const edit = (text: string): string => text.replaceAll(older, newer)
      return [remote, reissueBuild(first.get(remote) ?? '', scratch, 'second0002', edit).dist] as const
    }),
  )
  return {
    service,
    target: (remote, version) => {
      const dist = (version === 'first' ? first : second).get(remote)
      const path = PLACES.find((place) => place.remote === remote)?.path
      if (!dist || !path) throw new Error(`there is no ${remote}`)
      return readTarget(dist, path)
    },
    publishSecond: () => publishBuilds(service, [...second.values()]),
    stop: async () => {
      await service.stop()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

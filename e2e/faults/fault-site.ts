import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { runRspack } from '@shuttle/platform/build-all'
import { createLinkedRemote } from '@shuttle/platform/create-linked-remote'
import { publishBuilds } from '../fixtures/publish-builds'
import { type Service, startFreshService } from '../fixtures/service'
import { reissueBuild } from '../releases/reissue-build'
import { type Account, makeOrders } from './make-orders'
import { MADE_REMOTES, OTHER_TEXTS, type Story } from './stories'
import { readTarget, type Target } from './target'

const root = resolve(import.meta.dirname, '../..')
const HERE = ['mf-purchase', 'mf-account', 'mf-orders']

export interface FaultSite {
  service: Service
  /** `first`: the only existing version. `second`: the live version after {@link FaultSite.publishSecond}. */
  target: (story: Story, version: 'first' | 'second') => Target
  /** Publishes a second version of each remote, which differs in a sentence. */
  publishSecond: () => Promise<void>
  /** Created on first use. */
  account: (browser: Browser) => Promise<Account>
  stop: () => Promise<void>
}

const makeRemote = async (remote: string, path: string, parent: string): Promise<string> => {
  const title = { 'zh-cn': remote, 'zh-hk': remote, en: remote }
  const dir = await createLinkedRemote(root, { name: remote, pages: [{ path, title }], slots: [] }, parent)
  await runRspack(root, dir)
  return join(dir, 'dist')
}

/** A running site of five remotes, three of this repository and two generated ones, behind the proxy that breaks it. */
export const startFaultSite = async (): Promise<FaultSite> => {
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-faults-'))
  const service = await startFreshService({ PAYMENT_WINDOW_MINUTES: '30' })
  const first = new Map(HERE.map((remote) => [remote, join(root, remote, 'dist')]))
  for (const { remote, path } of MADE_REMOTES) first.set(remote, await makeRemote(remote, path, scratch))
  await publishBuilds(
    service,
    MADE_REMOTES.map(({ remote }) => first.get(remote) ?? ''),
  )
  const second = new Map(
    [...first].map(([remote, dist]) => {
      const edit = (text: string): string =>
        (OTHER_TEXTS[remote] ?? []).reduce((whole, [older, newer]) => whole.replaceAll(older, newer), text)
      return [remote, reissueBuild(dist, scratch, 'second0002', edit).dist] as const
    }),
  )
  let account: Promise<Account> | undefined
  return {
    service,
    target: (story, version) => {
      const dist = (version === 'first' ? first : second).get(story.remote)
      if (!dist) throw new Error(`there is no ${story.remote}`)
      return readTarget(dist, story)
    },
    publishSecond: () => publishBuilds(service, [...second.values()]),
    account: (browser) => {
      account ??= makeOrders(browser, service.url)
      return account
    },
    stop: async () => {
      await service.stop()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

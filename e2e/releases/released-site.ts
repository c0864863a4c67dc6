import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BASE_PATH, type BootData } from '@shuttle/contracts'
import { type Service, startFreshService } from '../fixtures/service'
import { test as base } from '../fixtures/test'
import { type Reissue, reissueBuild } from './reissue-build'
import { type ReleaseMoveions, releaseActions } from './release-actions'

const root = resolve(import.meta.dirname, '../..')
const APPS = ['shell', 'mf-purchase', 'mf-account', 'mf-orders', 'mf-airport'] as const
export type App = (typeof APPS)[number]

/** A site whose apps a story moves. */
export interface ReleasedSite extends Service {
  actions: ReleaseMoveions
  /** Another build of an app. */
  next: (app: App) => Reissue
  /** Versions of a new page now. */
  live: () => Promise<Record<App, string>>
}

/** Stories on a site of their own, shared by those of one file. */
export const test = base.extend<object, { releasedSite: ReleasedSite }>({
  releasedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const scratch = mkdtempSync(join(tmpdir(), 'shuttle-released-'))
      const site = await startFreshService()
      const live = async () => {
        const answer = await fetch(`${site.url}${BASE_PATH}registry.json`)
        const { shell, remotes } = (await answer.json()) as BootData['registry']
        const getVersion = (name: string) =>
          name === 'shell' ? shell : (remotes.find((one) => one.name === name)?.version ?? 'none')
        return Object.fromEntries(APPS.map((app) => [app, getVersion(app)])) as Record<App, string>
      }
      let builds = 0
      const next = (app: App): Reissue => {
        builds += 1
        return reissueBuild(join(root, app, 'dist'), scratch, `pinned${String(builds).padStart(4, '0')}`)
      }
      await use({ ...site, actions: releaseActions(site), next, live })
      await site.stop()
      rmSync(scratch, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  // So that the shared site of other stories is not started as well.
  baseURL: async ({ releasedSite }, use) => use(`${releasedSite.url}${BASE_PATH}`),
})

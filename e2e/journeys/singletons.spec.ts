import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { publishBuilds } from '../fixtures/publish-builds'
import { type Service, startFreshService } from '../fixtures/service'
import { expect, test } from '../fixtures/test'
import { buildFiveRemotes, FIVE, type FiveRemotes } from '../singletons/five-remotes'
import { loadInOrder } from '../singletons/load-in-order'
import { LIBRARIES } from '../singletons/probe'
import { readShareScope } from '../singletons/share-scope'

const root = resolve(import.meta.dirname, '../..')
const NAMES = FIVE.map(({ name }) => name)
const ONE_OF_EACH = Object.fromEntries(Object.keys(LIBRARIES).map((key) => [key, 1]))

test.describe('five remotes of five teams in one page', () => {
  test.describe.configure({ mode: 'serial' })
  let five: FiveRemotes
  let site: Service

  test.beforeAll(async () => {
    five = await buildFiveRemotes()
    site = await startFreshService()
    await publishBuilds(site, five.dists)
  })
  test.afterAll(async () => {
    await site.stop()
    five.remove()
  })

  test('remotes get the libraries of the shell’s record, in one version', async ({ page }) => {
    const { provides } = JSON.parse(readFileSync(resolve(root, 'shell/dist/remote.json'), 'utf8')) as BuildRecord
    await page.goto(`${site.url}/webhtml/not_found`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await readShareScope(page)).toEqual({ names: provides, offeredTwice: [] })
    expect(Object.keys(provides ?? {}).sort()).toEqual(Object.keys(LIBRARIES).sort())
  })

  test('remotes share one copy of everything in any load order, slow or fast', async ({ page }) => {
    // `npm run verify -- load-orders` runs every order in both paces.
    for (const [order, pace] of [
      [NAMES, 'fast'],
      [NAMES.toReversed(), 'slow'],
    ] as const) {
      const loaded = await loadInOrder(page, site.url, order, pace)
      expect(loaded, `${pace}: ${order.join(', ')}`).toMatchObject({ ran: order, copies: ONE_OF_EACH })
    }
  })

  test('a remote that brings its own React is reported as a second copy', async ({ page }) => {
    const own = await five.rebuildWith('mf-parking', { react: resolve(root, 'node_modules/react/index.js') })
    await publishBuilds(site, [own])
    const loaded = await loadInOrder(page, site.url, NAMES, 'fast')
    expect(loaded.copies).toEqual({ ...ONE_OF_EACH, react: 2 })
  })
})

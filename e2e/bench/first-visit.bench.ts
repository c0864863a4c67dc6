import { resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Bench, describeRatios, quantile } from '@shuttle/platform/bench'
import { publishSingle } from '@shuttle/platform/publish-single'
import { measureReady } from '../first-load/measure-ready'
import { FIRST_LOAD_PAGES } from '../first-load/pages'
import { launchBrowser } from '../fixtures/launch-browser'
import prepareData from '../fixtures/prepare-data'
import { startEmptyService, startFreshService } from '../fixtures/service'

const root = resolve(import.meta.dirname, '../..')

/** The composed site twice, the second as a control, and the same sources built as one application. */
const startThree = async () => {
  const removeData = await prepareData()
  const [composed, control, single] = [
    await startFreshService(),
    await startFreshService(),
    await startEmptyService(),
  ] as const
  await publishSingle({ root, site: single.url, dataDir: single.dataDir })
  const browser = await launchBrowser()
  return {
    sites: { composed: composed.url, control: control.url, single: single.url },
    browser,
    stop: async () => {
      await browser.close()
      for (const site of [composed, control, single]) await site.stop()
      await removeData()
    },
  }
}
type SiteName = 'composed' | 'control' | 'single'

/** Visits the sites in turns, each round in another order, so that a slowdown of the machine affects all of them. */
const visitInTurns = async (
  browser: Browser,
  sites: Readonly<Record<SiteName, string>>,
  page: { path: string; ready: string },
  { pairs, isWarm }: { pairs: number; isWarm: boolean },
): Promise<Record<SiteName, number[]>> => {
  const times: Record<SiteName, number[]> = { composed: [], control: [], single: [] }
  const order = Object.keys(sites) as SiteName[]
  // The first round fills the caches of the services and is discarded.
  for (let round = -1; round < pairs; round += 1) {
    for (const name of order) {
      const time = await measureReady(browser, sites[name] + page.path, page.ready, { isWarm })
      if (round >= 0) times[name].push(time)
    }
    order.push(...order.splice(0, 1))
  }
  return times
}

export const benches: readonly Bench[] = FIRST_LOAD_PAGES.map(({ name, path, ready }) => ({
  name: name.replace(' ', '-'),
  title:
    `Ready time of ${name} at slow 4G and a quarter of the processor: the composed site against the same source as ` +
    'one application, and against a second composed site as a control.',
  columns: ['visit', 'composed (ms)', 'single (ms)', 'composed / single', 'composed / control'],
  run: async (pairs) => {
    const { sites, browser, stop } = await startThree()
    try {
      const rows = []
      for (const isWarm of [false, true]) {
        const times = await visitInTurns(browser, sites, { path, ready }, { pairs, isWarm })
        const pairsWith = (other: SiteName) => times.composed.map((time, at) => [time, times[other][at] ?? 0] as const)
        rows.push([
          isWarm ? 'second (warm cache)' : 'first (empty cache)',
          Math.round(quantile(times.composed, 0.5)),
          Math.round(quantile(times.single, 0.5)),
          describeRatios(pairsWith('single')),
          describeRatios(pairsWith('control')),
        ])
      }
      return rows
    } finally {
      await stop()
    }
  },
}))

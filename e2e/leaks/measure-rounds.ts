import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { navigate } from '../steps/navigate'
import { readObjectBytes } from './read-object-bytes'

/** Memory of a tab after its garbage was collected. */
export interface Held {
  heapBytes: number
  nodes: number
  listeners: number
}

/** A page of the site, and a selector that matches when it is drawn. */
export interface MeasuredPage {
  path: string
  ready: string
}

export interface Rounds {
  from: MeasuredPage
  to: MeasuredPage
  /** `anew`: each round is a new visit of `to`. `forward`: it is visited once, and the browser goes forward to it. */
  opens: 'anew' | 'forward'
  /** Code that runs in `to`. */
  eachRound?: string
}

/** Everything that the pages load lazily has been loaded after these rounds. */
export const FIRST = 10
export const ROUNDS = 50
/** Delayed work after leaving a page, such as a scheduled check, has ended after this time. */
const SETTLE_MS = 1500
/** A collection that frees less than this share of the heap ends the collecting. */
const STABLE_SHARE = 0.0005
const MOST_COLLECTIONS = 10

/**
 * Moves from one page to the other and back by the browser's back button, `FIRST` times and twice `ROUNDS` times. Returns
 * the objects of the tab around the former rounds, in which the browser compiles most of what the pages run often, and
 * its whole memory, which includes machine code, around the latter.
 */
export const measureRounds = async (
  page: Page,
  site: string,
  { from, to, opens, eachRound }: Rounds,
): Promise<{ objects: { before: number; after: number }; before: Held; after: Held }> => {
  const isDrawn = ({ ready }: MeasuredPage) => page.locator(ready).filter({ visible: true }).first().waitFor()
  const goBack = async () => {
    await page.goBack()
    await isDrawn(from)
  }
  const start = new URL(`${site}${BASE_PATH}${from.path.slice(1)}`)
  start.searchParams.set('lang', 'en')
  await page.goto(start.href)
  await isDrawn(from)
  await page.waitForTimeout(SETTLE_MS)
  await navigate(page, to.path)
  await isDrawn(to)
  // A page that is left earlier cancels its calls: its content would come in a later round.
  await page.waitForTimeout(SETTLE_MS)
  await goBack()
  const tab = await page.context().newCDPSession(page)
  await tab.send('Performance.enable')
  await tab.send('HeapProfiler.enable')
  const read = async (): Promise<Held> => {
    const { metrics } = await tab.send('Performance.getMetrics')
    const find = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { heapBytes: find('JSHeapUsedSize'), nodes: find('Nodes'), listeners: find('JSEventListeners') }
  }
  const collect = async (): Promise<Held> => {
    await page.waitForTimeout(SETTLE_MS)
    let held = await read()
    // One collection may release the last reference to another object.
    for (let time = 0; time < MOST_COLLECTIONS; time += 1) {
      await tab.send('HeapProfiler.collectGarbage')
      const before = held
      held = await read()
      if (time > 1 && before.heapBytes - held.heapBytes < before.heapBytes * STABLE_SHARE) break
    }
    return held
  }
  const runRounds = async (rounds: number): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      await (opens === 'anew' ? navigate(page, to.path) : page.goForward())
      await isDrawn(to)
      if (eachRound) await page.evaluate(eachRound)
      await goBack()
    }
  }
  const collectObjects = async (): Promise<number> => {
    await collect()
    return readObjectBytes(tab)
  }
  await runRounds(FIRST)
  const early = await collectObjects()
  await runRounds(ROUNDS)
  const objects = { before: early, after: await collectObjects() }
  const before = await collect()
  await runRounds(ROUNDS)
  return { objects, before, after: await collect() }
}

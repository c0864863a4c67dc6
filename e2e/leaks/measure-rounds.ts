import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { navigate } from '../steps/navigate'

/** Memory of a tab after its garbage was collected. */
export interface Held {
  heapBytes: number
  nodes: number
  listeners: number
}

/** Rounds until everything that a visit loads once is loaded. */
const WARM_UP = 10
export const ROUNDS = 50
/** Delayed work after leaving a page, such as a scheduled check, has ended after this time. */
const SETTLE_MS = 1500

/**
 * Disables optimized code for hot functions, which is part of the heap and grows for minutes, and lazy type feedback.
 */
export const LEAK_FLAGS = ['--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation']

/**
 * Opens a page from the home page and leaves it by the browser's back button, ten times and fifty times more; returns
 * the memory of the tab after both. `eachRound` runs in the open page.
 */
export const measureRounds = async (
  page: Page,
  site: string,
  { path, ready, eachRound }: { path: string; ready: string; eachRound?: string },
): Promise<{ before: Held; after: Held }> => {
  await page.goto(`${site}${BASE_PATH}?lang=en`)
  const homeReady = page.locator('main[data-page=index] li a').first()
  await homeReady.waitFor()
  const tab = await page.context().newCDPSession(page)
  await tab.send('Performance.enable')
  await tab.send('HeapProfiler.enable')
  const hold = async (): Promise<Held> => {
    await page.waitForTimeout(SETTLE_MS)
    // One collection may release the last reference to another object.
    for (let time = 0; time < 3; time += 1) await tab.send('HeapProfiler.collectGarbage')
    const { metrics } = await tab.send('Performance.getMetrics')
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { heapBytes: read('JSHeapUsedSize'), nodes: read('Nodes'), listeners: read('JSEventListeners') }
  }
  const runRounds = async (rounds: number): Promise<Held> => {
    for (let round = 0; round < rounds; round += 1) {
      await navigate(page, path)
      await page.locator(ready).filter({ visible: true }).first().waitFor()
      if (eachRound) await page.evaluate(eachRound)
      await page.goBack()
      await homeReady.waitFor()
    }
    return hold()
  }
  return { before: await runRounds(WARM_UP), after: await runRounds(ROUNDS) }
}

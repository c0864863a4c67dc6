import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { navigate } from '../steps/navigate'

/** What a tab holds after its garbage was collected. */
export interface Held {
  heapBytes: number
  nodes: number
  listeners: number
}

/** Rounds until everything that a visit loads once is there. */
const WARM_UP = 10
export const ROUNDS = 50
/** What goes on for a moment after a page was left, such as a delayed check, has ended by then. */
const SETTLE_MS = 1500

/**
 * Without code that the browser compiles for what runs often, which is part of the heap and grows for minutes; and with what it
 * notes about functions from their first call on.
 */
export const LEAK_FLAGS = ['--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation']

/**
 * Opens a page from the home page and leaves it by the browser's own button, ten times and fifty times more; answers what the
 * tab holds after both. `eachRound` runs in the page that was opened.
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
    // What one collection lets go may be the last holder of something else.
    for (let time = 0; time < 3; time += 1) await tab.send('HeapProfiler.collectGarbage')
    const { metrics } = await tab.send('Performance.getMetrics')
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { heapBytes: read('JSHeapUsedSize'), nodes: read('Nodes'), listeners: read('JSEventListeners') }
  }
  const play = async (rounds: number): Promise<Held> => {
    for (let round = 0; round < rounds; round += 1) {
      await navigate(page, path)
      await page.locator(ready).filter({ visible: true }).first().waitFor()
      if (eachRound) await page.evaluate(eachRound)
      await page.goBack()
      await homeReady.waitFor()
    }
    return hold()
  }
  return { before: await play(WARM_UP), after: await play(ROUNDS) }
}

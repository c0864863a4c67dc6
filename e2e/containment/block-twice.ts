import type { BrowserContext } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import type { Service } from '../fixtures/service'
import { blockAndReturn } from './block-and-return'
import type { FaultReport } from './hear-reports'
import { HARMLESS_VERSION } from './make-hostile-build'

/** Longer than a page may be blocked. */
const BLOCKED_MS = 13_000

/**
 * Opens a page that blocks its thread in two tabs, one after the other, then its address in a third one: that tab must
 * show the version before, and so must a second visit. Returns the reports, and what was not so.
 */
export const blockTwice = async (
  context: BrowserContext,
  site: Service,
  path: string,
): Promise<{ reports: FaultReport[]; faults: string[] }> => {
  const reports: FaultReport[] = []
  const [first, second, third] = [await context.newPage(), await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    const heard = await blockAndReturn(page, site, path, { blockedMs: BLOCKED_MS })
    await third.waitForTimeout(2000)
    reports.push(...heard)
  }
  const faults: string[] = []
  for (const visit of ['third', 'fourth']) {
    const isBefore = await third
      .goto(`${site.url}${BASE_PATH}${path.slice(1)}?lang=en`)
      .then(() => third.locator(`main[data-version="${HARMLESS_VERSION}"] h1`).waitFor({ timeout: 15_000 }))
      .then(() => true)
      .catch(() => false)
    if (!isBefore) faults.push(`the ${visit} visit did not show the version before`)
  }
  return { reports, faults }
}

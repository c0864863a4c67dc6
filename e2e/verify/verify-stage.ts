import type { Browser } from '@playwright/test'
import { launchBrowser } from '../fixtures/launch-browser'
import { prepareSites } from './prepared-site'

/**
 * Environment of rows: the browser of the journeys, and a site of their own from `startSite`. `flags` are the
 * browser's.
 */
export const openStage = async <Site extends { stop: () => Promise<void> }>(
  startSite: () => Promise<Site>,
  flags: readonly string[] = [],
): Promise<{ browser: Browser; site: Site; close: () => Promise<void> }> => {
  const removeData = await prepareSites()
  const site = await startSite()
  const browser = await launchBrowser(flags)
  return {
    browser,
    site,
    close: async () => {
      await browser.close()
      await site.stop()
      await removeData()
    },
  }
}

import type { Browser } from '@playwright/test'
import { launchBrowser } from '../fixtures/launch-browser'
import prepareData from '../fixtures/prepare-data'

/** Environment of rows: the browser of the journeys, and a site of their own from `startSite`. */
export const openStage = async <Site extends { stop: () => Promise<void> }>(
  startSite: () => Promise<Site>,
): Promise<{ browser: Browser; site: Site; close: () => Promise<void> }> => {
  const removeData = await prepareData()
  const site = await startSite()
  const browser = await launchBrowser()
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

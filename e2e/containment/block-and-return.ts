import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import type { Service } from '../fixtures/service'
import { home } from '../pages/home'
import { TEXTS } from '../pages/texts'
import { navigate } from '../steps/navigate'
import { type FaultReport, readReport } from './hear-reports'

/**
 * Opens a page that blocks its thread, ends the process of the tab after `blockedMs`, opens `next` in the same tab, and
 * returns the faults reported meanwhile. It navigates by the protocol, because Playwright abandons a tab whose process
 * ended.
 */
export const blockAndReturn = async (
  page: Page,
  site: Service,
  path: string,
  { blockedMs = 2000, next = '' } = {},
): Promise<FaultReport[]> => {
  const address = `${site.url}${BASE_PATH}?lang=en`
  await page.goto(address)
  await home(page, TEXTS.en).line.waitFor()
  const tab = await page.context().newCDPSession(page)
  const reports: FaultReport[] = []
  tab.on('Network.requestWillBeSent', ({ request }) => {
    const report = readReport(request.url, request.postData)
    if (report) reports.push(report)
  })
  await tab.send('Network.enable')
  const crashed = new Promise((resolve) => page.once('crash', resolve))
  // The command never resolves while the page blocks its thread.
  navigate(page, path).catch(() => undefined)
  await page.waitForTimeout(blockedMs)
  void tab.send('Page.crash').catch(() => undefined)
  await crashed
  await tab.send('Page.navigate', { url: `${site.url}${BASE_PATH}${next}?lang=en` })
  return reports
}

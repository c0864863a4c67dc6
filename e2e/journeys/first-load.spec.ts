import type { Page } from '@playwright/test'
import { BUDGETS } from '@shuttle/platform/budgets'
import { measureFirstLoad } from '../first-load/measure-first-load'
import { FIRST_LOAD_PAGES, memberPages } from '../first-load/pages'
import { placeOrder, signInTab } from '../first-load/sign-in-tab'
import { expect, test } from '../fixtures/test'
import { NPM_TEST } from '../stories/npm-test-stories'

const CRITICAL = /<script[^>]* src="([^"]+)"|<link rel="(?:preload|stylesheet)"[^>]* href="([^"]+)"/g
const criticalFiles = (html: string): string[] => [
  ...new Set([...html.matchAll(CRITICAL)].map(([, script = '', link = '']) => script || link)),
]

/** Serves the page, the files it names and its calls; holds every other request until `release` is called. */
const holdAllElse = async (page: Page, path: string) => {
  let named: string[] = []
  let release = (): void => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  const held = new Set<string>()
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'document') {
      const response = await route.fetch()
      named = criticalFiles(await response.text())
      return route.fulfill({ response })
    }
    if (!named.includes(pathname) && request.method() === 'GET') {
      held.add(pathname)
      await released
    }
    return route.continue().catch(() => undefined)
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { named: () => named, held, release }
}

for (const { name, path, ready } of FIRST_LOAD_PAGES) {
  const details = name === 'home' ? NPM_TEST.firstLoad : {}
  test(`${name} is drawn from its page and at most six files that the page names`, details, async ({ page }) => {
    const { named, held, release } = await holdAllElse(page, path)
    await expect(page.locator(ready).first()).toBeVisible()
    expect(named().length).toBeGreaterThan(1)
    expect(named().length, named().join('\n')).toBeLessThanOrEqual(BUDGETS.criticalFiles)
    release()
    await page.waitForLoadState('networkidle')
    expect(held.size, [...held].join('\n')).toBeLessThanOrEqual(BUDGETS.lateRequests)
  })
}

test('the page of the first visit brings the answer of its first call', async ({ site }) => {
  // A busy service sends the page without it, and the browser requests it: then the next page has it.
  await expect
    .poll(async () => (await fetch(`${site.url}/webhtml/?lang=en`)).text(), { intervals: [500] })
    .toContain('"answers":[{')
})

test('a member’s orders and an order are drawn in two round trips', async ({ page, site, account }) => {
  const orderNo = await placeOrder(site.url, account)
  await signInTab(page, site.url, account)
  for (const { name, path, ready, call } of memberPages(orderNo)) {
    const { roundTrips, urls } = await measureFirstLoad(page, site.url + path, ready)
    const calls = urls.filter((url) => url === `/api/${call}`)
    expect([name, roundTrips, calls.length], urls.join('\n')).toEqual([name, 2, 1])
  }
})

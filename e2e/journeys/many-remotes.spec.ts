import { test as base, expect } from '@playwright/test'
import { startCrowdedSites } from '../first-load/crowded-sites'
import { leanerOfTwo, measureFirstLoad } from '../first-load/measure-first-load'

const FEW = 5
const MANY = 50
const MORE_BYTES = 4 * 1024

type Sites = Awaited<ReturnType<typeof startCrowdedSites>>

const test = base.extend<object, { sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const sites = await startCrowdedSites(FEW, MANY)
      await use(sites)
      await sites.stop()
    },
    { scope: 'worker' },
  ],
})

for (const language of ['zh-Hans', 'zh-Hant', 'en']) {
  test(`fifty registered remotes cost home no request and at most 4 KiB more than five: ${language}`, async ({
    browser,
    sites,
  }) => {
    test.setTimeout(180_000)
    const measure = async (url: string) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const load = await measureFirstLoad(await context.newPage(), `${url}/webhtml/?lang=${language}`, 'main li a')
      const registered = await fetch(`${url}/webhtml/registry.json`).then((answer) => answer.json())
      await context.close()
      return { ...load, registered: (registered as { remotes: unknown[] }).remotes.length - 1 }
    }
    const [few, many] = [
      await leanerOfTwo(() => measure(sites.few.url)),
      await leanerOfTwo(() => measure(sites.many.url)),
    ]
    console.log(
      `${language}: page ${few.pageBytes} bytes with ${few.registered} remotes, ${many.pageBytes} with ${many.registered}; ${few.requests} and ${many.requests} requests`,
    )
    expect([few.registered, many.registered]).toEqual([FEW, MANY])
    // What is asked for when nothing else is to do comes in any order.
    expect(many.urls.toSorted()).toEqual(few.urls.toSorted())
    expect(many.roundTrips).toBe(few.roundTrips)
    expect(many.pageBytes).toBeGreaterThan(few.pageBytes)
    expect(many.pageBytes - few.pageBytes).toBeLessThanOrEqual(MORE_BYTES)
  })
}

import { resolve } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { BUDGETS } from '@shuttle/platform/budgets'
import { publishSingle } from '@shuttle/platform/publish-single'
import { type FirstLoad, leanerOfTwo, measureFirstLoad } from '../first-load/measure-first-load'
import { type Service, startEmptyService, startFreshService } from '../fixtures/service'

const root = resolve(import.meta.dirname, '../..')
const PAGES = [
  { name: 'home', path: '/webhtml/?lang=en', ready: 'main li a' },
  {
    name: 'ticket details',
    path: '/webhtml/ticket_details?xlmc_1=Hong%20Kong%20Port&xlmc_2=Zhuhai%20Port&xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO&lang=en',
    ready: '[role=grid]',
  },
  { name: 'personal centre', path: '/webhtml/personal_center?lang=en', ready: 'main h1' },
] as const

/** The composed site, and the same source as one application behind the same service. */
const test = base.extend<object, { composed: Service; single: Service }>({
  composed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const service = await startFreshService()
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  single: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const service = await startEmptyService()
      await publishSingle({ root, site: service.url, dataDir: service.dataDir })
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
})

const line = (name: string, load: FirstLoad) =>
  `${name}: ${load.requests} requests and ${load.lateRequests} late, ${(load.scriptBytes / 1024).toFixed(1)} KiB of script and ${(load.lateScriptBytes / 1024).toFixed(1)} late, ${load.roundTrips} round trips`

for (const { name, path, ready } of PAGES) {
  test(`the first visit to ${name} costs no more than it may`, async ({ browser, composed, single }) => {
    const visit = async (service: Service) => {
      const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
      const load = await measureFirstLoad(await context.newPage(), service.url + path, ready)
      await context.close()
      return load
    }
    const [whole, alone] = [await leanerOfTwo(() => visit(composed)), await leanerOfTwo(() => visit(single))]
    console.log(line(`${name}, composed`, whole))
    console.log(line(`${name}, single build`, alone))
    // The page, its critical files, and the icon.
    expect(whole.requests, whole.urls.join('\n')).toBeLessThanOrEqual(1 + BUDGETS.criticalFiles + 1)
    expect(whole.lateRequests, whole.urls.join('\n')).toBeLessThanOrEqual(BUDGETS.lateRequests)
    expect(whole.roundTrips, whole.urls.join('\n')).toBeLessThanOrEqual(2)
    expect(whole.scriptBytes).toBeLessThanOrEqual(name === 'home' ? BUDGETS.homeScriptBytes : BUDGETS.pageScriptBytes)
    expect(whole.scriptBytes - alone.scriptBytes).toBeLessThanOrEqual(BUDGETS.moreThanSingleBytes)
  })
}

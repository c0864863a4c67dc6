import { BASE_PATH } from '@shuttle/contracts'
import { assessFaultRow } from '../faults/assess-fault-row'
import { assessFirstFileRow } from '../faults/assess-first-file-row'
import { BEFORES, type Before, EVERYDAY_FAULT_ROWS, faultRowName } from '../faults/fault-rows'
import { type FaultSite, startFaultSite } from '../faults/fault-site'
import { EVERYDAY_FIRST_FILE_ROWS, firstFileRowName } from '../faults/first-file-rows'
import { HealedBefore } from '../faults/give-sign'
import { canRead, GUARD_MS } from '../faults/poll-page'
import { runFaultRow } from '../faults/run-fault-row'
import { runFirstFileRow } from '../faults/run-first-file-row'
import { expect, test } from '../fixtures/test'
import { startFaultProxy } from '../proxy/fault-proxy'

const HOME = /Board any (newer )?bus/

test.use({ screenshot: 'off' })

test.describe('a broken remote breaks nothing else and comes back', () => {
  test.describe.configure({ mode: 'serial' })
  let site: FaultSite
  let live: Before = 'none'
  test.beforeAll(async () => {
    site = await startFaultSite()
  })
  test.afterAll(() => site.stop())

  for (const row of BEFORES.flatMap((before) => EVERYDAY_FAULT_ROWS[before])) {
    test(faultRowName(row), async ({ browser }) => {
      if (row.before !== live) await site.publishSecond()
      live = row.before
      const result = await runFaultRow(browser, site, row).catch((error: unknown) => {
        // On a slow machine the screen recovered first: the second try is the test.
        if (error instanceof HealedBefore) return runFaultRow(browser, site, row)
        throw error
      })
      expect(assessFaultRow(row, result).wrong).toEqual([])
    })
  }
})

test.describe('a broken file of a first visit is reported, and used when it arrives', () => {
  for (const row of EVERYDAY_FIRST_FILE_ROWS) {
    test(firstFileRowName(row), async ({ browser, site }) => {
      expect(assessFirstFileRow(row, await runFirstFileRow(browser, site.url, row)).wrong).toEqual([])
    })
  }
})

test.describe('a damaged copy of the shell in the cache', () => {
  const file = 'script of the shell'

  test('a damaged shell in the cache is bypassed once, and replaced for the next visit', async ({ browser, site }) => {
    let errors = 0
    const row = { page: 'home', file, fault: 'is damaged in cache', sign: 'itself' } as const
    const result = await runFirstFileRow(browser, site.url, row, async (page, proxy) => {
      const requestCount = () => proxy.all.filter(({ address }) => /\/main\.\w+\.js/.test(address)).length
      // Damaged, intact by another address, intact by its own.
      await expect.poll(requestCount).toBe(3)
      page.on('console', (message) => {
        if (message.type() === 'error') errors += 1
      })
      await page.reload()
      expect(await canRead(page, HOME)).toBe(true)
      expect([requestCount(), errors]).toEqual([3, 0])
    })
    expect(assessFirstFileRow(row, result).wrong).toEqual([])
  })

  test('a damaged shell is reported as long as its copy by another address is damaged', async ({ browser, site }) => {
    const row = { page: 'home', file, fault: 'is damaged always', sign: 'online' } as const
    const result = await runFirstFileRow(browser, site.url, row)
    expect([result.message, Number.isFinite(result.msToHeal), result.heard]).toEqual(['failed', true, []])
  })
})

test.describe('a proxy that answers hanging requests when the fault is removed', () => {
  const CHUNK = /\/remotes\/mf-purchase\/[^/]+\/page-index\.js/
  for (const [kind, isThere] of [
    ['hang', true],
    ['dead', false],
  ] as const) {
    test(`${kind}: a screen without a retry ${isThere ? 'appears recovered' : 'stays broken'}`, async ({
      page,
      site,
    }) => {
      const proxy = await startFaultProxy(site.url)
      try {
        const lift = proxy.add({ address: CHUNK, effect: { kind } })
        await page.goto(`${proxy.url}${BASE_PATH}?lang=en`, { waitUntil: 'commit' })
        expect(await canRead(page, /Still loading/)).toBe(true)
        lift()
        // No sign is given.
        expect(await canRead(page, HOME, isThere ? GUARD_MS : 3000)).toBe(isThere)
        expect(proxy.all.filter(({ address }) => CHUNK.test(address))).toHaveLength(1)
        if (!isThere) {
          await page.getByRole('button', { name: 'Try again' }).click()
          expect(await canRead(page, HOME)).toBe(true)
        }
      } finally {
        await proxy.stop()
      }
    })
  }
})

import { BASE_PATH } from '@shuttle/contracts'
import { assessFaultRow } from '../faults/assess-fault-row'
import { assessFirstFileRow } from '../faults/assess-first-file-row'
import { BEFORES, type Before, EVERYDAY_FAULT_ROWS, faultRowName } from '../faults/fault-rows'
import { type FaultSite, startFaultSite } from '../faults/fault-site'
import { EVERYDAY_FIRST_FILE_ROWS, firstFileRowName } from '../faults/first-file-rows'
import { HealedBefore } from '../faults/give-sign'
import { canRead, GUARD_MS } from '../faults/look'
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
        // A machine that was slower than the screen that came back: the second try is the test.
        if (error instanceof HealedBefore) return runFaultRow(browser, site, row)
        throw error
      })
      expect(assessFaultRow(row, result).wrong).toEqual([])
    })
  }
})

test.describe('a file of a first visit that is broken is said, and used when it comes', () => {
  for (const row of EVERYDAY_FIRST_FILE_ROWS) {
    test(firstFileRowName(row), async ({ browser, site }) => {
      expect(assessFirstFileRow(row, await runFirstFileRow(browser, site.url, row)).wrong).toEqual([])
    })
  }
})

test.describe('a damaged copy of the shell in the cache', () => {
  const row = { file: 'script of the shell', fault: 'is damaged in cache', sign: 'itself' } as const

  test('stays there, and every visit goes round it without another request', async ({ browser, site }) => {
    let copies: number[] = []
    const result = await runFirstFileRow(browser, site.url, row, async (page) => {
      await page.reload()
      await expect(page.getByText(/Board any/).first()).toBeVisible()
      copies = await page.evaluate(async () => {
        const scripts = [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/main.'))
        // What a retry by the same address gets, and what the shell was started from.
        const texts = scripts.map(async (src) => (await (await fetch(src, { cache: 'force-cache' })).text()).length)
        return Promise.all(texts)
      })
    })
    expect(assessFirstFileRow(row, result).wrong).toEqual([])
    // One byte more, at the shell's own address.
    expect(copies).toHaveLength(2)
    expect((copies[0] ?? 0) - (copies[1] ?? 0)).toBe(1)
  })

  test('is said where every other copy is damaged too: it is the other copy that heals', async ({ browser, site }) => {
    const { said } = await runFirstFileRow(browser, site.url, { ...row, fault: 'is damaged always', sign: 'online' })
    expect(said).toBe('failed')
  })
})

test.describe('a proxy that answers what hung when the fault is lifted', () => {
  const CHUNK = /\/remotes\/mf-purchase\/[^/]+\/page-index\.js/
  for (const [kind, isThere] of [
    ['hang', true],
    ['dead', false],
  ] as const) {
    test(`${kind}: a screen that asks for nothing again ${isThere ? 'looks healed' : 'stays broken'}`, async ({
      page,
      site,
    }) => {
      const proxy = await startFaultProxy(site.url)
      try {
        const lift = proxy.add({ address: CHUNK, act: { kind } })
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

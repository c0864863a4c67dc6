import { BASE_PATH, visitEvent } from '@shuttle/contracts'
import type { Service } from '../fixtures/service'
import { test as base, expect } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { TAGS, TEXTS } from '../pages/texts'
import { type FaultProxy, startFaultProxy } from '../proxy/fault-proxy'
import { navigate } from '../steps/navigate'

const test = base.extend<{ wire: FaultProxy }>({
  wire: async ({ site }, use) => {
    const proxy = await startFaultProxy(site.url)
    await use(proxy)
    await proxy.stop()
  },
})

const SERIES =
  /^browser_events_total\{remote="([^"]+)",version="[^"]+",kind="(\w+)",phase="(\w+)",cause="(\w*)"\} (\d+)$/gm

/** Events by remote, kind, phase and cause, over all versions. */
const readEvents = async (site: Service): Promise<Record<string, number>> => {
  const text = await (await fetch(`${site.url}/metrics`)).text()
  const counts: Record<string, number> = {}
  for (const [, remote, kind, phase, cause, count] of text.matchAll(SERIES)) {
    const key = [remote, kind, phase, cause].filter(Boolean).join(' ')
    counts[key] = (counts[key] ?? 0) + Number(count)
  }
  return counts
}
/** Names of all fields, each once, in order. */
const fieldsOf = (all: readonly object[]): string[] => [...new Set(all.flatMap(Object.keys))].sort()
/** What the counts have grown by, by name. */
const growthSince = (before: Record<string, number>, now: Record<string, number>, name: string): number =>
  (now[name] ?? 0) - (before[name] ?? 0)

for (const language of languagesInTurn(1)) {
  const texts = TEXTS[language]

  test(`a visit is counted by remote and version, without a name, in ${language}`, async ({ page, site }) => {
    const before = await readEvents(site)
    const bodies: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/report')) bodies.push(request.postData() ?? '')
    })
    await test.step('When a visitor opens home and moves to the sign-in', async () => {
      await page.goto(`${site.url}${BASE_PATH}?lang=${TAGS[language]}`)
      await expect(page.getByRole('navigation')).toBeVisible()
      expect(bodies).toEqual([])
      await navigate(page, '/login')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => bodies.length).toBeGreaterThan(0)
      await page.goto('about:blank')
    })
    await test.step('Then both loads and the web vitals are counted', async () => {
      for (const name of [
        'mf-purchase load first',
        'mf-account load move',
        'shell load first',
        'mf-purchase vital lcp',
        'mf-purchase vital cls',
      ])
        await expect
          .poll(async () => growthSince(before, await readEvents(site), name), { message: name })
          .toBeGreaterThan(0)
      const reports = bodies.map((body) => JSON.parse(body) as { events: object[] })
      expect(fieldsOf(reports)).toEqual(['events', 'visit'])
      const events = reports.flatMap((report) => report.events)
      expect(fieldsOf(events)).toEqual(Object.keys(visitEvent.shape).sort())
      // No path or address in a value either.
      expect(JSON.stringify(events)).not.toContain('/')
    })
  })

  test(`a visit is counted although its tab is hidden before the page is idle, in ${language}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const { setTimeout: later } = window
      const NEVER_MS = 2 ** 30
      // The page never becomes idle, which takes three seconds.
      window.setTimeout = ((run: TimerHandler, ms?: number) => later(run, ms === 3000 ? NEVER_MS : ms)) as typeof later
    })
    await page.goto(`${site.url}${BASE_PATH}?lang=${TAGS[language]}`)
    await expect(page.getByRole('navigation')).toBeVisible()
    const report = page.waitForRequest((request) => request.url().endsWith('/report'))
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    const { events } = (await report).postDataJSON() as { events: { kind: string; remote: string }[] }
    expect(events.map(({ kind, remote }) => `${kind} ${remote}`)).toContain('load mf-purchase')
  })

  test(`a remote that does not load is counted as its own failure, in ${language}`, async ({
    page,
    site,
    wire,
    watch,
  }) => {
    watch.expect(/404/)
    const before = await readEvents(site)
    wire.add({ address: new RegExp(`^${BASE_PATH}remotes/mf-account/`), effect: { kind: 'status', status: 404 } })
    await page.goto(`${wire.url}${BASE_PATH}?lang=${TAGS[language]}`)
    await expect(page.getByRole('navigation')).toBeVisible()
    await navigate(page, '/login')
    await expect(page.getByRole('region', { name: texts.siteChanged })).toBeVisible()
    const name = 'mf-account error move network'
    await expect.poll(async () => growthSince(before, await readEvents(site), name)).toBeGreaterThan(0)
  })
}

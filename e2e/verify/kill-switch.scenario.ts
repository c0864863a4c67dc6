import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import type { VerifyTable } from '@shuttle/platform/verify-table'
import { startFreshService } from '../fixtures/service'
import { TEXTS } from '../pages/texts'
import { releaseActions } from '../releases/release-actions'
import { startTwoServers } from '../releases/two-servers'
import { openStage } from './verify-stage'

const texts = TEXTS.en
/** Guaranteed to operators. */
const REACHES_WITHIN_MS = 5000
/** A tab that has not learned of it within this time never does. */
const TIMEOUT_MS = 30_000

const PLACES = [
  { remote: 'mf-purchase', path: '', what: 'home' },
  { remote: 'mf-purchase', path: 'buy_clause_en', what: 'a page of text' },
  { remote: 'mf-account', path: 'login', what: 'a form' },
  { remote: 'mf-airport', path: 'airline.html', what: 'the airport line' },
] as const
/** The tab polls every few seconds: the switch is used at another moment of that interval each time. */
const MOMENTS_MS = [0, 1000, 2000, 2900]

interface SwitchRow {
  id: string
  place: (typeof PLACES)[number]
  momentMs: number
}

const rows = PLACES.flatMap((place) =>
  MOMENTS_MS.map((momentMs) => ({ id: `${place.what}, ${momentMs} ms after it asked`, place, momentMs })),
)

/** With PostgreSQL installed, the tab is on another server than the one that receives the switch. */
const startServers = async () => {
  const two = await startTwoServers()
  if (two) return { target: two.servers[0], visited: two.servers[1].url, stop: two.stop }
  const one = await startFreshService()
  return { target: one, visited: one.url, stop: one.stop }
}

const msUntil = async (wait: Promise<void>, since: number): Promise<number> =>
  wait.then(
    () => Math.round(performance.now() - since),
    () => Number.POSITIVE_INFINITY,
  )

const open = async () => {
  const { browser, site, close } = await openStage(startServers)
  const actions = releaseActions(site.target)
  const isClosed = (page: Page, state: 'visible' | 'hidden') =>
    page.getByText(texts.closed).waitFor({ state, timeout: TIMEOUT_MS })

  const run = async ({ place, momentMs }: SwitchRow) => {
    const page = await browser.newPage()
    await page.goto(`${site.visited}${BASE_PATH}${place.path}?lang=en`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForResponse(/registry\/withdrawn/)
    await sleep(momentMs)
    const calls: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
    })
    let since = performance.now()
    await actions.disable(place.remote)
    const closedMs = await msUntil(isClosed(page, 'visible'), since)
    const callsMade = calls.length
    since = performance.now()
    await actions.enable(place.remote)
    const openMs = await msUntil(isClosed(page, 'hidden'), since)
    await page.close()
    return {
      cells: [place.what, momentMs, closedMs, openMs],
      faults: [
        ...(closedMs > REACHES_WITHIN_MS ? [`closed after ${closedMs} ms`] : []),
        ...(openMs > REACHES_WITHIN_MS ? [`open again after ${openMs} ms`] : []),
        ...(callsMade > 0 ? [`the tab was not silent: it made ${callsMade} calls`] : []),
      ],
      measured: { closedMs, openMs },
    }
  }
  return { run, close }
}

const worst = (all: readonly { measured?: Readonly<Record<string, number>> }[], name: string): number =>
  Math.max(...all.map(({ measured }) => measured?.[name] ?? 0))

export const table: VerifyTable<SwitchRow> = {
  name: 'kill-switch',
  document: {
    title: 'The kill switch under a tab that makes no call',
    about: [
      'A tab stands on a page and does nothing. Its remote is closed through another server of the same site (the same one where PostgreSQL is not installed), and opened again. Milliseconds are counted from the command of the operator to what can be seen.',
      `A row has kept what it owes when either is seen within ${REACHES_WITHIN_MS / 1000} s, and the tab made no call to the service in between.`,
    ],
    columns: ['page', 'ms after it asked', 'closed after (ms)', 'open again after (ms)'],
    summary: (all) => [`Slowest to close: ${worst(all, 'closedMs')} ms, to open again: ${worst(all, 'openMs')} ms.`],
  },
  rows: () => rows,
  open,
}

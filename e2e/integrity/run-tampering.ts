import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { BASE_PATH, remoteFolder } from '@shuttle/contracts'
import { GUARD_MS } from '../faults/poll-page'
import { watchContext } from '../fixtures/watch-page'
import { type FaultProxy, startFaultProxy } from '../proxy/fault-proxy'
import { drawnVersions } from '../releases/drawn-versions'
import type { IntegritySite } from './integrity-site'
import { isMarked } from './seed-marks'
import type { Instead, TamperedFile } from './tampered-files'
import { tamper, tamperUnchecked } from './tampering'

export interface TamperingResult {
  /** Whether the browser requested the file at all: otherwise the row proves nothing. */
  isRequested: boolean
  isMarked: boolean
  instead: Instead | 'nothing'
  /** Milliseconds from the tampered answer to its replacement on the screen. */
  ms: number
  /** Whether the service received a report. */
  isReported: boolean
  /** Browser messages other than those about the hash. */
  heard: readonly string[]
}

/** Browser messages about a file that does not match its hash. */
const TAMPERING_MESSAGES = [/valid digest/, /integrity/i, /net::ERR_(FAILED|BLOCKED_BY_\w+)/]

const until = async (probe: () => Promise<boolean>, ms: number): Promise<boolean> => {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(25))
    if (await probe().catch(() => false)) return true
  return false
}

const readShellVersion = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      /\/shell\/([^/]+)\//.exec(document.querySelector<HTMLScriptElement>('script[src*="/shell/"]')?.src ?? '')?.[1] ??
      '',
  )

/** Whether the expected state is visible; where the page works without the file, it is still the same document. */
const isExpectedState = async (page: Page, row: TamperedFile, site: IntegritySite): Promise<boolean> => {
  const main = page.getByRole('main').filter({ visible: true })
  switch (row.instead) {
    case 'shell before':
      return (await readShellVersion(page)) === site.before('shell') && (await main.count()) > 0
    case 'version before':
      return (await drawnVersions(page))[row.app]?.join() === site.before(row.app)
    case 'less, and all the rest':
      return (await page.evaluate(() => 'isSameDocument' in window)) && ((await row.less?.(page).isVisible()) ?? false)
  }
}

const open = async (page: Page, proxy: FaultProxy, path: string): Promise<void> => {
  await page.goto(`${proxy.url}${BASE_PATH}${path.slice(1)}${path.includes('?') ? '&' : '?'}lang=en`)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
}

/** Runs one row: a visitor opens a page that needs the tampered file. */
export const runTampering = async (
  browser: Browser,
  site: IntegritySite,
  row: TamperedFile,
  isChecked: boolean,
): Promise<TamperingResult> => {
  const proxy = await startFaultProxy(site.service.url)
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  const watch = await watchContext(context)
  for (const pattern of TAMPERING_MESSAGES) watch.expect(pattern)
  try {
    const page = await context.newPage()
    const record = site.live(row.app)
    const file = row.file(record)
    const folder = row.app === 'shell' ? `${BASE_PATH}shell/${record.version}/` : remoteFolder(row.app, record.version)
    const faults = isChecked ? [tamper(folder, file)] : tamperUnchecked(folder, file)
    for (const fault of faults) proxy.add(fault)
    const requested = () => proxy.hit.find(({ address }) => address.startsWith(folder + file))
    if (row.from === undefined) {
      await open(page, proxy, '/')
    } else {
      await open(page, proxy, row.from)
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const fault of row.needs ?? []) proxy.add(fault)
      if (requested()) throw new Error(`${file} was loaded before it was needed`)
      await row.reach(page)
    }
    const marked = () => isMarked(page, file, row.app)
    const isSettled = await until(
      async () => requested() !== undefined && (isChecked ? await isExpectedState(page, row, site) : await marked()),
      GUARD_MS,
    )
    const ms = Math.round(Date.now() - (requested()?.at ?? 0))
    // Late effects count too.
    if (isChecked) await sleep(300)
    const isReported = await until(
      async () =>
        proxy.all.some(
          ({ method, address, status }) => method === 'POST' && address === `${BASE_PATH}report` && status === 204,
        ),
      isChecked ? GUARD_MS : 1,
    )
    return {
      isRequested: requested() !== undefined,
      isMarked: await marked(),
      instead: isSettled && isChecked ? row.instead : 'nothing',
      ms,
      isReported,
      heard: watch.take(),
    }
  } finally {
    await context.close()
    await proxy.stop()
  }
}

import type { Browser, Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { watchContext } from '../fixtures/watch-page'
import { type FaultEffect, type FaultProxy, startFaultProxy } from '../proxy/fault-proxy'
import type { Heal } from './fault-rows'
import { NO_VERSION_BEFORE } from './faults'
import type { FirstFile, FirstFileFault, FirstFileRow } from './first-file-rows'
import { giveSign } from './give-sign'
import { canRead, GUARD_MS, reads, until } from './poll-page'

/** Each page is one of another remote; `read` is a text of it. */
const PAGES: Readonly<Record<FirstFileRow['page'], { path: string; remote: string; read: RegExp }>> = {
  home: { path: '', remote: 'mf-purchase', read: /Board any (newer )?bus/ },
  'the airport line': { path: 'airline.html', remote: 'mf-airport', read: /Reserved seats between/ },
}

/** Files of a first visit: of the shell, before anything runs, and of the page, which the document announces. */
const ADDRESSES: Readonly<Record<FirstFile, string>> = {
  'script of the shell': 'shell/[^/]+/main\\.\\w+\\.js',
  'style of the shell': 'shell/[^/]+/main\\.\\w+\\.css',
  'entry of the remote': 'remotes/REMOTE/[^/]+/entry\\.\\w+\\.js',
  'chunk of the page': 'remotes/REMOTE/[^/]+/page-index\\.js',
  'style of the page': 'remotes/REMOTE/[^/]+/page-index\\.css',
  'every file of the remote': 'remotes/REMOTE/[^/]+/[^/]+',
  'every file of shell and remote': '(shell|remotes/REMOTE)/[^/]+/[^/]+',
}

const ANOTHER_BYTE: FaultEffect = { kind: 'rewrite', body: (body) => Buffer.concat([body, Buffer.from('\n')]) }
const EFFECTS: Readonly<Record<FirstFileFault, { effect: FaultEffect; times?: number }>> = {
  'answers 404': { effect: { kind: 'status', status: 404 } },
  'does not answer': { effect: { kind: 'dead' } },
  'takes 25 s': { effect: { kind: 'delay', ms: 25_000 }, times: 1 },
  'is damaged in cache': { effect: ANOTHER_BYTE, times: 1 },
  'is damaged always': { effect: ANOTHER_BYTE },
  'is cut in half': { effect: { kind: 'cut' } },
  'loses its connection': { effect: { kind: 'reset' } },
}

const STILL = /Still loading\. The network is slow/
const FAILED = /The site could not be loaded/
const CARD = /This part could not be shown/

const SIGNS: Partial<Record<FirstFileRow['sign'], Heal>> = { retry: 'retry', online: 'online', return: 'return' }

export interface FirstFileResult {
  message: 'still loading' | 'failed' | 'card' | 'nothing'
  /** From the navigation to the message. Milliseconds. */
  msToMessage: number
  /** From the sign to the page; without a message, from the navigation. Never: infinity. */
  msToHeal: number
  isStyled: boolean
  /** No message remains. */
  isMessageGone: boolean
  /** The document that showed the message is the one that healed: no reload. */
  isOneDocument: boolean
  /** Requests for the file by its own address, and by others. */
  requested: number
  requestedAgain: number
  heard: readonly string[]
}

interface RowContext {
  page: Page
  proxy: FaultProxy
  row: FirstFileRow
}

const runInPage = async ({ page, proxy, row }: RowContext): Promise<Omit<FirstFileResult, 'heard'>> => {
  const { path: opened, remote, read } = PAGES[row.page]
  const path = `^${BASE_PATH}${ADDRESSES[row.file].replace('REMOTE', remote)}`
  const lift = proxy.add({ address: new RegExp(path), ...EFFECTS[row.fault] })
  const wished = Date.now()
  await page.goto(`${proxy.url}${BASE_PATH}${opened}?lang=en`, { waitUntil: 'commit' })
  const findMessage = async (): Promise<FirstFileResult['message'] | undefined> => {
    if (await reads(page, STILL)) return 'still loading'
    if (await reads(page, FAILED)) return 'failed'
    if (await reads(page, CARD)) return 'card'
    return (await reads(page, read)) ? 'nothing' : undefined
  }
  const message = (await until(findMessage)) ?? 'nothing'
  const msToMessage = Date.now() - wished
  await page.evaluate(() => Object.assign(window, { isOneDocument: true }))
  lift()
  const sign = SIGNS[row.sign]
  const signed = message === 'nothing' ? wished : await giveSign(page, sign ?? 'itself', () => reads(page, read))
  const isHealed = await canRead(page, read, 2 * GUARD_MS)
  const counts = (pattern: string) => proxy.all.filter(({ address }) => new RegExp(pattern).test(address)).length
  return {
    message,
    msToMessage,
    msToHeal: isHealed ? Date.now() - signed : Number.POSITIVE_INFINITY,
    isStyled: await page.evaluate(() => getComputedStyle(document.body).margin === '0px'),
    isMessageGone: !(await reads(page, STILL)) && !(await reads(page, FAILED)) && !(await reads(page, CARD)),
    isOneDocument: await page.evaluate(() => 'isOneDocument' in window),
    requested: counts(`${path}$`),
    requestedAgain: counts(`${path}\\?`),
  }
}

/**
 * A file of the first visit is broken while a visitor opens a page: returns the message, the state after the sign, and
 * the requests.
 */
export const runFirstFileRow = async (
  browser: Browser,
  site: string,
  row: FirstFileRow,
  more: (page: Page, proxy: FaultProxy) => Promise<void> = async () => {},
): Promise<FirstFileResult> => {
  const proxy = await startFaultProxy(site)
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  try {
    context.setDefaultTimeout(GUARD_MS)
    const watch = await watchContext(context)
    watch.expect(NO_VERSION_BEFORE)
    // Preloads of the page are not used while its shell is missing.
    if (row.fault === 'answers 404') for (const message of [/404/, /unused preload/]) watch.expect(message)
    if (row.file.startsWith('every')) watch.expect(/unused preload/)
    if (row.fault.includes('damaged')) watch.expect(/integrity|net::ERR_(FAILED|BLOCKED_BY_\w+)/)
    if (row.fault === 'is cut in half') watch.expect(/net::ERR_CONTENT_LENGTH_MISMATCH/)
    if (row.fault === 'loses its connection') watch.expect(/net::ERR_CONNECTION_RESET/)
    const page = await context.newPage()
    const result = await runInPage({ page, proxy, row })
    await more(page, proxy)
    return { ...result, heard: watch.take() }
  } finally {
    await context.close()
    await proxy.stop()
  }
}

import type { Browser } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { watchContext } from '../fixtures/watch-page'
import { startFaultProxy } from '../proxy/fault-proxy'
import { giveSign } from './give-sign'
import { canRead, GUARD_MS, isUncovered, until, visibleText } from './look'

/** What a first visit to home asks for: of the shell, before anything runs, and of the page, which the document announces. */
const FIRST_FILES = {
  'script of the shell': 'shell/[^/]+/main\\.\\w+\\.js',
  'style of the shell': 'shell/[^/]+/main\\.\\w+\\.css',
  'entry of the remote': 'remotes/mf-purchase/[^/]+/entry\\.\\w+\\.js',
  'chunk of the page': 'remotes/mf-purchase/[^/]+/page-index\\.js',
  'style of the page': 'remotes/mf-purchase/[^/]+/page-index\\.css',
} as const
const SIGNS = ['retry', 'online', 'return', 'comes late'] as const

export interface FirstFileRow {
  file: keyof typeof FIRST_FILES
  /** What ends the wait; `comes late`: nothing but the file itself. */
  sign: (typeof SIGNS)[number]
}

const everyFirstFileRow = (): FirstFileRow[] =>
  (Object.keys(FIRST_FILES) as FirstFileRow['file'][]).flatMap((file) => SIGNS.map((sign) => ({ file, sign })))

/** One of each way of coming back; `npm run verify -- journeys` plays every row. */
export const FIRST_FILE_ROWS: readonly FirstFileRow[] = process.env.EVERY_LANGUAGE
  ? everyFirstFileRow()
  : [
      { file: 'script of the shell', sign: 'retry' },
      { file: 'style of the shell', sign: 'comes late' },
      { file: 'chunk of the page', sign: 'retry' },
    ]

export const firstFileRowName = ({ file, sign }: FirstFileRow): string => `${file} does not answer: ${sign}`

const SAYS = 'Still loading. The network is slow'
const HOME = /Board any (newer )?bus/

/** A file hangs while somebody opens home: what is said, what is there after the sign, what was asked for. */
export const runFirstFileRow = async (browser: Browser, site: string, { file, sign }: FirstFileRow) => {
  const proxy = await startFaultProxy(site)
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  try {
    context.setDefaultTimeout(GUARD_MS)
    const watch = await watchContext(context)
    const page = await context.newPage()
    const address = new RegExp(`^${BASE_PATH}${FIRST_FILES[file]}(\\?|$)`)
    const isLate = sign === 'comes late'
    const lift = proxy.add({ address, act: { kind: isLate ? 'hang' : 'dead' } })
    await page.goto(`${proxy.url}${BASE_PATH}?lang=en`, { waitUntil: 'commit' })
    const isSaid = (await until(async () => (await isUncovered(page, SAYS)) || undefined)) ?? false
    lift()
    // What is said before the shell runs has a link.
    const retry = page.getByRole(file.endsWith('shell') ? 'link' : 'button', { name: /Try again/ })
    if (sign === 'retry') await retry.click()
    else if (!isLate) await giveSign(page, sign, async () => HOME.test(await visibleText(page)))
    const isHealed = await canRead(page, HOME)
    const asked = proxy.all.filter((one) => address.test(one.address)).length
    const isStyled = await page.evaluate(() => getComputedStyle(document.body).margin === '0px')
    const isWordGone = (await page.getByText(SAYS).count()) === 0
    return { isSaid, isHealed, isStyled, isWordGone, asked, heard: watch.take() }
  } finally {
    await context.close()
    await proxy.stop()
  }
}

import type { Browser } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { watchContext } from '../fixtures/watch-page'
import { startFaultProxy } from '../proxy/fault-proxy'
import { giveSign } from './give-sign'
import { canRead, GUARD_MS, isUncovered, until, visibleText } from './look'

/** What the page itself asks for before anything runs. */
const SHELL_PARTS = ['js', 'css'] as const
const SIGNS = ['retry', 'online', 'return', 'comes late'] as const

export interface ShellRow {
  part: (typeof SHELL_PARTS)[number]
  /** What ends the wait; `comes late`: nothing but the file itself. */
  sign: (typeof SIGNS)[number]
}

const everyShellRow = (): ShellRow[] => SHELL_PARTS.flatMap((part) => SIGNS.map((sign) => ({ part, sign })))

/** One of each way of coming back; `npm run verify -- journeys` plays every row. */
export const SHELL_ROWS: readonly ShellRow[] = process.env.EVERY_LANGUAGE
  ? everyShellRow()
  : [
      { part: 'js', sign: 'retry' },
      { part: 'css', sign: 'comes late' },
    ]

export const shellRowName = ({ part, sign }: ShellRow): string => `main.${part} of the shell does not answer: ${sign}`

const SAYS = 'Still loading. The network is slow'
const HOME = /Board any (newer )?bus/

/** A file of the shell hangs while somebody opens home: what is said, what is there after the sign, what was asked for. */
export const runShellRow = async (browser: Browser, site: string, { part, sign }: ShellRow) => {
  const proxy = await startFaultProxy(site)
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  try {
    context.setDefaultTimeout(GUARD_MS)
    const watch = await watchContext(context)
    const page = await context.newPage()
    const file = new RegExp(`^${BASE_PATH}shell/[^/]+/main\\.\\w+\\.${part}$`)
    const isLate = sign === 'comes late'
    const lift = proxy.add({ address: file, act: { kind: isLate ? 'hang' : 'dead' } })
    await page.goto(`${proxy.url}${BASE_PATH}?lang=en`, { waitUntil: 'commit' })
    const isSaid = (await until(async () => (await isUncovered(page, SAYS)) || undefined)) ?? false
    lift()
    // No button yet: what is said before the shell runs has a link.
    if (sign === 'retry') await page.getByRole('link', { name: /Try again/ }).click()
    else if (!isLate) await giveSign(page, sign, async () => HOME.test(await visibleText(page)))
    const isHealed = await canRead(page, HOME)
    const asked = proxy.all.filter(({ address }) => file.test(address)).length
    const isStyled = await page.evaluate(() => getComputedStyle(document.body).margin === '0px')
    const isWordGone = (await page.getByText(SAYS).count()) === 0
    return { isSaid, isHealed, isStyled, isWordGone, asked, heard: watch.take() }
  } finally {
    await context.close()
    await proxy.stop()
  }
}

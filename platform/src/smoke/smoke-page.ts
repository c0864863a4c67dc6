import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import type { Browser, Page } from 'playwright'
import type { PageToSmoke } from './served-set'
import { type Seen, watchSmokedPage } from './watch-smoked-page'

export interface SmokedPage {
  /** Of the site, such as `https://tickets.example`. */
  origin: string
  previewToken: string | undefined
  page: PageToSmoke
  language: LanguageCode
  /** Folder of pictures; undefined: none are taken. */
  pictures: string | undefined
  /** Time until a page is drawn and its requests have ended. */
  drawnWithinMs: number
}

/** A fault that a page shows when it is opened once. */
export interface SmokeFinding extends Seen {
  /** Path below the base. */
  page: string
  language: LanguageCode
  /** File of the page's picture; missing where none could be taken. */
  picture?: string
}

const PICTURE_WITHIN_MS = 5_000
/** A page that goes on to load, such as one with a poll, is read after this time. */
const IDLE_WITHIN_MS = 15_000
/** Time for late faults of a page whose calls get no answer, so that its requests never end. */
const SETTLES_MS = 1000
/** Set by the boot script when the shell did not start; the next page then has the version before. */
const FAILED_SHELL = 'failed_shell'
/** The card of `@shuttle/ui` and the message of the boot script; a page without the search it needs has neither. */
const FAULT = 'section[aria-labelledby] > [role=alert] > h2, #root > p[role=alert]'

const message = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)

/** Rejects late: a page in an endless loop answers nothing, not even its driver. */
const within = async <Value>(ms: number, work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the page did not answer within ${ms / 1000} s`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Text that is no label of a skeleton and not the bottom navigation, which is there before the page. */
const isDrawn = (): boolean => {
  const root = document.getElementById('root')?.cloneNode(true)
  if (!(root instanceof Element)) return false
  for (const part of root.querySelectorAll('nav, [role=status]')) part.remove()
  return root.textContent.trim() !== ''
}

/** What the remote renders at its own address, also where that is a skeleton: its data never comes. */
const isDrawnWithoutData = (pathname: string): boolean => {
  const frame = document.querySelector('main[data-page]')
  // A member that the shell does not accept is led to the sign-in, which would pass for the page.
  return location.pathname === pathname && Boolean(frame?.childElementCount) && !frame?.querySelector('.boot-skeleton')
}

const toPathname = ({ page }: SmokedPage): string => `${BASE_PATH.slice(0, -1)}${page.path}`

const readScreen = async (page: Page, smoked: SmokedPage): Promise<Seen[]> => {
  const { drawnWithinMs: timeout } = smoked
  if (smoked.page.isGuarded) {
    await page.waitForFunction(isDrawnWithoutData, toPathname(smoked), { timeout })
    await page.waitForTimeout(SETTLES_MS)
  } else {
    await page.waitForLoadState('networkidle', { timeout: Math.min(timeout, IDLE_WITHIN_MS) }).catch(() => {})
    await page.waitForFunction(isDrawn, undefined, { timeout })
  }
  const cards = await page.locator(FAULT).allInnerTexts()
  return cards.map((text) => ({ cause: 'card' as const, detail: text.replace(/\s+/g, ' ').trim() }))
}

const openPage = async (page: Page, smoked: SmokedPage): Promise<Seen[]> => {
  try {
    const address = `${smoked.origin}${toPathname(smoked)}?lang=${smoked.language}`
    const answer = await page.goto(address, { waitUntil: 'load', timeout: smoked.drawnWithinMs })
    const status = answer?.status() ?? 0
    if (status !== 200) return [{ cause: 'status', detail: `the site answers ${status}` }]
  } catch (error) {
    if (!message(error).includes('net::ERR_')) throw error
    return [{ cause: 'status', detail: `the site does not answer (${message(error)})` }]
  }
  return readScreen(page, smoked)
}

const takePicture = async (page: Page, smoked: SmokedPage): Promise<string | undefined> => {
  const { language, pictures } = smoked
  if (pictures === undefined) return undefined
  const file = join(pictures, `${smoked.page.path.replace(/\W+/g, '_').replace(/^_/, '') || 'home'}-${language}.png`)
  try {
    mkdirSync(pictures, { recursive: true })
    await within(PICTURE_WITHIN_MS, page.screenshot({ path: file, timeout: PICTURE_WITHIN_MS }))
    return file
  } catch {
    return undefined
  }
}

/**
 * Opens one page in one language on a phone: without a session, or a guarded page as a member whose calls get no answer.
 * The findings are those of this one visit.
 */
export const smokePage = async (browser: Browser, smoked: SmokedPage): Promise<SmokeFinding[]> => {
  const { origin, language, drawnWithinMs } = smoked
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // An authority of the operator's own, by which the tool has verified the site, is unknown to the browser.
    ignoreHTTPSErrors: process.env.NODE_EXTRA_CA_CERTS !== undefined,
  })
  try {
    const seen = await watchSmokedPage(context, smoked)
    const page = await context.newPage()
    const drawn = await within(2 * drawnWithinMs + IDLE_WITHIN_MS, openPage(page, smoked)).catch((error: unknown) => [
      { cause: 'blank' as const, detail: message(error) },
    ])
    const failedShell = (await context.cookies(origin)).some(({ name }) => name === FAILED_SHELL)
    const start: Seen[] = failedShell ? [{ cause: 'error', detail: 'the shell did not start' }] : []
    const all = [...start, ...seen, ...drawn]
    const picture = all.length > 0 ? await takePicture(page, smoked) : undefined
    return all.map((one) => ({ page: smoked.page.path, language, ...one, ...(picture !== undefined && { picture }) }))
  } finally {
    await within(PICTURE_WITHIN_MS, context.close()).catch(() => {})
  }
}

import type { LanguageCode } from '@shuttle/contracts'
import pMap from 'p-map'
import type { Browser } from 'playwright'
import { findChromium } from '../test-run/find-chromium'
import type { PageToSmoke } from './served-set'
import { type SmokeFinding, smokePage } from './smoke-page'

/** How long a page may take by default: a guard against one that never draws, and no measure of speed. */
const DRAWN_WITHIN_MS = 45_000
/** No further page is opened after this time; the token of a smoke lives longer. */
const ENDS_WITHIN_MS = 600_000
/** Faulty visits after which the rest is not opened: a build that starts nowhere is known by these. */
const ENOUGH_FAULTY = 6
/** Concurrent pages of the first round. */
const AT_ONCE = 3
const BROWSER_ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

export interface Smoke {
  /** Of the site, such as `https://tickets.example`. */
  origin: string
  /** Opens a version before it is live; undefined: what is live is opened. */
  previewToken?: string | undefined
  pages: readonly PageToSmoke[]
  languages: readonly LanguageCode[]
  /** Folder of the pictures of faulty pages. */
  pictures?: string | undefined
  /** Time until a page is drawn. */
  drawnWithinMs?: number
  endsWithinMs?: number
}

/** A headless browser; undefined where this machine has none, or no driver for it. */
const openBrowser = async (): Promise<Browser | undefined> => {
  try {
    const executablePath = await findChromium()
    if (executablePath === undefined) return undefined
    // Remotes outside of the repository install the tool without the driver.
    const { chromium } = await import('playwright')
    return await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS })
  } catch {
    return undefined
  }
}

/**
 * Opens each page in each language once, and returns what is wrong with them; `no-browser` where this machine has none.
 * Faulty pages are opened a second time, each alone, and only what is wrong then counts: a lost request or a busy machine
 * is no fault of a build. Throws one line when pages remain after ten minutes and no fault is known.
 */
export const smokeBuild = async (smoke: Smoke): Promise<SmokeFinding[] | 'no-browser'> => {
  const browser = await openBrowser()
  if (!browser) return 'no-browser'
  try {
    const { origin, previewToken, pictures } = smoke
    const { drawnWithinMs = DRAWN_WITHIN_MS, endsWithinMs = ENDS_WITHIN_MS } = smoke
    const end = AbortSignal.timeout(endsWithinMs)
    const visits = smoke.pages.flatMap((page) => smoke.languages.map((language) => ({ page, language })))
    let unopened = 0
    /** Findings by visit. */
    const open = (some: typeof visits, concurrency: number) => {
      let faulty = 0
      const visit = async (one: (typeof visits)[number]): Promise<SmokeFinding[]> => {
        if (faulty >= ENOUGH_FAULTY) return []
        if (end.aborted) {
          unopened += 1
          return []
        }
        const findings = await smokePage(browser, { ...one, origin, previewToken, pictures, drawnWithinMs })
        if (findings.length > 0) faulty += 1
        return findings
      }
      return pMap(some, visit, { concurrency })
    }
    const first = await open(visits, AT_ONCE)
    const faulty = visits.filter((_visit, index) => first[index]?.length)
    const findings = (await open(faulty, 1)).flat()
    if (findings.length === 0 && unopened > 0)
      throw new Error(`The smoke opened too few pages within ${endsWithinMs / 60_000} minutes: ${unopened} are left.`)
    return findings
  } finally {
    await browser.close()
  }
}

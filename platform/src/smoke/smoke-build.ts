import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import { SMOKE_HEADER } from '@shuttle/releases'
import pMap from 'p-map'
import { openSmokeBrowser } from './open-smoke-browser'
import { readSmokeToken } from './read-smoke-token'
import type { SmokeFinding } from './smoke-finding'
import { smokePage } from './smoke-page'

export const SMOKE_LANGUAGES: readonly LanguageCode[] = ['zh-cn', 'zh-hk', 'en']

/** How long a page may take by default. */
const DRAWN_WITHIN_MS = 20_000
/** Faulty visits after which the rest is not opened: a build that starts nowhere is known by these. */
const ENOUGH_FAULTY = 6
/** Concurrent pages. */
const AT_ONCE = 3

export interface Smoke {
  /** Of the site, such as `https://tickets.example`. */
  origin: string
  /** Opens a version before it is live; undefined: what is live is opened. */
  previewToken?: string | undefined
  /** Paths below the base. */
  pages: readonly string[]
  languages: readonly LanguageCode[]
  /** Folder of the pictures of faulty pages. */
  pictures?: string | undefined
  /** Time until a page is drawn. */
  drawnWithinMs?: number
}

interface ServedSet {
  shell: string
  remotes: { name: string; version: string }[]
}

/** The site falls back to what is live where a version does not run, and that must not pass as the version. */
const findOtherVersion = async ({ origin, previewToken, pages, languages }: Smoke): Promise<SmokeFinding[]> => {
  if (previewToken === undefined) return []
  const { app, version } = readSmokeToken(previewToken)
  const at = { page: pages[0] ?? '/', language: languages[0] ?? 'en', cause: 'version' as const }
  const answer = await fetch(`${origin}${BASE_PATH}registry.json`, { headers: { [SMOKE_HEADER]: previewToken } })
  if (!answer.ok) return [{ ...at, detail: `the site answers ${answer.status} for its registry` }]
  const set = (await answer.json()) as ServedSet
  const served = app === 'shell' ? set.shell : set.remotes.find(({ name }) => name === app)?.version
  if (served === version) return []
  const instead = served === undefined ? 'without it' : `with ${served}`
  return [{ ...at, detail: `${app} ${version} does not run with what is live: pages are composed ${instead}` }]
}

/**
 * Opens each page in each language once, without a session, and returns what is wrong with them; `no-browser` where this
 * machine has none. A faulty page is opened a second time, and only what is wrong then counts: one lost request is no
 * fault of a build.
 */
export const smokeBuild = async (smoke: Smoke): Promise<SmokeFinding[] | 'no-browser'> => {
  const browser = await openSmokeBrowser()
  if (!browser) return 'no-browser'
  try {
    const other = await findOtherVersion(smoke)
    if (other.length > 0) return other
    const { origin, previewToken, pictures, drawnWithinMs = DRAWN_WITHIN_MS } = smoke
    let faulty = 0
    const visits = smoke.pages.flatMap((page) => smoke.languages.map((language) => ({ page, language })))
    const visit = async (one: { page: string; language: LanguageCode }): Promise<SmokeFinding[]> => {
      if (faulty >= ENOUGH_FAULTY) return []
      const smoked = { ...one, origin, previewToken, pictures, drawnWithinMs }
      if ((await smokePage(browser, smoked)).length === 0) return []
      const findings = await smokePage(browser, smoked)
      if (findings.length > 0) faulty += 1
      return findings
    }
    return (await pMap(visits, visit, { concurrency: AT_ONCE })).flat()
  } finally {
    await browser.close()
  }
}

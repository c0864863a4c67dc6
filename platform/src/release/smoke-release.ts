import { join } from 'node:path'
import { LANGUAGE_CODES } from '@shuttle/contracts'
import type { Move, ReleasedApp } from '@shuttle/releases'
import {
  countSmokedPages,
  describeSmokedPages,
  type PageToSmoke,
  pagesToSmoke,
  readServedSet,
  type ServedSet,
  servedVersion,
} from '../smoke/served-set'
import { smokeBuild } from '../smoke/smoke-build'
import type { SmokeFinding } from '../smoke/smoke-page'
import type { ReleaseClient, Signer } from './release-client'

/** Lifetime of the token, minutes: longer than a smoke takes at most. */
const TOKEN_MINUTES = 15

/** Faults of a version in a browser. Any other error of a smoke tells nothing about the version. */
export class SmokeFault extends Error {
  override readonly name = 'SmokeFault'
}

/** A version among what is live. */
interface SmokedVersion {
  app: string
  version: string
  site: string
  /** Opens a version that visitors do not have; undefined: what they have is opened. */
  token: string | undefined
}
interface SmokePlace {
  /** Gets the pictures of faulty pages, in `smoke`. */
  dataDir: string
  print: (line: string) => void
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

/** The token that opens one version to a smoke. Throws the refusal of the site. */
const requestToken = async (client: ReleaseClient, signer: Signer, app: string, version: string): Promise<string> => {
  const { url } = await client.preview(signer, { app, version, minutes: TOKEN_MINUTES, smoke: true })
  return new URL(url).searchParams.get('token') ?? ''
}

/** The site falls back to what is live where a version does not run with it, and that must not pass as the version. */
const findPages = (set: ServedSet, { app, version }: SmokedVersion): PageToSmoke[] => {
  const served = servedVersion(set, app)
  if (served === version) return pagesToSmoke(app, set.remotes)
  const instead = served === undefined ? 'without it' : `with ${served}`
  throw new Error(`${app} ${version} does not run with what is live: the site composes its pages ${instead}.`)
}

/** One line of a terminal. */
const describeFinding = ({ page, language, cause, detail, picture }: SmokeFinding): string =>
  `${page} ${language}: ${cause}: ${detail}${picture === undefined ? '' : ` (${picture})`}`

/** Opens the pages of a version in three languages, and prints what it finds. */
const openPages = async (
  { app, version, site, token }: SmokedVersion,
  pages: readonly PageToSmoke[],
  { dataDir, print }: SmokePlace,
): Promise<SmokeFinding[] | 'no-browser'> => {
  const findings = await smokeBuild({
    origin: new URL(site).origin,
    previewToken: token,
    pages,
    languages: LANGUAGE_CODES,
    pictures: join(dataDir, 'smoke', `${app}-${version}`),
  })
  if (findings === 'no-browser') return findings
  for (const finding of findings) print(describeFinding(finding))
  if (findings.length === 0)
    print(
      `${app} ${version} runs: ${describeSmokedPages(countSmokedPages(pages))}, in ${LANGUAGE_CODES.length} languages.`,
    )
  return findings
}

/**
 * Starts an accepted build in a browser among what is live, before visitors get it. Prints what is wrong, and throws one
 * line when that is anything.
 */
export const smokeRelease = async (
  { app: { name: app }, version, site }: { app: ReleasedApp; version: string; site: string },
  { client, signer }: { client: ReleaseClient; signer: Signer },
  place: SmokePlace,
): Promise<Pick<Move, 'smoke' | 'smokedPages'>> => {
  const smoked = { app, version, site, token: await requestToken(client, signer, app, version) }
  const set = await readServedSet(site, smoked.token)
  const pages = set ? findPages(set, smoked) : []
  if (!set || pages.length === 0) {
    place.print(
      `${app} ${version} was not smoked: ${set ? 'it has no page that is open' : 'the site has no shell yet'}.`,
    )
    return { smoke: 'no-page' }
  }
  const findings = await openPages(smoked, pages, place)
  if (findings === 'no-browser') {
    place.print(
      `${app} ${version} was not smoked: this machine has no browser, or this folder no driver for it (npm install -D playwright). The history shows it.`,
    )
    return { smoke: findings }
  }
  if (findings.length === 0) return { smoke: 'passed', smokedPages: countSmokedPages(pages) }
  throw new SmokeFault(
    `${app} ${version} did not go live: its smoke found ${count(findings.length, 'fault')} (above). Mend them, or publish with --no-smoke, which the history shows.`,
  )
}

/**
 * Starts a version that the site has in a browser among what is live: the live one as visitors get it, or a named one by
 * `token` or by a token that `signer` requests. Throws {@link SmokeFault} when it is broken, and another error when that
 * is not known.
 */
export const smokeOnSite = async (
  { app, named, site, token }: { app: string; named: string | undefined; site: string; token: string | undefined },
  { client, signer }: { client: ReleaseClient; signer: () => Signer },
  place: SmokePlace,
): Promise<void> => {
  const opening = named === undefined ? undefined : (token ?? (await requestToken(client, signer(), app, named)))
  const set = await readServedSet(site, opening)
  if (!set) throw new Error(`${site} has no shell yet, so no page.`)
  const version = named ?? servedVersion(set, app)
  if (version === undefined) throw new Error(`Nothing of ${app} is live at ${site}.`)
  const smoked = { app, version, site, token: opening }
  const pages = findPages(set, smoked)
  if (pages.length === 0) throw new Error(`${app} ${version} has no page that is open.`)
  const findings = await openPages(smoked, pages, place)
  if (findings === 'no-browser') throw new Error('This machine has no browser (CHROMIUM_PATH).')
  // A page with another status ran nothing of its build, and nothing is known of it.
  if (findings.some(({ cause }) => cause !== 'status'))
    throw new SmokeFault(`${app} ${version} does not run: its smoke found ${count(findings.length, 'fault')} (above).`)
  if (findings.length > 0)
    throw new Error(`${site} did not send the pages of ${app} ${version}, so they were not opened.`)
}

import { join } from 'node:path'
import { BASE_PATH, type BuildRecord } from '@shuttle/contracts'
import type { ReleasedApp, SmokeOutcome } from '@shuttle/releases'
import { pagesToSmoke } from '../smoke/pages-to-smoke'
import { SMOKE_LANGUAGES, smokeBuild } from '../smoke/smoke-build'
import { describeFinding } from '../smoke/smoke-finding'
import type { ReleaseClient, Signer } from './release-client'

/** Lifetime of the token, minutes: a smoke of fifty pages takes a few. */
const TOKEN_MINUTES = 15

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

interface LiveRegistry {
  remotes: { name: string; pages: { path: string }[] }[]
}

/** Undefined while the site has no shell, so no page. */
const readLive = async (site: string): Promise<LiveRegistry | undefined> => {
  const answer = await fetch(new URL(`${BASE_PATH}registry.json`, site))
  return answer.ok ? ((await answer.json()) as LiveRegistry) : undefined
}

/**
 * Starts an accepted build in a browser among what is live, before visitors get it. Prints what is wrong, and throws one
 * line when that is anything.
 */
export const smokeRelease = async (
  { record, app, site }: { record: BuildRecord; app: ReleasedApp; site: string },
  { client, signer }: { client: ReleaseClient; signer: Signer },
  { dataDir, print }: { dataDir: string; print: (line: string) => void },
): Promise<SmokeOutcome> => {
  const { name, version } = record
  const live = await readLive(site)
  const pages = live ? pagesToSmoke(record, live.remotes) : []
  if (pages.length === 0 || !app.enabled) {
    print(`${name} ${version} was not smoked: ${live ? 'it has no page that is open' : 'the site has no shell yet'}.`)
    return 'no-page'
  }
  const { url } = await client.preview(signer, { app: name, version, minutes: TOKEN_MINUTES, smoke: true })
  const findings = await smokeBuild({
    origin: new URL(site).origin,
    previewToken: new URL(url).searchParams.get('token') ?? '',
    pages,
    languages: SMOKE_LANGUAGES,
    pictures: join(dataDir, 'smoke', `${name}-${version}`),
  })
  if (findings === 'no-browser') {
    print(`${name} ${version} was not smoked: this machine has no browser (CHROMIUM_PATH). The history shows it.`)
    return 'no-browser'
  }
  if (findings.length === 0) {
    print(`${name} ${version} runs: ${count(pages.length, 'page')} in ${SMOKE_LANGUAGES.length} languages.`)
    return 'passed'
  }
  for (const finding of findings) print(describeFinding(finding))
  throw new Error(
    `${name} ${version} did not go live: its smoke found ${count(findings.length, 'fault')} (above). Mend them, or publish with --no-smoke, which the history shows.`,
  )
}

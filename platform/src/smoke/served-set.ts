import { BASE_PATH } from '@shuttle/contracts'
import { SMOKE_HEADER, type SmokedPages } from '@shuttle/releases'
import { fetchSite } from '../release/release-client'

export interface ServedRemote {
  name: string
  version: string
  /** Empty for pages of the shell, and for a closed remote. */
  entry: string
  closed?: true
  pages: readonly { path: string; guard?: string }[]
}

/** What a site composes its pages of. */
export interface ServedSet {
  shell: string
  remotes: readonly ServedRemote[]
}

const NOTHING_LIVE = 503

/** What visitors get, or what the token of a smoke opens. Undefined while the site has no shell, so no page. */
export const readServedSet = async (site: string, token: string | undefined): Promise<ServedSet | undefined> => {
  const headers = token === undefined ? {} : { [SMOKE_HEADER]: token }
  const answer = await fetchSite(site, `${BASE_PATH}registry.json`, { headers })
  if (answer.status === NOTHING_LIVE) return undefined
  if (!answer.ok) throw new Error(`${site} answers ${answer.status} for its registry.`)
  return (await answer.json()) as ServedSet
}

/** The version of an app in a set; undefined where the set has none. */
export const servedVersion = ({ shell, remotes }: ServedSet, app: string): string | undefined =>
  app === 'shell' ? shell : remotes.find(({ name }) => name === app)?.version

/** A page below the base, and whether visitors without a session get the sign-in instead. */
export interface PageToSmoke {
  path: string
  isGuarded: boolean
}

/**
 * Pages that a smoke opens: all of a remote's pages; for the shell its own, which have no file to load, and the first
 * page of every remote, because each of them runs inside it. A closed remote has none.
 */
export const pagesToSmoke = (app: string, remotes: readonly ServedRemote[]): PageToSmoke[] => {
  const open = remotes.filter(({ closed }) => !closed)
  const wanted =
    app === 'shell'
      ? open.flatMap(({ entry, pages }) => (entry === '' ? pages : pages.slice(0, 1)))
      : open.filter(({ name }) => name === app).flatMap(({ pages }) => pages)
  return wanted.map(({ path, guard = 'public' }) => ({ path, isGuarded: guard !== 'public' }))
}

export const countSmokedPages = (pages: readonly PageToSmoke[]): SmokedPages => {
  const guarded = pages.filter(({ isGuarded }) => isGuarded).length
  return { drawn: pages.length - guarded, guarded }
}

/** Such as `5 pages drawn, 2 of them as a member without data`. */
export const describeSmokedPages = ({ drawn, guarded }: SmokedPages): string => {
  const all = drawn + guarded
  const counted = `${all} page${all === 1 ? '' : 's'} drawn`
  return guarded === 0 ? counted : `${counted}, ${guarded} of them as a member without data`
}

import type { Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'

/**
 * Builds loaded by one document: the versions of the shell and of each remote, in the order of their first requests.
 */
export type DocumentBuilds = ReadonlyMap<string, readonly string[]>

export interface WatchedDocuments {
  all: () => readonly DocumentBuilds[]
  /** Builds of the current document. */
  current: () => DocumentBuilds
}

const BUILD_FILE = new RegExp(`${BASE_PATH}(?:remotes/([^/]+)|(shell))/([^/]+)/[^/]+$`)

/** Observes every build file that a tab requests, grouped by document as the browser itself counts them. */
export const watchDocuments = async (page: Page): Promise<WatchedDocuments> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const documents = new Map<string, Map<string, string[]>>()
  session.on('Network.requestWillBeSent', ({ loaderId, request }) => {
    const [, remote, shell, version] = BUILD_FILE.exec(new URL(request.url).pathname) ?? []
    const name = remote ?? shell
    if (!name || !version) return
    const builds = documents.get(loaderId) ?? new Map<string, string[]>()
    documents.set(loaderId, builds)
    const versions = builds.get(name) ?? []
    builds.set(name, versions)
    if (versions.at(-1) !== version) versions.push(version)
  })
  return {
    all: () => [...documents.values()],
    current: () => [...documents.values()].at(-1) ?? new Map<string, string[]>(),
  }
}

/**
 * Mixed builds in a document: two builds of the same app. A version may be followed by another when it was withdrawn,
 * and must not return then.
 */
export const mixedBuilds = (builds: DocumentBuilds, withdrawn: ReadonlySet<string>): string[] =>
  [...builds].flatMap(([name, versions]) => {
    const left = versions.slice(0, -1).filter((version) => !withdrawn.has(`${name} ${version}`))
    const again = versions.filter((version, at) => versions.indexOf(version) !== at)
    return [
      ...left.map((version) => `${name}: ${versions.join(', then ')}, and ${version} was never withdrawn`),
      ...again.map((version) => `${name}: ${version} came back: ${versions.join(', ')}`),
    ]
  })

import type { PageGuards } from '../boot/early-calls'
import type { Shell } from '../shell'
import { callerOf, findRemoteVersion, type RemoteVersion } from './find-caller'
import { createGlobalCleanup } from './global-cleanup'
import { createPageAttributes } from './page-attributes'
import { createPageComparison } from './page-comparison'
import { paintFrames } from './paint-frames'
import { pruneCookies } from './remote-cookies'
import { createRemoteStyles } from './remote-styles'

/** React cleans up effects shortly after a page was left. */
const SETTLED_MS = 1000

/** Calls that come in rows and leave nothing by themselves. */
const NEXT = /Timeout$|AnimationFrame$/

/** Names in reports of what one remote did to all. */
class ContainmentFault extends Error {
  override name = 'ContainmentFault'
}

/**
 * Contains the effects of a remote: its styles apply while one of its pages is shown. Listeners, observers, elements
 * and intervals outside its pages are removed with its last page and restored with the next; attributes of the page
 * become as before, its cookies are removed. Attempts to replace globals are reported, each thing once per version.
 * `left`: remotes whose pages were left before.
 */
export const containRemotes = (
  { registry, mountedPages, reportFault }: Pick<Shell, 'registry' | 'mountedPages' | 'reportFault'>,
  { listen, check, readMark, listenToMarks }: Pick<PageGuards, 'listen' | 'check' | 'readMark' | 'listenToMarks'>,
  left: Iterable<string>,
): void => {
  const reported = new Set<string>()
  const reportContainment = (what: string, build: RemoteVersion | undefined) => {
    const key = `${what} ${build?.name} ${build?.version}`
    if (reported.has(key)) return
    reported.add(key)
    reportFault(new ContainmentFault(what), 'containment', build)
  }

  const isShown = (remote: string, version?: string) =>
    (version === undefined || registry.inUse(remote)?.version === version) &&
    [...mountedPages.mounted].some((page) => page.remote === remote)

  const styles = createRemoteStyles({ getRegistry: registry.get, isShown })
  const cleanup = createGlobalCleanup()
  const attributes = createPageAttributes()
  const comparison = createPageComparison()
  const ownerOf = (address: string) => findRemoteVersion(address, registry.get())?.name
  const nameOf = (mark: string) => mark.split(' ')[0] || undefined
  let isLive = false
  const reportLeft = (remote: string, left: readonly string[], build: RemoteVersion | undefined) => {
    for (const what of left) reportContainment(`outside its pages: ${what}`, build ?? registry.inUse(remote))
  }

  const settled = (remote: string) => {
    if (isShown(remote)) return
    const build = registry.inUse(remote)
    comparison.claim(nameOf(readMark()))
    const undone = [...cleanup.suspend(remote), ...attributes.restore(remote), ...comparison.restore(remote)]
    reportLeft(remote, undone, build)
    if (styles.hasWritten(remote)) reportContainment('outside its pages: style', build)
  }
  const settle = (remote: string) => {
    styles.update()
    check()
    if (isShown(remote)) return
    // At once: with too many of them the next request would be refused.
    if (pruneCookies(remote, ownerOf)) reportLeft(remote, ['cookie'], registry.inUse(remote))
    setTimeout(() => settled(remote), SETTLED_MS)
  }

  listen((call) => {
    if (call.name === 'built-in') {
      const [name, version = ''] = call.by?.split(' ') ?? []
      return reportContainment(`replaced ${String(call.args?.[0])}`, name ? { name, version } : undefined)
    }
    const caller = callerOf(call.at)
    const build = caller ? findRemoteVersion(caller, registry.get()) : undefined
    if (call.target instanceof CSSStyleSheet && call.args) {
      if (build) styles.claim(call.target, build.name)
    } else if (call.args) {
      const ended = cleanup.hear(call, build?.name)
      comparison.hear(call, build?.name, isLive)
      if (!build) return
      reportLeft(build.name, ended, build)
      attributes.hear(call, build.name)
    }
    if (!call.args) reportContainment(`tried to replace ${call.name}`, build)
    else if (call.name === 'clear') reportContainment('tried to clear the storage', build)
    else if (call.name === 'removal') reportContainment('tried to remove elements of others', build)
    else if (call.name === 'cookie' && !call.result) reportContainment('tried to set too many cookies', build)
    // Code of a remote may be loaded before its page is shown.
    if (build && !NEXT.test(call.name) && !isShown(build.name)) settle(build.name)
  })

  isLive = true
  listenToMarks((mark, snapshot) => {
    const remote = nameOf(mark)
    if (comparison.claim(remote, snapshot) && remote && !isShown(remote)) settle(remote)
  })

  mountedPages.onEntered((remote) => {
    styles.update()
    cleanup.resume(remote)
  })
  mountedPages.onLeft(settle)
  for (const remote of left) settle(remote)
  paintFrames()
}

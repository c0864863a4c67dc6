import type { Shell } from '../shell'
import { callerOf, findRemoteVersion, type RemoteVersion } from './find-caller'
import { createGlobalCleanup } from './global-cleanup'
import type { GuardedCall } from './guard-globals'
import { clearRemoteMark, markRemoteShown } from './remote-mark'
import { createRemoteStyles } from './remote-styles'

/** React cleans up effects shortly after a page was left. */
const SETTLED_MS = 1000

/** Names in reports of what one remote did to all. */
class ContainmentFault extends Error {
  override name = 'ContainmentFault'
}

/**
 * Contains the effects of a remote: its styles apply while one of its pages is shown, and listeners of window and
 * document and intervals are removed with its last page and restored with the next. Attempts to replace globals are
 * reported, each thing once per version. `left`: remotes whose pages were left before.
 */
export const containRemotes = (
  { registry, mountedPages, reportFault }: Pick<Shell, 'registry' | 'mountedPages' | 'reportFault'>,
  listen: (listener: (call: GuardedCall) => void) => void,
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

  const settled = (remote: string) => {
    if (isShown(remote)) return
    const build = registry.inUse(remote)
    for (const what of cleanup.suspend(remote)) reportContainment(`outside its pages: ${what}`, build)
    if (styles.hasWritten(remote)) reportContainment('outside its pages: style', build)
  }
  const settle = (remote: string) => {
    styles.update()
    if (!isShown(remote)) setTimeout(() => settled(remote), SETTLED_MS)
  }

  listen((call) => {
    const caller = callerOf(call.at)
    const build = caller ? findRemoteVersion(caller, registry.get()) : undefined
    if (call.target instanceof CSSStyleSheet && call.args) {
      if (build) styles.claim(call.target, build.name)
    } else if (call.args) cleanup.hear(call, build?.name)
    if (!call.args) reportContainment(`tried to replace ${call.name}`, build)
    else if (call.name === 'clear') reportContainment('tried to clear the storage', build)
    // Code of a remote may be loaded before its page is shown.
    if (build && !isShown(build.name)) settle(build.name)
  })

  mountedPages.onEntered((remote) => {
    styles.update()
    cleanup.resume(remote)
  })
  mountedPages.onLeft(settle)
  // A phone ends hidden pages without an event: such a page did not crash.
  document.addEventListener('visibilitychange', () => {
    const [page] = mountedPages.mounted
    const build = page && registry.inUse(page.remote)
    if (document.visibilityState === 'hidden') clearRemoteMark()
    else if (build) markRemoteShown(build)
  })
  for (const remote of left) settle(remote)
}

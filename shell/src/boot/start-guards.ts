import { rememberBuiltIns } from '../containment/built-ins'
import { guardGlobals } from '../containment/guard-globals'
import { guardRemovals } from '../containment/guard-removals'
import { takeSnapshot } from '../containment/page-snapshot'
import type { RunningVersion } from './blocked-versions'
import type { EarlyCalls, MarkListener, PageGuards } from './early-calls'
import { type FoundMarks, startRunningMark } from './running-mark'

/** Key in the storage of a tab for what a page found that reloaded at once. */
const STOPPED = 'stopped'

interface PackedVersions {
  revision?: string
  remotes?: { names?: string; versions?: string }
}

/** Whether this page would load the version. */
const isIn = ({ remotes }: PackedVersions, { name, version }: RunningVersion): boolean => {
  const at = remotes?.names?.split(',').indexOf(name) ?? -1
  return remotes?.versions?.split(',')[at] === version
}

/** What an earlier page found, and this one; reloads where another version is due for one that this page names. */
const takeStopped = (registry: PackedVersions, found: FoundMarks, early: EarlyCalls): readonly RunningVersion[] => {
  try {
    const earlier = JSON.parse(sessionStorage.getItem(STOPPED) ?? '[]') as RunningVersion[]
    const stopped = [...earlier, ...found.stopped]
    sessionStorage.removeItem(STOPPED)
    if (found.isOtherDue && found.stopped.some((one) => isIn(registry, one))) {
      sessionStorage.setItem(STOPPED, JSON.stringify(stopped))
      // The shell waits for its styles, so nothing of the version runs until the reload.
      early.styles = [new Promise(() => undefined)]
      location.reload()
    }
    return stopped
  } catch {
    return found.stopped
  }
}

/** Guards the page before any other script runs; see ADR-55. */
export const startGuards = (registry: PackedVersions = {}, early: EarlyCalls = {}): PageGuards => {
  const mark = startRunningMark(registry.revision ?? '')
  const stopped = takeStopped(registry, mark.found, early)
  const { note, listen, guardPage } = guardGlobals()
  let findChanged: (() => string[]) | undefined
  const check = (by = mark.get()): string | undefined => {
    const changed = findChanged?.() ?? []
    for (const name of changed) note({ name: 'built-in', target: undefined, args: [name], by, at: new Error() })
    return changed.length > 0 ? by : undefined
  }
  let marked = ''
  const moments: Parameters<MarkListener>[] = []
  let listener: MarkListener = (...moment) => void moments.push(moment)
  const checkBefore = ({ type, target }: Event) => {
    const [, name, version] =
      target instanceof HTMLScriptElement ? (/\/remotes\/([^/]+)\/([^/]+)\//.exec(target.src) ?? []) : []
    // Of files, those of remotes alone: the others change nothing.
    if (name || type !== 'load') check(name && `${name} ${version}`)
  }
  return {
    begin: () => {
      guardPage()
      guardRemovals(note)
      findChanged = rememberBuiltIns()
      // Before the listeners of all others: what handles a tap or an error must find the browser's own functions.
      for (const type of ['click', 'popstate', 'error', 'unhandledrejection']) addEventListener(type, checkBefore, true)
      // The window does not hear the loads of files.
      document.addEventListener('load', checkBefore, true)
    },
    listen,
    mark: (build, until = marked) => {
      check(until)
      listener(until, takeSnapshot())
      marked = build
      mark.set(build)
    },
    readMark: () => marked,
    listenToMarks: (given) => {
      listener = given
      for (const moment of moments.splice(0)) given(...moment)
    },
    check: () => check(),
    stopped,
  }
}

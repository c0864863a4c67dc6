import type { GuardedCall } from './guard-globals'

/** A listener of window or document, or an interval. */
interface TrackedEffect {
  remote: string
  /** Such as `scroll listener` or `interval of 1000 ms`. */
  what: string
  isOn: boolean
  on: () => void
  off: () => void
  /** Whether this call removes it. */
  isEndedBy: (call: GuardedCall) => boolean
}

const isCapture = (options: unknown): boolean =>
  typeof options === 'object' && options !== null
    ? (options as AddEventListenerOptions).capture === true
    : options === true

const toListener = (remote: string, { target, args = [] }: GuardedCall): TrackedEffect | undefined => {
  const [type, listener, options] = args as Parameters<EventTarget['addEventListener']>
  const { once, signal } = (typeof options === 'object' && options) || {}
  // The listener removes itself.
  if (!listener || once || signal) return undefined
  const owner = (target ?? window) as EventTarget
  return {
    remote,
    what: `${type} listener`,
    isOn: true,
    on: () => owner.addEventListener(type, listener, options),
    off: () => owner.removeEventListener(type, listener, options),
    isEndedBy: ({ name, target: from, args: [endedType, ended, how] = [] }) =>
      name === 'removeEventListener' &&
      (from ?? window) === owner &&
      endedType === type &&
      ended === listener &&
      isCapture(how) === isCapture(options),
  }
}

const toInterval = (remote: string, { args = [], result }: GuardedCall): TrackedEffect => {
  const [handler, ms, ...rest] = args as [TimerHandler, number | undefined, ...unknown[]]
  let current = result as number
  return {
    remote,
    what: `interval of ${ms ?? 0} ms`,
    isOn: true,
    on: () => {
      current = window.setInterval(handler, ms, ...rest)
    },
    off: () => clearInterval(current),
    isEndedBy: ({ name, args: [id] = [] }) => {
      const isEnded = name === 'clearInterval' && id === result
      // The remote knows only the id that it received first.
      if (isEnded && current !== result) clearInterval(current)
      return isEnded
    },
  }
}

/**
 * Tracks listeners and intervals of remotes outside their screens. `suspend` removes those a remote has left, and
 * `resume` restores them: code that runs once, when the remote is loaded, relies on them.
 */
export const createGlobalCleanup = () => {
  const all = new Set<TrackedEffect>()
  let isOwnCall = false
  const switchTo = (remote: string, isOn: boolean): string[] => {
    const found = [...all].filter((one) => one.remote === remote && one.isOn !== isOn)
    isOwnCall = true
    for (const one of found) {
      one.isOn = isOn
      if (isOn) one.on()
      else one.off()
    }
    isOwnCall = false
    return found.map(({ what }) => what)
  }

  return {
    /** Records a call of a remote or of other code (`undefined`), which may remove what a remote added. */
    hear: (call: GuardedCall, remote: string | undefined) => {
      if (isOwnCall) return
      for (const one of all) if (one.isEndedBy(call)) all.delete(one)
      if (!remote) return
      const added =
        call.name === 'addEventListener'
          ? toListener(remote, call)
          : call.name === 'setInterval'
            ? toInterval(remote, call)
            : undefined
      if (added) all.add(added)
    },
    suspend: (remote: string) => switchTo(remote, false),
    resume: (remote: string) => void switchTo(remote, true),
  }
}

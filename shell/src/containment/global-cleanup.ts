import type { GuardedCall } from './guard-globals'

/** What a remote has at work outside its own pages: a listener, an observer, an element, an interval, a next frame. */
interface TrackedEffect {
  remote: string
  /** Such as `scroll listener` or `interval of 1000 ms`. */
  what: string
  isOn: boolean
  on: () => void
  off: () => void
  /** Whether this call removes it. */
  isEndedBy: (call: GuardedCall) => boolean
  /** Whether it has ended without a call. */
  isOver?: () => boolean
  /** It ends by itself once it is restored. */
  isOnce?: true
}

/** Timeouts that a remote may set after its last page was left: more are a loop. */
const MOST_TIMEOUTS = 20

/** Whether a target is around the pages or in one of another remote; dialogs and the like are drawn elsewhere. */
const isOutside = (target: unknown, remote: string): boolean => {
  if (!(target instanceof Element)) return true
  const frame = target.closest('[data-remote]')
  if (frame) return frame.getAttribute('data-remote') !== remote
  const root = document.getElementById('root')
  return target.contains(root) || root?.contains(target) === true || document.head.contains(target)
}
const isGone = (target: unknown) => target instanceof Node && !target.isConnected

const isCapture = (options: unknown): boolean =>
  typeof options === 'object' && options !== null
    ? (options as AddEventListenerOptions).capture === true
    : options === true

const toListener = (remote: string, call: GuardedCall): TrackedEffect | undefined => {
  const { target, args = [] } = call
  const [type, listener, options] = args as Parameters<EventTarget['addEventListener']>
  const { once, signal } = (typeof options === 'object' && options) || {}
  if (!listener || !isOutside(target, remote)) return undefined
  const owner = (target ?? window) as EventTarget
  return {
    remote,
    what: `${type} listener`,
    isOn: true,
    on: () => {
      owner.addEventListener(type, listener, options)
      if (once) owner.addEventListener(type, () => (call.isOver = true), options)
    },
    off: () => owner.removeEventListener(type, listener, options),
    isEndedBy: ({ name, target: from, args: [endedType, ended, how] = [] }) =>
      name === 'removeEventListener' &&
      (from ?? window) === owner &&
      endedType === type &&
      ended === listener &&
      isCapture(how) === isCapture(options),
    isOver: () => call.isOver === true || signal?.aborted === true || isGone(owner),
  }
}

const toObserver = (remote: string, { target, args = [] }: GuardedCall): TrackedEffect | undefined => {
  const observer = target as MutationObserver
  const [node, options] = args as Parameters<MutationObserver['observe']>
  if (!isOutside(node, remote)) return undefined
  return {
    remote,
    what: `${observer.constructor.name} of ${node.nodeName.toLowerCase()}`,
    isOn: true,
    on: () => observer.observe(node, options),
    off: () => observer.disconnect(),
    isEndedBy: (call) => call.name === 'disconnect' && call.target === observer,
    isOver: () => isGone(node),
  }
}

const toElements = (remote: string, { args = [] }: GuardedCall): TrackedEffect[] =>
  args
    .filter((one) => one instanceof Element)
    .map((element) => {
      let parent: ParentNode | null = null
      return {
        remote,
        what: `element ${element.localName}`,
        isOn: true,
        on: () => parent?.append(element),
        off: () => {
          parent = element.parentElement
          element.remove()
        },
        isEndedBy: () => false,
        isOver: () => !element.isConnected,
      }
    })

/** A timeout or next frame of a remote that has no page on the screen; it waits for the next one. */
const toWaiting = (remote: string, { name, args = [], result }: GuardedCall): TrackedEffect => {
  const isFrame = name === 'requestAnimationFrame'
  let current = result as number
  const end = isFrame ? 'cancelAnimationFrame' : 'clearTimeout'
  return {
    remote,
    what: isFrame ? 'frame callbacks' : 'timeouts',
    isOn: true,
    isOnce: true,
    on: () => {
      current = isFrame
        ? requestAnimationFrame(args[0] as FrameRequestCallback)
        : window.setTimeout(...(args as [TimerHandler, number]))
    },
    off: () => window[end](current),
    isEndedBy: (call) => call.name === end && call.args?.[0] === result,
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
 * Tracks what remotes have at work outside their screens. `suspend` removes what a remote has left, and `resume`
 * restores it: code that runs once, when the remote is loaded, relies on it.
 */
export const createGlobalCleanup = () => {
  const all = new Set<TrackedEffect>()
  /** Remotes whose effects are suspended, with the number of timeouts they have set since. */
  const away = new Map<string, number>()
  let isOwnCall = false
  const switchTo = (remote: string, isOn: boolean): string[] => {
    isOwnCall = true
    const switched: string[] = []
    for (const one of all) {
      if (one.remote !== remote || one.isOn === isOn) continue
      if (one.isOn && one.isOver?.()) {
        all.delete(one)
        continue
      }
      one.isOn = isOn
      if (isOn) one.on()
      else one.off()
      if (isOn && one.isOnce) all.delete(one)
      switched.push(one.what)
    }
    isOwnCall = false
    return switched
  }

  const toEffects = (call: GuardedCall, remote: string): (TrackedEffect | undefined)[] => {
    switch (call.name) {
      case 'addEventListener':
        return [toListener(remote, call)]
      case 'setInterval':
        return [toInterval(remote, call)]
      case 'observe':
        return [toObserver(remote, call)]
      case 'insert':
        return toElements(remote, call)
      case 'setTimeout':
      case 'requestAnimationFrame': {
        const count = away.get(remote)
        if (count === undefined) return []
        if (call.name === 'setTimeout') away.set(remote, count + 1)
        return call.name === 'setTimeout' && count < MOST_TIMEOUTS ? [] : [toWaiting(remote, call)]
      }
      default:
        return []
    }
  }

  const suspend = (remote: string): string[] => {
    if (!away.has(remote)) away.set(remote, 0)
    return switchTo(remote, false)
  }

  return {
    /**
     * Records a call of a remote or of other code (`undefined`), which may remove what a remote added. Returns what
     * was ended at once, because the remote has no page on the screen.
     */
    hear: (call: GuardedCall, remote: string | undefined): string[] => {
      if (isOwnCall) return []
      for (const one of all) if (one.isEndedBy(call)) all.delete(one)
      if (!remote) return []
      const added = toEffects(call, remote).filter((one) => one !== undefined)
      for (const one of added) all.add(one)
      return added.some(({ isOnce }) => isOnce) ? suspend(remote) : []
    },
    suspend,
    resume: (remote: string): void => {
      away.delete(remote)
      switchTo(remote, true)
    },
  }
}

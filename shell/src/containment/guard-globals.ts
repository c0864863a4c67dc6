/** A call that leaves something behind in the page, or an assignment to a guarded name, which has no `args`. */
export interface GuardedCall {
  name: string
  target: unknown
  args?: readonly unknown[]
  result?: unknown
  /** Its second frame is the caller. */
  at: Error
}

/** What the shell and the shared libraries need of the browser: no remote may replace it for all others. */
const GUARDED = (): [object, string][] => [
  [
    window,
    'fetch XMLHttpRequest setTimeout clearTimeout queueMicrotask requestAnimationFrame setInterval clearInterval',
  ],
  [JSON, 'parse stringify'],
  [History.prototype, 'pushState replaceState go back'],
  [XMLHttpRequest.prototype, 'open send setRequestHeader'],
  [Storage.prototype, 'getItem setItem removeItem clear'],
  [CSSStyleSheet.prototype, 'insertRule replace replaceSync'],
  [EventTarget.prototype, 'addEventListener removeEventListener dispatchEvent'],
]

/** Enough for a page's first seconds, after which somebody listens. */
const MOST_EARLY = 1000

/**
 * Makes these functions read-only before any remote runs: an assignment changes nothing and is noted. Notes also listeners of
 * window and document, intervals, rules that scripts write, and `Storage.clear()`, which would take what others stored and does
 * nothing. Answers the
 * function that hands all notes, those of before too, to the one listener.
 */
export const guardGlobals = (): ((listener: (call: GuardedCall) => void) => void) => {
  const early: GuardedCall[] = []
  let note = (call: GuardedCall) => {
    if (early.length < MOST_EARLY) early.push(call)
  }
  const page: unknown[] = [undefined, window, document, history]
  for (const [owner, names] of GUARDED())
    for (const name of names.split(' ')) {
      const original = Reflect.get(owner, name)
      const isClear = name === 'clear'
      const isListener = /EventL/.test(name)
      const value =
        isListener || /Interval|clear$|Rule|replace(Sync)?$/.test(name)
          ? function (this: unknown, ...args: unknown[]) {
              const result = isClear ? undefined : original.apply(this, args)
              if (!isListener || page.includes(this))
                note({ name, target: this ?? window, args, result, at: new Error() })
              return result
            }
          : original
      Object.defineProperty(owner, name, {
        configurable: false,
        get: () => value,
        set(next) {
          if (this === owner || page.includes(this)) note({ name, target: owner, at: new Error() })
          // One object's own function, such as that of one request.
          else Object.defineProperty(this, name, { value: next, configurable: true, writable: true })
        },
      })
    }
  return (listener) => {
    note = listener
    for (const call of early.splice(0)) listener(call)
  }
}

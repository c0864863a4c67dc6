/** A call that leaves something behind in the page, or an assignment to a guarded name, which has no `args`. */
export interface GuardedCall {
  name: string
  /** Undefined for a function of the window that is called by its name alone. */
  target: unknown
  args?: readonly unknown[]
  result?: unknown
  /** Its second frame is the caller. */
  at: Error
}

/** What the shell and the shared libraries need of the browser: no remote may replace it for all. Calls of those with `*` are noted. */
const GUARDED = (): [object, string][] => [
  [window, 'fetch XMLHttpRequest setTimeout clearTimeout *setInterval *clearInterval onerror onunhandledrejection'],
  [History.prototype, 'pushState replaceState'],
  [XMLHttpRequest.prototype, 'open send setRequestHeader'],
  [Storage.prototype, 'getItem setItem removeItem *clear'],
  [CSSStyleSheet.prototype, '*insertRule *replace *replaceSync'],
  [EventTarget.prototype, '*addEventListener *removeEventListener'],
]

/**
 * Makes these functions read-only before any remote runs: an assignment changes nothing and is noted. `Storage.clear()` does
 * nothing but be noted: it would take what others stored. Of listeners, those of window and document are noted. Answers the
 * function that hands all notes, those of before too, to the one listener.
 */
export const guardGlobals = (): ((listener: (call: GuardedCall) => void) => void) => {
  const early: GuardedCall[] = []
  let note = (call: GuardedCall): unknown => early.push(call)
  const page: unknown[] = [undefined, window, document, history]
  for (const [owner, names] of GUARDED())
    for (const word of names.split(' ')) {
      const name = word.replace('*', '')
      const original = Reflect.get(owner, name)
      const call = function (this: unknown, ...args: unknown[]) {
        const result = name === 'clear' || original.apply(this, args)
        if (page.includes(this) || !(this instanceof EventTarget))
          note({ name, target: this, args, result, at: new Error() })
        return result
      }
      Object.defineProperty(owner, name, {
        configurable: false,
        get: () => (word === name ? original : call),
        set(value) {
          if (this === owner || page.includes(this)) note({ name, target: owner, at: new Error() })
          // One object's own function, such as that of one request.
          else Object.defineProperty(this, name, { value, configurable: true, writable: true })
        },
      })
    }
  return (listener) => {
    note = listener
    early.forEach(listener)
  }
}

/** A call that leaves something behind in the page, or an assignment to a guarded name, which has no `args`. */
export interface GuardedCall {
  name: string
  /** Undefined for a window function that is called by its bare name. */
  target: unknown
  args?: readonly unknown[]
  result?: unknown
  /** Its second frame is the caller. */
  at: Error
}

/**
 * Browser functions that the shell and the shared libraries need: no remote may replace them for
 * all. Calls of those with `*` are recorded.
 */
const GUARDED = (): [object, string][] => [
  [window, 'fetch XMLHttpRequest setTimeout clearTimeout *setInterval *clearInterval onerror onunhandledrejection'],
  [History.prototype, 'pushState replaceState'],
  [XMLHttpRequest.prototype, 'open send setRequestHeader'],
  [Storage.prototype, 'getItem setItem removeItem *clear'],
  [CSSStyleSheet.prototype, '*insertRule *replace *replaceSync'],
  [EventTarget.prototype, '*addEventListener *removeEventListener'],
]

/**
 * Makes these functions read-only before any remote runs: an assignment has no effect and is recorded, and so is
 * `Storage.clear()`, which would remove data of others. Listeners of window and document are recorded too. Returns the
 * function that passes all records, earlier ones included, to the one listener.
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
          // A function of a single object, such as one request.
          else Object.defineProperty(this, name, { value, configurable: true, writable: true })
        },
      })
    }
  return (listener) => {
    note = listener
    early.forEach(listener)
  }
}

import { storeCookieOwner } from './cookie-owner'
import { callerOf } from './find-caller'

/** A call that leaves something behind in the page, or an assignment to a guarded name, which has no `args`. */
export interface GuardedCall {
  /** `touch` is an access to attributes of `target`, with its attributes before; `built-in` one that was changed. */
  name: string
  /** Undefined for a window function that is called by its bare name. */
  target: unknown
  args?: readonly unknown[]
  result?: unknown
  /** Whether a listener that removes itself has been called. */
  isOver?: boolean
  /** Its second frame is the caller. */
  at: Error
  /** Name and version of the remote whose code ran, where no frame names it. */
  by?: string
}
export type ListenToCalls = (listener: (call: GuardedCall) => void) => void

/**
 * Browser functions that the shell and the shared libraries need: no remote may replace them for
 * all. Calls of those with `*` are recorded, and of those with `+` from the first page that was left.
 */
const GUARDED = (): [object | undefined, string][] => [
  [window, 'fetch XMLHttpRequest *setInterval *clearInterval onerror onunhandledrejection'],
  [window, '+setTimeout +clearTimeout +requestAnimationFrame +cancelAnimationFrame'],
  [History.prototype, 'pushState replaceState'],
  [XMLHttpRequest.prototype, 'open send setRequestHeader'],
  [Storage.prototype, 'getItem setItem removeItem *clear'],
  [CSSStyleSheet.prototype, '*insertRule *replace *replaceSync'],
  [EventTarget.prototype, '*addEventListener *removeEventListener'],
  ...['Mutation', 'Resize', 'Intersection'].map((kind): [object | undefined, string] => [
    Reflect.get(window, `${kind}Observer`)?.prototype,
    '*observe *disconnect',
  ]),
]
const TOUCHES = 'style className classList dataset hidden inert dir setAttribute removeAttribute toggleAttribute'
const INSERTS = 'appendChild insertBefore append prepend before after insertAdjacentElement'

/** Cookies of the site itself; all others are of remotes. */
const OWN_COOKIE = /^(lang|signed_in|failed_shell|blocked)=/
/** A cookie without a value, which a removal sets. */
const EMPTY_COOKIE = /^[^=;]*=\s*;/
/** All cookies that scripts can read: with more, servers refuse every request of the browser by a 431. */
export const MOST_COOKIE_CHARACTERS = 4096

/**
 * Makes these functions read-only before any remote runs: an assignment has no effect and is recorded, and so is
 * `Storage.clear()`, which would remove data of others. Listeners, observers, cookies and what is put beside the pages
 * are recorded too. `listen` passes all records, earlier ones included, to the one listener.
 */
export const guardGlobals = () => {
  const early: GuardedCall[] = []
  let listener: ((call: GuardedCall) => void) | undefined
  const note = (call: GuardedCall, isLive = false): void => {
    if (listener) listener(call)
    else if (!isLive) early.push(call)
  }
  const page: unknown[] = [undefined, window, document, history]
  for (const [owner, names] of GUARDED())
    for (const word of owner ? names.split(' ') : []) {
      const name = word.replace(/[*+]/, '')
      const original = Reflect.get(owner as object, name)
      const call = function (this: unknown, ...args: unknown[]) {
        const result = name === 'clear' || original.apply(this, args)
        if (page.includes(this) || !(this instanceof EventTarget) || (this instanceof Node && this.isConnected)) {
          const record: GuardedCall = { name, target: this, args, result, at: new Error() }
          // The listener after one that removes itself notes that it was called.
          if (name === 'addEventListener' && (args[2] as AddEventListenerOptions | undefined)?.once)
            original.call(this, args[0], () => (record.isOver = true), args[2])
          note(record, word.startsWith('+'))
        }
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

  const guardElement = (element: Element) => {
    const prototype = Object.getPrototypeOf(element)
    const touch = (at: Error) => {
      const args = [...element.attributes].map(({ name, value }) => [name, value])
      note({ name: 'touch', target: element, args, at })
    }
    const define = (name: string, accessors: PropertyDescriptor) =>
      Object.defineProperty(element, name, { configurable: true, ...accessors })
    for (const name of TOUCHES.split(' '))
      define(name, {
        get() {
          touch(new Error())
          return Reflect.get(prototype, name, element)
        },
        set(value) {
          touch(new Error())
          Reflect.set(prototype, name, value, element)
        },
      })
    for (const name of INSERTS.split(' '))
      define(name, {
        writable: true,
        value(...args: unknown[]) {
          const result = prototype[name].apply(element, args)
          note({ name: 'insert', target: element, args, at: new Error() })
          return result
        },
      })
  }

  return {
    note,
    listen: (given: (call: GuardedCall) => void) => {
      listener = given
      early.forEach(given)
      early.length = 0
    },
    /** Guards what the page has around its frames, which is known once the page is parsed. */
    guardPage: () => {
      for (const element of [document.documentElement, document.body, document.getElementById('root')])
        if (element) guardElement(element)
      const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
      const isOwn = (text: string) => OWN_COOKIE.test(text)
      const isSettable = (text: string) =>
        isOwn(text) || EMPTY_COOKIE.test(text) || `${document.cookie}${text}`.length <= MOST_COOKIE_CHARACTERS
      const record = (text: string, isSet: boolean, at: Error) => {
        if (isOwn(text)) return
        if (isSet) storeCookieOwner(text, callerOf(at))
        note({ name: 'cookie', target: document, args: [text], result: isSet, at })
      }
      Object.defineProperty(document, 'cookie', {
        configurable: true,
        get: () => cookies?.get?.call(document),
        set(given) {
          const text = `${given}`
          const isSet = isSettable(text)
          if (isSet) cookies?.set?.call(document, text)
          record(text, isSet, new Error())
        },
      })
      const store = Reflect.get(window, 'CookieStore')?.prototype
      if (!store) return
      const { set } = store
      // One after the other, since the size counts those that are set.
      let queue: Promise<void> = Promise.resolve()
      store.set = function (this: unknown, first: unknown, value?: unknown) {
        const at = new Error()
        const cookie = Object(first) === first ? (first as Record<string, unknown>) : { name: first, value }
        const place = `; path=${cookie.path ?? '/'}${cookie.domain ? `; domain=${cookie.domain}` : ''}`
        const text = `${cookie.name}=${cookie.value}${place}`
        const done = queue.then(async () => {
          const isSet = isSettable(text)
          if (isSet) await Reflect.apply(set, this, [cookie])
          record(text, isSet, at)
        })
        queue = done.catch(() => undefined)
        return done
      }
    },
  }
}

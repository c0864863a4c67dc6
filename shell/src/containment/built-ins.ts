const OWNERS =
  'Object Function Array String Number Boolean Symbol BigInt RegExp Date Promise Map Set WeakMap WeakSet Error JSON Math Reflect URL URLSearchParams Headers Request Response Node Element HTMLElement Document Event AbortSignal Intl'
/** What programs may set, and what the engine changes itself. */
const FREE = /^(prototype|stackTraceLimit|prepareStackTrace|captureStackTrace|lastMatch|input|\$.*|arguments|caller)$/

interface BuiltIn {
  owner: object
  label: string
  keys: (string | symbol)[]
  properties: PropertyDescriptor[]
  /** Whether a property that was added is removed. */
  isForeign: (key: string | symbol) => boolean | undefined
}

/**
 * Remembers the functions of the language and of nodes. The returned check puts back those that were replaced and
 * removes those that were added by assignment; it returns their names. It relies on nothing that a remote can replace.
 */
export const rememberBuiltIns = (): (() => string[]) => {
  const { defineProperty, getOwnPropertyDescriptor, getPrototypeOf, is } = Object
  const { ownKeys, deleteProperty, apply } = Reflect
  const { has } = Set.prototype
  const all: (BuiltIn & { known: Set<string | symbol> })[] = []
  const remember = (label: string, owner: object | undefined | null, above?: object) => {
    if (!owner) return
    const keys = ownKeys(owner).filter((key) => {
      const { value, get } = getOwnPropertyDescriptor(owner, key) ?? {}
      return (typeof key === 'symbol' || !FREE.test(key)) && (!above || get || typeof value === 'function')
    })
    const properties = keys.map((key) => getOwnPropertyDescriptor(owner, key) as PropertyDescriptor)
    // React sets the format of a stack while it draws an error, and leaves the property behind.
    const isForeign: BuiltIn['isForeign'] = above
      ? (key) => key in above
      : (key) => getOwnPropertyDescriptor(owner, key)?.enumerable
    all.push({ owner, label, keys, properties, isForeign, known: new Set([...ownKeys(owner), 'prepareStackTrace']) })
  }
  for (const name of OWNERS.split(' ')) {
    const owner = Reflect.get(globalThis, name)
    remember(name, owner)
    remember(`${name}.prototype`, owner?.prototype)
  }
  remember('TypedArray.prototype', getPrototypeOf(Uint8Array.prototype))
  if (typeof window !== 'undefined') {
    remember('window', window, Object.prototype)
    const { documentElement: html, body } = document
    const page = { document, html, body, root: document.getElementById('root') }
    // What they have of their own and inherit too hides the browser's; React leaves other marks there.
    for (const [label, owner] of Object.entries(page)) remember(label, owner, owner && getPrototypeOf(owner))
  }

  return () => {
    const changed: string[] = []
    const note = (label: string, key: string | symbol) => {
      changed[changed.length] = `${label}.${typeof key === 'string' ? key : 'symbol'}`
    }
    for (let at = 0; at < all.length; at += 1) {
      const { owner, label, keys, properties, known, isForeign } = all[at] as (typeof all)[number]
      for (let index = 0; index < keys.length; index += 1) {
        const key = keys[index] as string
        const before = properties[index] as PropertyDescriptor
        const now = getOwnPropertyDescriptor(owner, key)
        if (now && is(now.value, before.value) && now.get === before.get && now.set === before.set) continue
        note(label, key)
        try {
          defineProperty(owner, key, before)
        } catch {
          // Sealed by the remote: it can only be reported.
        }
      }
      const found = ownKeys(owner)
      for (let index = 0; index < found.length; index += 1) {
        const key = found[index] as string
        if (apply(has, known, [key]) || !isForeign(key)) continue
        note(label, key)
        deleteProperty(owner, key)
      }
    }
    return changed
  }
}

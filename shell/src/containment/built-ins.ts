const OWNERS =
  'Object Function Array String Number Boolean Symbol BigInt RegExp Date Promise Map Set WeakMap WeakSet Error JSON Math Reflect URL URLSearchParams Headers Request Response Node Element'
/** What programs may set, and what the engine changes itself. */
const FREE = /^(prototype|stackTraceLimit|prepareStackTrace|captureStackTrace|lastMatch|input|\$.*|arguments|caller)$/

interface BuiltIn {
  owner: object
  label: string
  keys: (string | symbol)[]
  properties: PropertyDescriptor[]
}

/**
 * Remembers the functions of the language and of nodes. The returned check puts back those that were replaced and
 * removes those that were added by assignment; it returns their names. It relies on nothing that a remote can replace.
 */
export const rememberBuiltIns = (): (() => string[]) => {
  const { defineProperty, getOwnPropertyDescriptor, is } = Object
  const { ownKeys, deleteProperty, apply } = Reflect
  const { has } = Set.prototype
  const all: (BuiltIn & { known: Set<string | symbol> })[] = []
  const remember = (label: string, owner: object | undefined) => {
    if (!owner) return
    const keys = ownKeys(owner).filter((key) => typeof key === 'symbol' || !FREE.test(key))
    const properties = keys.map((key) => getOwnPropertyDescriptor(owner, key) as PropertyDescriptor)
    // React sets the format of a stack while it draws an error, and leaves the property behind.
    all.push({ owner, label, keys, properties, known: new Set([...ownKeys(owner), 'prepareStackTrace']) })
  }
  for (const name of OWNERS.split(' ')) {
    const owner = Reflect.get(globalThis, name)
    remember(name, owner)
    remember(`${name}.prototype`, owner?.prototype)
  }

  return () => {
    const changed: string[] = []
    const note = (label: string, key: string | symbol) => {
      changed[changed.length] = `${label}.${typeof key === 'string' ? key : 'symbol'}`
    }
    for (let at = 0; at < all.length; at += 1) {
      const { owner, label, keys, properties, known } = all[at] as (typeof all)[number]
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
        if (apply(has, known, [key]) || !getOwnPropertyDescriptor(owner, key)?.enumerable) continue
        note(label, key)
        deleteProperty(owner, key)
      }
    }
    return changed
  }
}

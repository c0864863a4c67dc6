/**
 * What the page has around its frames, for each object that has it: `onclick` and the like with a handler, `@class` and
 * the like with the value of an attribute, and children of `body`.
 */
export type PageSnapshot = ReadonlyMap<EventTarget, ReadonlyMap<string | Element, unknown>>

let root: HTMLElement | null = null
let names: Set<string> | undefined

export const takeSnapshot = (): PageSnapshot => {
  // The element itself is compared: a remote may take away its id.
  if (!root?.isConnected) root = document.getElementById('root') ?? root
  const targets = [window, document, document.documentElement, document.body, root]
  if (!names) {
    names = new Set()
    for (const target of targets) for (const key in target) if (key.startsWith('on')) names.add(key)
  }
  const snapshot = new Map<EventTarget, Map<string | Element, unknown>>()
  for (const target of targets) {
    if (!target) continue
    const found = new Map<string | Element, unknown>()
    for (const name of names) if (Reflect.get(target, name)) found.set(name, Reflect.get(target, name))
    if (target instanceof Element) for (const { name, value } of target.attributes) found.set(`@${name}`, value)
    if (target === document.body) for (const child of document.body.children) found.set(child, true)
    snapshot.set(target, found)
  }
  return snapshot
}

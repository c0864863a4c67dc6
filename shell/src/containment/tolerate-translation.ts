const REACT_KEY = '__reactFiber$'

/** Translations and extensions insert elements of their own; React marks each of ours. */
const isForeign = (node: Node | null | undefined): node is Element =>
  node instanceof Element && !Object.keys(node).some((key) => key.startsWith(REACT_KEY))

/**
 * Lets React work where the browser translates the page: a translation wraps or replaces text by its own elements, and
 * React fails at the next change of that text. The replacement is updated in place instead.
 */
export const tolerateTranslation = (): void => {
  const { removeChild, insertBefore } = Node.prototype
  const { set: setValue, ...value } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
  const substitutes = new WeakMap<Node, Element>()

  const note = (records: MutationRecord[]) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const node of removedNodes) {
        if (!(node instanceof Text)) continue
        const substitute = [...addedNodes, previousSibling, nextSibling].find(isForeign)
        if (substitute) substitutes.set(node, substitute)
      }
  }
  const observer = new MutationObserver(note)
  observer.observe(document.documentElement, { childList: true, subtree: true })

  /** The child of a parent that holds a node, or replaces it. */
  const findSubstitute = (parent: Node, node: Node): Node | undefined => {
    note(observer.takeRecords())
    let at: Node | null | undefined = parent.contains(node) ? node : substitutes.get(node)
    while (at && at.parentNode !== parent) at = at.parentNode
    return at ?? undefined
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    const substitute = findSubstitute(this, child)
    if (substitute) removeChild.call(this, substitute)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    const isHere = !before || before.parentNode === this
    return insertBefore.call(this, node, isHere ? before : (findSubstitute(this, before) ?? null)) as Child
  }
  if (setValue)
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...value,
      set(this: Node, text: string | null) {
        if (this instanceof Text && !this.isConnected) {
          note(observer.takeRecords())
          const substitute = substitutes.get(this)
          // The new text is untranslated; the browser translates it like any other.
          if (substitute?.isConnected) substitute.replaceWith(this)
        }
        setValue.call(this, text)
      },
    })
}

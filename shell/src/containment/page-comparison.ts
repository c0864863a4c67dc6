import type { GuardedCall } from './guard-globals'
import { putAttribute } from './page-attributes'
import { type PageSnapshot, takeSnapshot } from './page-snapshot'

type Key = string | Element

interface Change {
  remote: string
  target: EventTarget
  key: Key
  before: unknown
}

/**
 * Attributes that act on the page. Data attributes and unknown ones are those of extensions and translations, which no
 * comparison can tell from a remote; a call of a remote that sets one is restored by its caller.
 */
const COMPARED =
  /^@(id|class|style|hidden|inert|dir|tabindex|title|role|popover|contenteditable|draggable|spellcheck|aria-.*)$/

/** Elements that React removes itself, and those that extensions and translations put beside the page. */
const isOfOthers = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react')) ||
  /-|^(font|script|style|link)$/.test(element.localName) ||
  element.classList.contains('skiptranslate')

const isRoot = (element: Element) => element.id === 'root'

const isCompared = (key: Key, was: unknown, is: unknown): boolean => {
  // Of the elements that are gone only the root has to be there.
  if (typeof key !== 'string') return is ? !isOfOthers(key) : isRoot(key)
  // React gives an empty click handler to what it draws into, for Safari.
  if (!key.startsWith('@')) return !/^(function[^{]*|\(\)\s*=>\s*)\{\s*\}$/.test(String(is))
  if (key === '@class') return ![was, is].some((value) => String(value).includes('translated'))
  return COMPARED.test(key) && (key !== '@style' || (was || '') !== (is || ''))
}

const toName = (target: EventTarget): string => {
  if (target === window || target === document) return target === window ? 'window' : 'document'
  const { localName } = target as Element
  return /^(html|body)$/.test(localName) ? localName : 'root'
}

const toText = ({ target, key, before }: Change): string => {
  if (typeof key !== 'string') return before ? 'removal of root' : `element ${key.localName}`
  return key.startsWith('@') ? `${key.slice(1)} of ${toName(target)}` : `${key} handler of ${toName(target)}`
}

const restoreOne = ({ target, key, before }: Change): void => {
  if (typeof key !== 'string') {
    if (before) document.body.append(key)
    else key.remove()
  } else if (key.startsWith('@')) putAttribute(target as Element, key.slice(1), before as string | undefined)
  else Reflect.set(target, key, before ?? null)
}

/**
 * Finds what remotes changed around the pages by calls that no guard records. `claim` gives the changes since the last
 * snapshot to the remote whose code ran meanwhile; `restore` undoes those of a remote.
 */
export const createPageComparison = () => {
  let last: PageSnapshot | undefined
  let changes: Change[] = []
  const trusted = new WeakSet<Element>()
  /** Accepts the attributes that were changed since a call. */
  const accept = (target: Element, before: ReadonlyMap<string, string>): void => {
    const found = last?.get(target) as Map<Key, unknown> | undefined
    for (const name of new Set([...before.keys(), ...target.getAttributeNames()])) {
      const value = target.getAttribute(name) ?? undefined
      if (value === before.get(name)) continue
      found?.set(`@${name}`, value)
      changes = changes.filter((one) => one.target !== target || one.key !== `@${name}`)
    }
  }
  return {
    /** Leaves alone what a heard call of the shell changes; what a remote changes is restored by both. */
    hear: ({ name, target, args = [] }: GuardedCall, remote: string | undefined, isLive: boolean): void => {
      if (name === 'insert' && !remote) for (const one of args) if (one instanceof Element) trusted.add(one)
      if (name === 'touch' && isLive && !remote && target instanceof Element)
        queueMicrotask(() => accept(target, new Map(args as [string, string][])))
    },
    /** Returns whether there were changes. The first snapshot is what the page had before any remote. */
    claim: (remote: string | undefined, now = takeSnapshot()): boolean => {
      let isChanged = false
      for (const [target, found] of now) {
        const before = last?.get(target)
        if (!before || !remote) continue
        for (const key of new Set([...before.keys(), ...found.keys()])) {
          const [was, is] = [before.get(key), found.get(key)]
          if (was === is || !isCompared(key, was, is) || (typeof key !== 'string' && trusted.has(key))) continue
          isChanged = true
          const known = changes.find((one) => one.target === target && one.key === key)
          if (known) known.remote = remote
          else changes.push({ remote, target, key, before: was })
        }
      }
      last = now
      return isChanged
    },
    /** Returns what was restored, such as `onclick handler of document`. */
    restore: (remote: string): string[] => {
      const own = changes.filter((one) => one.remote === remote)
      changes = changes.filter((one) => one.remote !== remote)
      const restored: string[] = []
      for (const change of own) {
        // Window and body share some handlers, and the cleanup of calls may have come before.
        if (takeSnapshot().get(change.target)?.get(change.key) === change.before) continue
        restoreOne(change)
        restored.push(toText(change))
      }
      if (own.length > 0) last = takeSnapshot()
      return restored
    },
  }
}

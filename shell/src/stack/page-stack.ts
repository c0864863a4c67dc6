import type { Location } from 'react-router'
import type { Owner } from '../registry/registry'

/** Milliseconds until a slow page shows its skeleton; until then the old page stays. */
export const SKELETON_DELAY_MS = 400

/** One visited page that stays mounted: hidden, with its input and loaded data, until the user returns. */
export interface PageEntry {
  /** Stable for the lifetime of the entry; a new visit gets a new one. */
  id: string
  /** Position in the browser's history. */
  index: number
  location: Location
  owner: Owner
}

export interface PageStack {
  /** Ordered by position. */
  entries: readonly PageEntry[]
  currentId: string
  /** Direction of the last move, by the order of the pages (purchase 2: page index). */
  direction: Turn
}
export type Turn = 'forward' | 'back' | 'none'

export interface Visit {
  action: 'POP' | 'PUSH' | 'REPLACE'
  index: number
  location: Location
  owner: Owner
}

export const MOST_ENTRIES = 8

/** The page on screen; undefined only before the first visit. */
export const currentEntry = (stack: PageStack): PageEntry | undefined =>
  stack.entries.find((entry) => entry.id === stack.currentId)

const toDirection = (from: PageEntry | undefined, to: PageEntry): Turn => {
  if (!from || from.id === to.id) return 'none'
  const step = to.owner.page.index - from.owner.page.index
  if (step === 0) return 'none'
  return step > 0 ? 'forward' : 'back'
}

/** Drops pages that may not stay mounted, then the entries farthest from the current one. */
const prune = (entries: readonly PageEntry[], current: PageEntry): readonly PageEntry[] => {
  const mounted = entries.filter((entry) => entry.id === current.id || entry.owner.page.keepAlive)
  const byDistance = [...mounted].sort(
    (left, right) => Math.abs(left.index - current.index) - Math.abs(right.index - current.index),
  )
  const near = new Set(byDistance.slice(0, MOST_ENTRIES).map((entry) => entry.id))
  return mounted.filter((entry) => near.has(entry.id)).sort((left, right) => left.index - right.index)
}

const isSamePage = (entry: PageEntry, visit: Visit): boolean => entry.owner.page.path === visit.owner.page.path

const find = (stack: PageStack, visit: Visit): PageEntry | undefined => {
  const there = stack.entries.find((entry) => entry.index === visit.index)
  if (!there || !isSamePage(there, visit)) return undefined
  // A changed query of the same page, such as a selected date, is not a new visit.
  if (visit.action === 'REPLACE') return there
  return visit.action === 'POP' && there.location.key === visit.location.key ? there : undefined
}

export const emptyStack: PageStack = { entries: [], currentId: '', direction: 'none' }

/** The stack after a move: a push drops the pages above, a return finds its page as it was left. */
export const visited = (stack: PageStack, visit: Visit): PageStack => {
  const known = find(stack, visit)
  const entry: PageEntry = known
    ? { ...known, location: visit.location, owner: visit.owner }
    : {
        id: `${visit.index} ${visit.location.key} ${visit.owner.page.path}`,
        index: visit.index,
        location: visit.location,
        owner: visit.owner,
      }
  const others = stack.entries.filter(
    (one) => one.id !== entry.id && one.index !== visit.index && (visit.action !== 'PUSH' || one.index < visit.index),
  )
  return {
    entries: prune([...others, entry], entry),
    currentId: entry.id,
    direction: toDirection(currentEntry(stack), entry),
  }
}

/**
 * After another version of a remote was activated: drops its hidden pages, whose stored forms stay; the page on screen
 * belongs to the active version.
 */
export const replaced = (
  stack: PageStack,
  current: { isInUse: (owner: Owner) => boolean; getOwner: (path: string) => Owner },
): PageStack => ({
  ...stack,
  entries: stack.entries.flatMap((entry) => {
    if (current.isInUse(entry.owner)) return [entry]
    return entry.id === stack.currentId ? [{ ...entry, owner: current.getOwner(entry.owner.page.path) }] : []
  }),
})

/** Only the page on screen remains: another person may use this device next. */
export const forgotten = (stack: PageStack): PageStack => ({
  ...stack,
  entries: stack.entries.filter((entry) => entry.id === stack.currentId),
})

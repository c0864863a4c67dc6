import { type Location, parsePath, type To } from 'react-router'

export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE'

export interface NavigationState {
  /** Whole address, base included. */
  location: Location
  action: NavigationAction
  /** Position among this tab's pages of the site. */
  index: number
}

export interface Move {
  currentLocation: Location
  nextLocation: Location
  historyAction: NavigationAction
}

/** Asks before somebody leaves. `onBlocked` gets the way to go on after all. */
export interface MoveGuard {
  shouldBlock: (move: Move) => boolean
  onBlocked: (move: Move, proceed: () => void) => void
}

export interface Navigation {
  /** Shaped for `useSyncExternalStore`. */
  get: () => NavigationState
  subscribe: (listener: () => void) => () => void
  /** Whole addresses, base included. */
  push: (to: To, state?: unknown) => void
  replace: (to: To, state?: unknown) => void
  go: (delta: number) => void
  /** The newest guard is asked; answers its own removal. */
  guard: (guard: MoveGuard) => () => void
}

interface StoredState {
  usr: unknown
  key: string
  idx: number
}

const newKey = () => Math.random().toString(36).slice(2, 10)

const addressOf = (to: To): string => {
  const { pathname = location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return pathname + search + hash
}

const readLocation = (stored: StoredState): Location => {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: stored.usr, key: stored.key }
}

/**
 * The browser's history as the shell needs it: position, moves, and a guard that can hold one back. The router's own
 * data router does this too, with loaders, actions and fetchers that nobody here uses: 16 KiB of the first script.
 */
export const createNavigation = (): Navigation => {
  const listeners = new Set<() => void>()
  const guards: MoveGuard[] = []

  /** An entry that somebody else made, such as a followed `#` link, gets a position of its own. */
  const adopt = (index: number): StoredState => {
    const known = history.state as Partial<StoredState> | null
    if (typeof known?.idx === 'number' && typeof known.key === 'string') return known as StoredState
    const stored: StoredState = { usr: null, key: newKey(), idx: index }
    history.replaceState(stored, '')
    return stored
  }

  const first = adopt(0)
  let state: NavigationState = { location: readLocation(first), action: 'POP', index: first.idx }

  const settle = (action: NavigationAction, stored: StoredState) => {
    state = { location: readLocation(stored), action, index: stored.idx }
    for (const listener of [...listeners]) listener()
  }

  /** True when a guard holds the move back. */
  const isHeld = (action: NavigationAction, nextLocation: Location, proceed: () => void): boolean => {
    const guard = guards.at(-1)
    const move: Move = { currentLocation: state.location, nextLocation, historyAction: action }
    if (!guard?.shouldBlock(move)) return false
    guard.onBlocked(move, proceed)
    return true
  }

  const move = (action: 'PUSH' | 'REPLACE', to: To, usr: unknown) => {
    const address = addressOf(to)
    const stored: StoredState = { usr, key: newKey(), idx: state.index + (action === 'PUSH' ? 1 : 0) }
    const apply = () => {
      if (action === 'PUSH') history.pushState(stored, '', address)
      else history.replaceState(stored, '', address)
      settle(action, stored)
    }
    const { pathname = '/', search = '', hash = '' } = parsePath(address)
    if (!isHeld(action, { pathname, search, hash, state: usr, key: stored.key }, apply)) apply()
  }

  /** Set while the browser is being taken back to where it was. */
  let isReturning = false
  /** Set while a held move is let go after all. */
  let isReleased = false

  addEventListener('popstate', () => {
    const stored = adopt(state.index + 1)
    const delta = stored.idx - state.index
    if (isReturning && delta === 0) {
      isReturning = false
      return
    }
    const release = () => {
      isReleased = true
      history.go(delta)
    }
    if (!isReleased && delta !== 0 && isHeld('POP', readLocation(stored), release)) {
      // The browser has moved already: it is taken back, unseen.
      isReturning = true
      history.go(-delta)
      return
    }
    isReleased = false
    isReturning = false
    settle('POP', stored)
  })

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push: (to, usr = null) => move('PUSH', to, usr),
    replace: (to, usr = null) => move('REPLACE', to, usr),
    go: (delta) => history.go(delta),
    guard: (guard) => {
      guards.push(guard)
      return () => void guards.splice(guards.indexOf(guard), 1)
    },
  }
}

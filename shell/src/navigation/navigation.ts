import { layers } from '@shuttle/ui'
import { type Location, parsePath, type To } from 'react-router'

export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE'

interface NavigationState {
  /** Whole address, base included. */
  location: Location
  action: NavigationAction
  /** Position among the pages of this site in this tab. */
  index: number
}

export interface NavigationAttempt {
  currentLocation: Location
  nextLocation: Location
  historyAction: NavigationAction
}

/** Called before the user leaves. `onBlocked` receives the function that continues the move. */
export interface MoveGuard {
  shouldBlock: (move: NavigationAttempt) => boolean
  onBlocked: (move: NavigationAttempt, proceed: () => void) => void
}

export interface Navigation {
  /** Shaped for `useSyncExternalStore`. */
  get: () => NavigationState
  subscribe: (listener: () => void) => () => void
  /** Whole addresses, base included. */
  push: (to: To, state?: unknown) => void
  replace: (to: To, state?: unknown) => void
  go: (delta: number) => void
  /** Registers a guard and returns its removal. Only the newest guard is called. */
  guard: (guard: MoveGuard) => () => void
}

interface StoredState {
  usr: unknown
  key: string
  idx: number
  /** Marks a spare entry of the first page: the key of the page when the entry was made. */
  spareOf?: string
}

const newKey = () => Math.random().toString(36).slice(2, 10)

const toAddress = (to: To): string => {
  const { pathname = location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return pathname + search + hash
}

const readLocation = (stored: StoredState): Location => {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: stored.usr, key: stored.key }
}

/**
 * The browser's history as the shell needs it: position, moves, guards. The router's own data router would add loaders,
 * actions and fetchers that the site does not use: 16 KiB of the first script. Back and forward close the topmost layer
 * and do not navigate; moves that the shell starts are not held.
 */
export const createNavigation = (): Navigation => {
  const listeners = new Set<() => void>()
  const guards: MoveGuard[] = []

  /** Gives a position to an entry that the shell did not make, such as a followed `#` link. */
  const adopt = (index: number): StoredState => {
    const known = history.state as Partial<StoredState> | null
    if (typeof known?.idx === 'number' && typeof known.key === 'string') return known as StoredState
    const stored: StoredState = { usr: null, key: newKey(), idx: index }
    history.replaceState(stored, '')
    return stored
  }

  let here = adopt(0)
  let state: NavigationState = { location: readLocation(here), action: 'POP', index: here.idx }

  const commit = (action: NavigationAction, stored: StoredState) => {
    here = stored
    state = { location: readLocation(stored), action, index: stored.idx }
    for (const listener of [...listeners]) listener()
  }

  /** Set while the browser is being moved back to the current entry. */
  let isReturning = false
  /** Set while a held move continues after confirmation. */
  let isReleased = false
  /** Set while a move that the shell started is in flight; browser buttons do not set it. */
  let isOwnMove = false

  /**
   * Back on the first page leaves the site without a notice, so a layer over that page adds a spare entry above its
   * own. After the layer closes, the next push replaces the spare entry, and back passes it over.
   */
  const syncSpare = () => {
    if (isReturning || here.idx !== 0 || here.spareOf || !layers.top()) return
    here = { ...here, spareOf: here.key }
    history.pushState(here, '', toAddress(state.location))
  }
  layers.watch(syncSpare)

  /** True when a guard holds the move back. */
  const isHeld = (action: NavigationAction, nextLocation: Location, proceed: () => void): boolean => {
    const guard = guards.at(-1)
    const move: NavigationAttempt = { currentLocation: state.location, nextLocation, historyAction: action }
    if (!guard?.shouldBlock(move)) return false
    guard.onBlocked(move, proceed)
    return true
  }

  const move = (action: 'PUSH' | 'REPLACE', to: To, usr: unknown) => {
    const address = toAddress(to)
    const isPush = action === 'PUSH'
    const stored: StoredState = { usr, key: newKey(), idx: state.index + (isPush ? 1 : 0) }
    const apply = () => {
      if (!isPush && here.spareOf) stored.spareOf = here.spareOf
      // A page that was replaced meanwhile exists only in its spare entry.
      if (isPush && here.spareOf !== here.key) history.pushState(stored, '', address)
      else history.replaceState(stored, '', address)
      commit(action, stored)
    }
    const { pathname = '/', search = '', hash = '' } = parsePath(address)
    if (!isHeld(action, { pathname, search, hash, state: usr, key: stored.key }, apply)) apply()
  }

  /** Moves from the spare entry of the first page to the page's own entry. */
  const leaveSpare = (close: (() => void) | undefined) => {
    const { spareOf: _, ...rest } = here
    here = rest
    // The page may have been replaced since the spare entry was made.
    history.replaceState(here, '', toAddress(state.location))
    if (!close) return history.go(-1)
    close()
    // Layers that stay open are checked again in a later task, after React has rendered.
    setTimeout(syncSpare)
  }

  addEventListener('popstate', () => {
    // A followed `#` link: browser buttons never lead to an entry without state.
    const isLink = !history.state
    const stored = adopt(state.index + 1)
    const delta = stored.idx - state.index
    if (isReturning && delta === 0) {
      isReturning = false
      // The dialog of a guard may have opened meanwhile.
      setTimeout(syncSpare)
      return
    }
    const close = isOwnMove || isLink ? undefined : layers.top()
    isOwnMove = false
    const next = readLocation(stored)
    const release = () => {
      if (here.spareOf) {
        // The dialog was over the first page, so its spare entry occupies the position that forward led to.
        history.replaceState(stored, '', toAddress(next))
        return commit('POP', stored)
      }
      isReleased = true
      history.go(delta)
    }
    if (delta === 0 && here.spareOf && !stored.spareOf) return leaveSpare(close)
    // A spare entry has no page of its own.
    if (delta === 0 && stored.spareOf && !here.spareOf) {
      isReturning = true
      return history.go(-1)
    }
    if (!isReleased && delta !== 0) {
      // The browser has moved already: moves it back without rendering.
      isReturning = true
      if (close || isHeld('POP', next, release)) {
        history.go(-delta)
        return close?.()
      }
    }
    isReleased = false
    isReturning = false
    commit('POP', stored)
  })

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push: (to, usr = null) => move('PUSH', to, usr),
    replace: (to, usr = null) => move('REPLACE', to, usr),
    go: (delta) => {
      isOwnMove = true
      history.go(delta)
    },
    guard: (guard) => {
      guards.push(guard)
      return () => void guards.splice(guards.indexOf(guard), 1)
    },
  }
}

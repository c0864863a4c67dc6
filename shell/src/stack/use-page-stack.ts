import { addTransitionType, startTransition, useEffect, useRef, useState } from 'react'
import type { Owner } from '../registry/registry'
import { useShell } from '../shell'
import {
  currentEntry,
  emptyStack,
  forgotten,
  type PageStack,
  replaced,
  SKELETON_DELAY_MS,
  type Visit,
  visited,
} from './page-stack'

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Follows the navigation: a move waits up to 400 ms for its page, with the old one still on screen, then renders it, or
 * its skeleton. `onLeave` runs just before another page renders.
 */
export const usePageStack = (onLeave: (id: string) => void): PageStack => {
  const { navigation, location: locationNow, getOwner, registry, remotes, onForget } = useShell()
  const visitNow = (): Visit => {
    const { action, index } = navigation.get()
    const location = locationNow()
    return { action, index, location, owner: getOwner(location.pathname) }
  }
  const [first] = useState(navigation.get)
  const [stack, setStack] = useState(() => visited(emptyStack, visitNow()))
  const latest = useRef(stack)

  // biome-ignore lint/correctness/useExhaustiveDependencies: everything it uses lives as long as the page
  useEffect(() => {
    let seen = first
    const draw = (next: PageStack) => {
      const before = latest.current
      latest.current = next
      if (next.currentId === before.currentId) return setStack(next)
      onLeave(before.currentId)
      if (next.direction === 'none' || wantsLessMotion()) return setStack(next)
      // React renders synchronously, without a transition, while the browser still reports a
      // step back, so this runs in a later task.
      setTimeout(() =>
        startTransition(() => {
          addTransitionType(next.direction)
          setStack(latest.current)
        }),
      )
    }
    const isInUse = ({ entry }: Owner) => registry.inUse(entry.name) === entry
    const renew = (stack: PageStack) => replaced(stack, { isInUse, getOwner })
    const drawVisit = () => draw(renew(visited(latest.current, visitNow())))
    let isLeaving = false

    /** Whether a version that waited for the user to leave the page on screen is active now. */
    const leave = (): boolean => {
      const { owner } = visitNow()
      const current = currentEntry(latest.current)
      const isStaying = visited(latest.current, visitNow()).currentId === current?.id
      if (isStaying || current?.owner.entry.name !== owner.entry.name) return false
      isLeaving = true
      const hasLeft = remotes.leave(owner.entry.name, current.id)
      isLeaving = false
      return hasLeft
    }
    const follow = () => {
      const now = navigation.get()
      seen = now
      const hasLeft = leave()
      const load = remotes.page(visitNow().owner)
      // The page that is left belongs to a replaced version: it does not wait for the next page.
      if (hasLeft || load.get().kind !== 'loading') return drawVisit()
      const late = new Promise<void>((resolve) => setTimeout(resolve, SKELETON_DELAY_MS))
      void Promise.race([load.first, late]).then(() => seen === now && drawVisit())
    }
    const stopForgetting = onForget(() => draw(forgotten(latest.current)))
    const stopRenewing = registry.subscribe(() => isLeaving || draw(renew(latest.current)))
    const stopFollowing = navigation.subscribe(follow)
    // A page may have navigated while it rendered for the first time.
    if (navigation.get() !== first) follow()
    return () => {
      stopForgetting()
      stopRenewing()
      stopFollowing()
    }
  }, [])
  return stack
}

import { addTransitionType, startTransition, useEffect, useRef, useState } from 'react'
import { useShell } from '../app/shell-context'
import type { Router } from '../shell'
import { emptyStack, forgotten, type PageStack, type Visit, visited } from './page-stack'
import { SKELETON_AFTER_MS } from './skeleton-after'

type RouterState = Router['state']

const historyIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0
const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Follows the router: a move waits up to 400 ms for its page, with the old one still on screen, then draws it, or its
 * skeleton. `onLeave` runs just before another page is drawn.
 */
export const usePageStack = (onLeave: (id: string) => void): PageStack => {
  const { router, location: locationNow, ownerOf, remotes, onForget } = useShell()
  const visitOf = ({ historyAction }: RouterState): Visit => {
    const location = locationNow()
    return { action: historyAction, index: historyIndex(), location, owner: ownerOf(location.pathname) }
  }
  const [stack, setStack] = useState(() => visited(emptyStack, visitOf(router.state)))
  const latest = useRef(stack)

  // biome-ignore lint/correctness/useExhaustiveDependencies: everything it uses lives as long as the page
  useEffect(() => {
    let seen = router.state.location
    const draw = (next: PageStack) => {
      const before = latest.current
      latest.current = next
      if (next.currentId === before.currentId) return setStack(next)
      onLeave(before.currentId)
      if (next.direction === 'none' || wantsLessMotion()) return setStack(next)
      startTransition(() => {
        addTransitionType(next.direction)
        setStack(next)
      })
    }
    const follow = (state: RouterState) => {
      const { location } = state
      if (location === seen) return
      seen = location
      const visit = visitOf(state)
      const load = remotes.page(visit.owner)
      if (load.get().kind !== 'loading') return draw(visited(latest.current, visit))
      const late = new Promise<void>((resolve) => setTimeout(resolve, SKELETON_AFTER_MS))
      void Promise.race([load.first, late]).then(() => seen === location && draw(visited(latest.current, visit)))
    }
    const stopForgetting = onForget(() => draw(forgotten(latest.current)))
    const stopFollowing = router.subscribe(follow)
    return () => {
      stopForgetting()
      stopFollowing()
    }
  }, [])
  return stack
}

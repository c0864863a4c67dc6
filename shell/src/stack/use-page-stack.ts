import { addTransitionType, startTransition, useEffect, useRef, useState } from 'react'
import { useShell } from '../app/shell-context'
import { emptyStack, forgotten, type PageStack, type Visit, visited } from './page-stack'
import { SKELETON_AFTER_MS } from './skeleton-after'

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Follows the navigation: a move waits up to 400 ms for its page, with the old one still on screen, then draws it, or its
 * skeleton. `onLeave` runs just before another page is drawn.
 */
export const usePageStack = (onLeave: (id: string) => void): PageStack => {
  const { navigation, location: locationNow, ownerOf, remotes, onForget } = useShell()
  const visitNow = (): Visit => {
    const { action, index } = navigation.get()
    const location = locationNow()
    return { action, index, location, owner: ownerOf(location.pathname) }
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
      // React draws at once, without a transition, while the browser still tells of a step back: so in a later task.
      setTimeout(() =>
        startTransition(() => {
          addTransitionType(next.direction)
          setStack(latest.current)
        }),
      )
    }
    const follow = () => {
      const now = navigation.get()
      seen = now
      const visit = visitNow()
      const load = remotes.page(visit.owner)
      if (load.get().kind !== 'loading') return draw(visited(latest.current, visit))
      const late = new Promise<void>((resolve) => setTimeout(resolve, SKELETON_AFTER_MS))
      void Promise.race([load.first, late]).then(() => seen === now && draw(visited(latest.current, visit)))
    }
    const stopForgetting = onForget(() => draw(forgotten(latest.current)))
    const stopFollowing = navigation.subscribe(follow)
    // A page may have led on while it was drawn for the first time.
    if (navigation.get() !== first) follow()
    return () => {
      stopForgetting()
      stopFollowing()
    }
  }, [])
  return stack
}

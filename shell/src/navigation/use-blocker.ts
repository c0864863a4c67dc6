import { useEffect, useEffectEvent, useState } from 'react'
import type { Blocker, Location } from 'react-router'
import { useShell } from '../shell'
import type { NavigationAttempt } from './navigation'

const UNBLOCKED: Blocker = { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined }

/** Locations below the base, as in every other hook of the router. */
const below = (base: string, location: Location): Location => ({
  ...location,
  pathname: `/${location.pathname.slice(base.length)}`,
})

/** The router's `useBlocker` on the shell's own history: blocks a move until `proceed` is called. */
export const useBlocker = (shouldBlock: boolean | ((move: NavigationAttempt) => boolean)): Blocker => {
  const { navigation, base } = useShell()
  const [blocker, setBlocker] = useState<Blocker>(UNBLOCKED)
  const decide = useEffectEvent(({ currentLocation, nextLocation, historyAction }: NavigationAttempt): boolean => {
    if (typeof shouldBlock === 'boolean') return shouldBlock
    return shouldBlock({
      currentLocation: below(base, currentLocation),
      nextLocation: below(base, nextLocation),
      historyAction,
    })
  })
  useEffect(
    () =>
      navigation.guard({
        shouldBlock: (move) => decide(move),
        onBlocked: ({ nextLocation }, goOn) => {
          const location = below(base, nextLocation)
          const reset = () => setBlocker(UNBLOCKED)
          const proceed = () => {
            setBlocker(UNBLOCKED)
            goOn()
          }
          setBlocker({ state: 'blocked', proceed, reset, location })
        },
      }),
    [navigation, base],
  )
  return blocker
}

import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { createPath, type Navigator, Router } from 'react-router'
import type { Navigation } from './navigation'

/** Provides the shell's history to the router's links and hooks. */
export const NavigationRouter = (props: { navigation: Navigation; base: string; children: ReactNode }) => {
  const { navigation, base, children } = props
  const { location } = useSyncExternalStore(navigation.subscribe, navigation.get)
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: navigation.push,
      replace: navigation.replace,
      go: navigation.go,
    }),
    [navigation],
  )
  return (
    <Router basename={base} location={location} navigator={navigator}>
      {children}
    </Router>
  )
}

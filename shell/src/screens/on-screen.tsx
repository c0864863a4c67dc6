import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'
import { useShell } from '../app/shell-context'

/** Id of the page round here; empty for what lies over all pages. */
export const FrameContext = createContext('')

/** Stands round what a remote draws: while it can be seen, no other version takes the remote's place. */
export const OnScreen = ({ remote, children }: { remote: string; children: ReactNode }) => {
  const { screens } = useShell()
  const frame = useContext(FrameContext)
  // Runs again when a hidden page is shown, and is undone when it is hidden or falls.
  useLayoutEffect(() => screens.enter({ remote, frame }), [screens, remote, frame])
  return children
}

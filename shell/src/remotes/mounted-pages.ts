import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'

/** A page or slot content of a remote that is visible. */
export interface MountedPage {
  remote: string
  /** Id of the page it belongs to; empty for what lies over all pages. */
  frame: string
}

/** What is mounted and visible now, pages and slots. Hidden pages do not count. */
export interface MountedPages {
  mounted: ReadonlySet<MountedPage>
  /** Returns the function that removes it. */
  enter: (page: MountedPage) => () => void
  /** Called with the remote of each page that was left, after React has rendered. There is one listener. */
  onLeft: (listener: (remote: string) => void) => void
}

export const createMountedPages = (): MountedPages => {
  const mounted = new Set<MountedPage>()
  let listener: (remote: string) => void = () => undefined
  return {
    mounted,
    enter: (page) => {
      mounted.add(page)
      return () => {
        mounted.delete(page)
        // Another page of the same remote may be mounted in the same render.
        queueMicrotask(() => listener(page.remote))
      }
    },
    onLeft: (next) => {
      listener = next
    },
  }
}

/** Id of the page around a component; empty for what lies over all pages. */
export const FrameContext = createContext('')

/** Wraps what a remote renders: while it is visible, no other version of the remote takes over. */
export const TrackMounted = (props: { mountedPages: MountedPages; remote: string; children: ReactNode }) => {
  const { mountedPages, remote, children } = props
  const frame = useContext(FrameContext)
  // Runs again when a hidden page is shown, and is undone when it is hidden or throws.
  useLayoutEffect(() => mountedPages.enter({ remote, frame }), [mountedPages, remote, frame])
  return children
}

import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'

/** A page or slot content of a remote that is visible. */
export interface MountedPage {
  remote: string
  /** Id of the page it belongs to; empty for content over all pages. */
  frame: string
}

/** Pages and slots that are mounted and visible now. Hidden pages do not count. */
export interface MountedPages {
  mounted: ReadonlySet<MountedPage>
  /** Returns the function that removes it. */
  enter: (page: MountedPage) => () => void
  /** Called with the remote of each page that is shown, before effects of the page run and before the browser draws. */
  onEntered: (listener: (remote: string) => void) => void
  /** Called with the remote of each page that was left, after React has rendered. */
  onLeft: (listener: (remote: string) => void) => void
}

export const createMountedPages = (): MountedPages => {
  const mounted = new Set<MountedPage>()
  const entered = new Set<(remote: string) => void>()
  const left = new Set<(remote: string) => void>()
  return {
    mounted,
    enter: (page) => {
      mounted.add(page)
      for (const listener of entered) listener(page.remote)
      return () => {
        mounted.delete(page)
        // Another page of the same remote may be mounted in the same render.
        queueMicrotask(() => {
          for (const listener of left) listener(page.remote)
        })
      }
    },
    onEntered: (listener) => void entered.add(listener),
    onLeft: (listener) => void left.add(listener),
  }
}

/** Id of the page around a component; empty for content over all pages. */
export const FrameContext = createContext('')

const Mounted = ({ mountedPages, remote }: { mountedPages: MountedPages; remote: string }) => {
  const frame = useContext(FrameContext)
  // Runs again when a hidden page is shown, and is undone when it is hidden or throws.
  useLayoutEffect(() => mountedPages.enter({ remote, frame }), [mountedPages, remote, frame])
  return null
}

/** Wraps what a remote renders: while it is visible, no other version of the remote takes over. */
export const TrackMounted = (props: { mountedPages: MountedPages; remote: string; children: ReactNode }) => (
  <>
    {/* Before the page, so that its effect comes before those of the page. */}
    <Mounted {...props} />
    {props.children}
  </>
)

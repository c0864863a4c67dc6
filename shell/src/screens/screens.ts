/** Something a remote draws that can be seen. */
export interface Screen {
  remote: string
  /** Id of the page it stands in; empty for what lies over all pages. */
  frame: string
}

/** What stands on the screen now: pages, and what fills slots. Hidden pages do not count. */
export interface Screens {
  standing: ReadonlySet<Screen>
  /** Answers its own leaving. */
  enter: (screen: Screen) => () => void
  /** Hears of each remote that something of it has left, once the new picture stands. There is one listener. */
  onLeft: (listener: (remote: string) => void) => void
}

export const createScreens = (): Screens => {
  const standing = new Set<Screen>()
  let listener: (remote: string) => void = () => undefined
  return {
    standing,
    enter: (screen) => {
      standing.add(screen)
      return () => {
        standing.delete(screen)
        // Another screen of the same remote may enter within this drawing.
        queueMicrotask(() => listener(screen.remote))
      }
    },
    onLeft: (next) => {
      listener = next
    },
  }
}

/** The scroll position and the focused control of each page. */
export interface ScrollMemory {
  leave: (id: string) => void
  /** Restores the position, or scrolls to the top of a new page; `isFirst` leaves the focus to the browser. */
  enter: (id: string, isFirst: boolean) => void
}

const mainOnScreen = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main')].find((main) => main.checkVisibility?.() ?? true)

/** Focuses the new content: the heading, or the page itself while it loads. */
const focusPage = () => {
  const main = mainOnScreen()
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

export const createScrollMemory = (): ScrollMemory => {
  // A weak reference: a control would retain its whole page in memory after the page is gone.
  const places = new Map<string, { scroll: number; focused: WeakRef<Element> | null }>()
  return {
    leave: (id) => {
      const { activeElement } = document
      places.set(id, { scroll: scrollY, focused: activeElement && new WeakRef(activeElement) })
    },
    enter: (id, isFirst) => {
      const place = places.get(id)
      scrollTo({ top: place?.scroll ?? 0, behavior: 'instant' })
      if (isFirst) return
      const focused = place?.focused?.deref()
      if (focused instanceof HTMLElement && focused !== document.body && focused.isConnected)
        focused.focus({ preventScroll: true })
      else focusPage()
    },
  }
}

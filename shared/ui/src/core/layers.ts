const open = new Set<() => void>()
let listener: () => void = () => undefined

/**
 * The layers over the page, for the owner of the history: the browser's back closes the topmost layer and leaves the
 * page where it is. There is one list for the page, whichever remote draws the layers.
 */
export const layers = {
  /**
   * Registers a layer over the page, until the returned function is called. `close` does the same as the layer's own
   * button; while it cannot be closed, nothing.
   */
  open: (close: () => void): (() => void) => {
    const layer = () => close()
    open.add(layer)
    listener()
    return () => void open.delete(layer)
  },
  /** Closes the topmost layer; undefined when there is none. */
  top: (): (() => void) | undefined => [...open].at(-1),
  /** Calls `next` for each layer that opens. There is one listener. */
  watch: (next: () => void): void => {
    listener = next
  },
}

/** Errors that are not faults of a screen. */
const HARMLESS = /ResizeObserver loop|^Script error\.?$/

/** An error in an event handler leaves the screen and its input in place: it is reported and shown in a toast. */
export const watchUnhandled = (onFault: (error: unknown, where: string) => void): void => {
  addEventListener('error', (event) => {
    // Scripts and images that fail to load are handled elsewhere.
    if (!(event instanceof ErrorEvent) || HARMLESS.test(event.message)) return
    onFault(event.error ?? event.message, 'handler')
  })
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    const reason: unknown = event.reason
    if (reason instanceof Error && reason.name === 'AbortError') return
    onFault(reason, 'promise')
  })
}

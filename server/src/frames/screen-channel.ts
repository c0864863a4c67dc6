/// <reference lib="dom" />
import { LANGUAGE_TAG, type Language } from '@shuttle/domain'

/** To the one window that framed this document, of this same site. */
export const postToScreen = <Report>(message: Report): void =>
  window.parent.postMessage(message, window.location.origin)

/** JSON that the service wrote into the page. */
export const readFrameData = <Data>(id: string): Data =>
  JSON.parse(document.getElementById(id)?.textContent ?? '{}') as Data

/**
 * Says `ready` once the page stands, and begins by the first `start` of the window that framed it; everything else is not heard.
 * `fail` hears what `begin` throws, and which script did not load.
 */
export const listenToScreen = <Start extends { language: Language }>(frame: {
  ready: object
  isStart: (message: unknown) => message is Start
  begin: (start: Start) => void
  fail: (explanation: string) => void
}): void => {
  let hasStarted = false
  const start = (message: Start): void => {
    hasStarted = true
    document.documentElement.lang = LANGUAGE_TAG[message.language] ?? 'en'
    try {
      frame.begin(message)
    } catch (error) {
      frame.fail(error instanceof Error ? error.message : 'the provider’s script threw')
    }
  }

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const isFromScreen = event.source === window.parent && event.origin === window.location.origin
    if (isFromScreen && !hasStarted && frame.isStart(event.data)) start(event.data)
  })

  // A script that does not load fires no bubbling event: it is caught on the way down.
  window.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) frame.fail(`no script from ${new URL(event.target.src).origin}`)
    },
    true,
  )

  document.addEventListener('DOMContentLoaded', () => {
    if (window.parent !== window) postToScreen(frame.ready)
  })
}

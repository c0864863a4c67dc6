/// <reference lib="dom" />
import { LANGUAGE_TAG, type Language } from '@shuttle/domain'
import type { FrameData } from './frame-data'

/** JSON that the service wrote into the page. */
export const readFrameData = <Data>(): Data & FrameData =>
  JSON.parse(document.getElementById('frame-data')?.textContent ?? '{}') as Data & FrameData

/** Read before any other script runs. A screen of a build from before there were nonces gives none. */
const nonce = window.location.hash.slice(1)
const { framedBy } = readFrameData<object>()
/** Any origin until the first `start`: only a page of these origins can frame this document (`frame-ancestors`). */
let screenOrigin = '*'

const isOfSite = (origin: string): boolean =>
  framedBy.some((one) => one === origin || (one.endsWith(':*') && origin.startsWith(one.slice(0, -1))))

/** To the one window that framed this document, of the site. */
export const postToScreen = <Report extends object>(message: Report): void =>
  window.parent.postMessage({ ...message, nonce }, screenOrigin)

/**
 * Posts `ready` once the page is loaded, and begins by the first `start` of the window that framed it; all other
 * messages are ignored. `fail` gets what `begin` throws, and which script did not load.
 */
export const listenToScreen = <Start extends { language: Language; nonce?: string }>(frame: {
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
    const isFromScreen = event.source === window.parent && isOfSite(event.origin)
    if (!isFromScreen || hasStarted || !frame.isStart(event.data)) return
    if ((event.data.nonce ?? '') !== nonce) return
    screenOrigin = event.origin
    start(event.data)
  })

  // A script that does not load fires no bubbling event: it is caught in the capture phase.
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

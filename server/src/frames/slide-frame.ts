/// <reference lib="dom" />
import { SLIDE_FRAME_PROTOCOL, type SlideFrameReport, type SlideFrameStart } from '@shuttle/contracts'
import { LANGUAGE_TAG } from '@shuttle/domain'
import type { SlideFrameData } from './slide-frame-data'
import { SLIDE_LANGUAGE } from './slide-language'

/**
 * Script of the slide captcha's frame document. Runs before the provider's own script and starts it by the provider's own words.
 * Talks to the one window that framed it, of this same site; reads nothing else of it.
 */
interface SlideModule {
  init: (options: {
    appkey: string
    scene: string
    renderTo: string
    language: 'cn' | 'en' | 'tw'
    success: (proof: { sessionId: string; sig: string; token: string }) => void
    fail: (code: unknown) => void
    error: (code: unknown) => void
  }) => unknown
}
interface SlideLoader {
  use: (name: 'nc', ready: (state: string, module: SlideModule) => void) => void
}

const TARGET = 'slide'

const report = (message: SlideFrameReport): void => window.parent.postMessage(message, window.location.origin)
const giveUp = (explanation: string): void => report({ type: 'slide-frame:unavailable', explanation })
const frameData = (): SlideFrameData =>
  JSON.parse(document.getElementById('slide-frame')?.textContent ?? '{}') as SlideFrameData

const isStart = (message: unknown): message is SlideFrameStart => {
  const start = message as Partial<SlideFrameStart> | null
  return start?.type === 'slide-frame:start' && start.protocol === SLIDE_FRAME_PROTOCOL
}

let hasStarted = false
const start = ({ language }: SlideFrameStart): void => {
  hasStarted = true
  document.documentElement.lang = LANGUAGE_TAG[language] ?? 'en'
  const { AWSC } = window as unknown as { AWSC?: SlideLoader }
  if (!AWSC) {
    giveUp('the provider gave no AWSC object')
    return
  }
  try {
    AWSC.use('nc', (state, module) => {
      if (state !== 'loaded') {
        giveUp(`the provider's module: ${state}`)
        return
      }
      module.init({
        ...{ appkey: frameData().appKey, scene: frameData().scene, renderTo: TARGET },
        language: SLIDE_LANGUAGE[language] ?? 'en',
        success: ({ sessionId, sig, token }) => report({ type: 'slide-frame:passed', sessionId, sig, token }),
        fail: () => report({ type: 'slide-frame:failed' }),
        error: (code) => giveUp(`the provider's error: ${String(code)}`),
      })
      report({ type: 'slide-frame:loaded' })
    })
  } catch (error) {
    giveUp(error instanceof Error ? error.message : 'the provider’s script threw')
  }
}

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  const isFromScreen = event.source === window.parent && event.origin === window.location.origin
  if (isFromScreen && !hasStarted && isStart(event.data)) start(event.data)
})

// A script that does not load fires no bubbling event: it is caught on the way down.
window.addEventListener(
  'error',
  (event) => {
    if (event.target instanceof HTMLScriptElement) giveUp(`no script from ${new URL(event.target.src).origin}`)
  },
  true,
)

document.addEventListener('DOMContentLoaded', () => {
  if (window.parent !== window) report({ type: 'slide-frame:ready', protocol: SLIDE_FRAME_PROTOCOL })
})

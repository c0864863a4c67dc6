/// <reference lib="dom" />
import { SLIDE_FRAME_PROTOCOL, type SlideFrameReport, type SlideFrameStart } from '@shuttle/contracts'
import { admitScripts } from './admit-scripts'
import { SLIDE_LANGUAGE, type SlideFrameData } from './frame-data'
import { listenToScreen, postToScreen, readFrameData } from './screen-channel'

/**
 * Script of the slide captcha's frame document. Runs before the provider's own script and starts it with the provider's
 * own parameters. Exchanges messages with the one window that framed it, of the site; reads nothing else of it.
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

admitScripts()

const TARGET = 'slide'

const report = postToScreen<SlideFrameReport>
const giveUp = (explanation: string): void => report({ type: 'slide-frame:unavailable', explanation })

const isStart = (message: unknown): message is SlideFrameStart => {
  const start = message as Partial<SlideFrameStart> | null
  return start?.type === 'slide-frame:start' && start.protocol === SLIDE_FRAME_PROTOCOL
}

listenToScreen<SlideFrameStart>({
  ready: { type: 'slide-frame:ready', protocol: SLIDE_FRAME_PROTOCOL } satisfies SlideFrameReport,
  isStart,
  begin: ({ language }) => {
    const { AWSC } = window as unknown as { AWSC?: SlideLoader }
    if (!AWSC) return giveUp('the provider gave no AWSC object')
    const { appKey, scene } = readFrameData<SlideFrameData>()
    AWSC.use('nc', (state, module) => {
      if (state !== 'loaded') return giveUp(`the provider's module: ${state}`)
      module.init({
        ...{ appkey: appKey, scene, renderTo: TARGET },
        language: SLIDE_LANGUAGE[language] ?? 'en',
        success: ({ sessionId, sig, token }) => report({ type: 'slide-frame:passed', sessionId, sig, token }),
        fail: () => report({ type: 'slide-frame:failed' }),
        error: (code) => giveUp(`the provider's error: ${String(code)}`),
      })
      report({ type: 'slide-frame:loaded' })
    })
  },
  fail: giveUp,
})

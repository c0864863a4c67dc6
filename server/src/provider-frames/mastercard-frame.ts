/// <reference lib="dom" />
import { PAYMENT_FRAME_PROTOCOL, type PaymentFrameReport, type PaymentFrameStart } from '@shuttle/contracts'
import { admitScripts } from './admit-scripts'
import type { MastercardFrameData } from './frame-data'
import { listenToScreen, postToScreen, readFrameData } from './screen-channel'

/**
 * Script of the card provider's frame document. Runs before the provider's own script, which calls back by the names of
 * global functions. Exchanges messages with the one window that framed it, of the site; reads nothing else of it.
 */
interface CheckoutScript {
  configure: (configuration: { session: { id: string } }) => void
  showEmbeddedPage: (target: string) => void
  showLightbox: () => void
}

interface FrameWindow {
  Checkout?: CheckoutScript
  paymentFrameError?: (error: { explanation?: string; cause?: string } | string) => void
  paymentFrameCancel?: () => void
  paymentFrameTimeout?: () => void
  /** One object from version 66 on, two values before. */
  paymentFrameComplete?: (result: { resultIndicator: string } | string, sessionVersion?: string) => void
}

admitScripts()

const self = window as unknown as FrameWindow
const TARGET = '#checkout'

const report = postToScreen<PaymentFrameReport>
const fail = (explanation: string): void => report({ type: 'payment-frame:error', explanation })

self.paymentFrameError = (error) =>
  fail(typeof error === 'string' ? error : `${error.cause ?? 'no cause'}: ${error.explanation ?? 'no explanation'}`)
self.paymentFrameCancel = () => report({ type: 'payment-frame:cancel' })
self.paymentFrameTimeout = () => report({ type: 'payment-frame:timeout' })
self.paymentFrameComplete = (result) =>
  report({
    type: 'payment-frame:complete',
    resultIndicator: typeof result === 'string' ? result : result.resultIndicator,
  })

/** Reports `loaded` once the provider's page, a frame that its script adds, has loaded. */
const announceProvidersPage = (): void => {
  const watch = new MutationObserver(() => {
    const page = document.querySelector('iframe')
    if (!page) return
    watch.disconnect()
    page.addEventListener('load', () => report({ type: 'payment-frame:loaded' }), { once: true })
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

const isStart = (message: unknown): message is PaymentFrameStart => {
  const start = message as Partial<PaymentFrameStart> | null
  return (
    start?.type === 'payment-frame:start' &&
    start.protocol === PAYMENT_FRAME_PROTOCOL &&
    typeof start.sessionId === 'string' &&
    start.sessionId !== ''
  )
}

listenToScreen<PaymentFrameStart>({
  ready: { type: 'payment-frame:ready', protocol: PAYMENT_FRAME_PROTOCOL } satisfies PaymentFrameReport,
  isStart,
  begin: ({ sessionId }) => {
    const { Checkout } = self
    if (!Checkout) return fail('the provider gave no Checkout object')
    announceProvidersPage()
    Checkout.configure({ session: { id: sessionId } })
    if (readFrameData<MastercardFrameData>().display === 'lightbox') Checkout.showLightbox()
    else Checkout.showEmbeddedPage(TARGET)
  },
  fail,
})

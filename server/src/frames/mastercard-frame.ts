/// <reference lib="dom" />
import { PAYMENT_FRAME_PROTOCOL, type PaymentFrameReport, type PaymentFrameStart } from '@shuttle/contracts'
import { LANGUAGE_TAG } from '@shuttle/domain'
import type { FrameData } from './frame-data'

/**
 * Script of the card provider's frame document. Runs before the provider's own script, which calls back by the names
 * of global functions. Talks to the one window that framed it, of this same site; reads nothing else of it.
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

const self = window as unknown as FrameWindow
const TARGET = '#checkout'

const report = (message: PaymentFrameReport): void => window.parent.postMessage(message, window.location.origin)
const fail = (explanation: string): void => report({ type: 'payment-frame:error', explanation })

const frameData = (): FrameData =>
  JSON.parse(document.getElementById('payment-frame')?.textContent ?? '{"display":"embedded"}') as FrameData

self.paymentFrameError = (error) =>
  fail(typeof error === 'string' ? error : `${error.cause ?? 'no cause'}: ${error.explanation ?? 'no explanation'}`)
self.paymentFrameCancel = () => report({ type: 'payment-frame:cancel' })
self.paymentFrameTimeout = () => report({ type: 'payment-frame:timeout' })
self.paymentFrameComplete = (result) =>
  report({
    type: 'payment-frame:complete',
    resultIndicator: typeof result === 'string' ? result : result.resultIndicator,
  })

/** Says `loaded` once the provider's page, a frame that its script adds, has come. */
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

let hasStarted = false
const start = ({ sessionId, language }: PaymentFrameStart): void => {
  hasStarted = true
  document.documentElement.lang = LANGUAGE_TAG[language] ?? 'en'
  const { Checkout } = self
  if (!Checkout) {
    fail('the provider gave no Checkout object')
    return
  }
  announceProvidersPage()
  try {
    Checkout.configure({ session: { id: sessionId } })
    if (frameData().display === 'lightbox') Checkout.showLightbox()
    else Checkout.showEmbeddedPage(TARGET)
  } catch (error) {
    fail(error instanceof Error ? error.message : 'the provider’s script threw')
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
    if (event.target instanceof HTMLScriptElement) fail(`no script from ${new URL(event.target.src).origin}`)
  },
  true,
)

document.addEventListener('DOMContentLoaded', () => {
  if (window.parent !== window) report({ type: 'payment-frame:ready', protocol: PAYMENT_FRAME_PROTOCOL })
})

/// <reference lib="dom" />
import type { CheckoutMessage } from './checkout-message'

/**
 * The script that merchants load, with the gateway's own interface: `data-error|cancel|complete|timeout` name global
 * functions (or addresses), `Checkout.configure`, `showEmbeddedPage` and, up to version 62 of the address,
 * `showLightbox`.
 */
type CallbackName = 'error' | 'cancel' | 'complete' | 'timeout'

const tag = document.currentScript as HTMLScriptElement
const { origin } = new URL(tag.src)
const isLightboxVersion = /\/checkout\/version\/\d+\/checkout\.js$/.test(new URL(tag.src).pathname)

const callBack = (name: CallbackName, ...values: unknown[]): void => {
  const target = tag.dataset[name]
  if (target === undefined) return
  const callback = (window as unknown as Record<string, unknown>)[target]
  if (typeof callback === 'function') callback(...values)
  else window.location.assign(target)
}

const fail = (explanation: string, field: string): void =>
  callBack('error', { cause: 'INVALID_REQUEST', explanation, field, result: 'ERROR' })

let sessionId: string | undefined
let remove = (): void => {}

const completed = (message: Extract<CheckoutMessage, { event: 'complete' }>): void => {
  const { resultIndicator, sessionVersion } = message
  if (isLightboxVersion) callBack('complete', resultIndicator, sessionVersion)
  else callBack('complete', { resultIndicator, sessionVersion })
}

const listen = (page: HTMLIFrameElement): void => {
  window.addEventListener('message', (event: MessageEvent<CheckoutMessage>) => {
    if (event.source !== page.contentWindow || event.origin !== origin) return
    const message = event.data
    if (message.event === 'error')
      callBack('error', { cause: 'INVALID_REQUEST', explanation: message.explanation, result: 'ERROR' })
    if (message.event === 'timeout') callBack('timeout')
    if (message.event === 'complete') completed(message)
    if (isLightboxVersion && message.event === 'complete') remove()
  })
}

const openPage = (into: Element): void => {
  if (sessionId === undefined) {
    fail('Missing parameter: session.id', 'session.id')
    return
  }
  const page = document.createElement('iframe')
  page.src = `${origin}/checkout/pay/${encodeURIComponent(sessionId)}?origin=${encodeURIComponent(window.location.origin)}`
  page.title = 'Card payment'
  Object.assign(page.style, { border: '0', width: '100%', height: '100%', minHeight: '100%', display: 'block' })
  listen(page)
  into.append(page)
}

const openLightbox = (): void => {
  const shade = document.createElement('div')
  Object.assign(shade.style, { position: 'fixed', inset: '0', background: 'rgb(0 0 0 / 0.6)', padding: '3rem 0 0' })
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', 'Close')
  Object.assign(close.style, { position: 'absolute', top: '2px', right: '2px', width: '44px', height: '44px' })
  remove = () => shade.remove()
  close.addEventListener('click', () => {
    remove()
    callBack('cancel')
  })
  shade.append(close)
  document.body.append(shade)
  openPage(shade)
}

const Checkout = {
  configure: (configuration: { session?: { id?: string } }): void => {
    const id = configuration.session?.id
    if (id === undefined || id === '') fail('Missing parameter: session.id', 'session.id')
    else sessionId = id
  },
  ...(isLightboxVersion
    ? { showLightbox: openLightbox }
    : {
        showEmbeddedPage: (selector: string): void => {
          const target = document.querySelector(selector)
          if (target) openPage(target)
          else fail(`No element matches ${selector}`, 'target')
        },
      }),
}

Object.assign(window, { Checkout })

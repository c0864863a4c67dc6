import type { ReturnHint, WalletLaunch } from '@shuttle/contracts'

/** The bridge that WeChat's browser puts into pages. */
interface WechatBridge {
  invoke: (name: string, parameters: WalletLaunch, answer: (result: { err_msg?: string }) => void) => void
}
const findBridge = (): WechatBridge | undefined => (window as Window & { WeixinJSBridge?: WechatBridge }).WeixinJSBridge

/** The bridge is injected shortly after the page has loaded, or not at all in another browser. */
const READY_WITHIN_MS = 3000

const waitForBridge = (): Promise<WechatBridge | undefined> => {
  const there = findBridge()
  if (there) return Promise.resolve(there)
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      document.removeEventListener('WeixinJSBridgeReady', done)
      resolve(findBridge())
    }
    const timer = setTimeout(done, READY_WITHIN_MS)
    document.addEventListener('WeixinJSBridgeReady', done)
  })
}

const HINT: Record<string, ReturnHint> = {
  'get_brand_wcpay_request:ok': 'done',
  'get_brand_wcpay_request:cancel': 'cancelled',
}

/**
 * Opens the wallet and waits for its answer, which proves nothing and only selects the confirmation request. Undefined
 * if there is no bridge.
 */
export const invokeBridge = async (parameters: WalletLaunch): Promise<ReturnHint | undefined> => {
  const bridge = await waitForBridge()
  if (!bridge) return undefined
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', parameters, ({ err_msg: word = '' }) => resolve(HINT[word] ?? 'failed'))
  })
}

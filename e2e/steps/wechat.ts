import type { Page } from '@playwright/test'

/** User agent of the messenger's own browser. */
export const WECHAT_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50'

type Answer = { err_msg: string }

/**
 * Adds the messenger's bridge to pages; the sandbox's wallet answers with the payer's choice, `cancel` before `pay`.
 */
export const fakeWechat = async (page: Page, sandboxUrl: string): Promise<void> => {
  const choices = ['cancel', 'pay']
  await page.exposeFunction('fakeWallet', async (name: string, parameters: object): Promise<Answer> => {
    const body = JSON.stringify({ name, parameters, choice: choices.shift() })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${sandboxUrl}/wechat-pay/bridge`, { method: 'POST', headers, body })
    return (await answer.json()) as Answer
  })
  await page.addInitScript(() => {
    const { fakeWallet } = window as unknown as { fakeWallet: (name: string, parameters: object) => Promise<Answer> }
    const invoke = (name: string, parameters: object, callback: (answer: Answer) => void) =>
      void fakeWallet(name, parameters).then(callback)
    Object.assign(window, { WeixinJSBridge: { invoke } })
  })
}

import { createHash } from 'node:crypto'
import type { FramePolicy } from '../modules/payments/payment-provider'
import type { FrameData } from './frame-data'

const STYLE = 'html,body,#checkout{height:100%;margin:0}:root{color-scheme:light dark}iframe{display:block;border:0}'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const sources = (...list: readonly string[]): string => (list.length === 0 ? "'none'" : list.join(' '))
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** JSON inside a script element: nothing in it can end the element. */
const scriptJson = (value: FrameData): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The document around a provider's script, and the policy it runs under: our script and style by hash, the provider's
 * script and page by origin, no requests of its own, framed by this site only.
 */
export const frameDocument = (
  policy: FramePolicy,
  frameScript: string,
): { html: string; headers: Record<string, string> } => {
  const script = frameScript.trim().replaceAll('</script', '<\\/script')
  const data: FrameData = { display: policy.display }
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${sources(hashOf(script), ...policy.script)}`,
        `style-src ${hashOf(STYLE)}`,
        `frame-src ${sources(...policy.frame)}`,
        `connect-src ${sources(...policy.connect)}`,
        `form-action ${sources(...policy.formAction)}`,
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache',
    },
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card payment</title>',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<style>${STYLE}</style>`,
      `<script type="application/json" id="payment-frame">${scriptJson(data)}</script>`,
      `<script>${script}</script>`,
      '</head><body><div id="checkout"></div>',
      `<script src="${attribute(policy.scriptUrl)}" data-error="paymentFrameError" data-cancel="paymentFrameCancel"`,
      ' data-timeout="paymentFrameTimeout" data-complete="paymentFrameComplete"></script>',
      '</body></html>',
    ].join(''),
  }
}

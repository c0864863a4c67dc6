import { createHash } from 'node:crypto'
import type { FramePolicy } from '../modules/money/payments'
import { mastercardDocument } from './mastercard-document'

const policy: FramePolicy = {
  scriptUrl: 'https://gateway.test/static/checkout/checkout.min.js',
  display: 'embedded',
  script: ['https://gateway.test'],
  frame: ['https://gateway.test'],
  connect: [],
  formAction: ['https://gateway.test'],
}
const SCRIPT = 'window.name = "</script>"\n'
const { html, headers } = mastercardDocument(policy, { framedBy: ['https://site.test'], script: SCRIPT })
const directives = Object.fromEntries(
  (headers['content-security-policy'] ?? '').split('; ').map((line) => {
    const [name = '', ...values] = line.split(' ')
    return [name, values]
  }),
)

describe('architecture 2: foreign scripts run in a frame document with a policy of its own', () => {
  it('runs the provider’s script and ours by hash, nothing else', () => {
    const [, inline = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(directives['script-src']).toEqual([`'sha256-${hash}'`, 'https://gateway.test'])
    expect(directives['default-src']).toEqual(["'none'"])
    expect(directives['connect-src']).toEqual(["'none'"])
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
  })
  it('the policy of a frame document admits its style by hash', () => {
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
    expect(directives['style-src']).toEqual([`'sha256-${createHash('sha256').update(style).digest('base64')}'`])
  })
  it('the card frame runs under Trusted Types, with the one policy of our script', () => {
    expect(directives['require-trusted-types-for']).toEqual(["'script'"])
    expect(directives['trusted-types']).toEqual(['default'])
  })
  it('the card frame may take payments with the provider’s page alone, and shares no group of windows', () => {
    expect(headers['permissions-policy']).toContain('payment=(self "https://gateway.test")')
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' })
  })
  it('the card frame is framed by this site and frames the provider only', () => {
    expect(directives['frame-ancestors']).toEqual(['https://site.test'])
    expect(directives['frame-src']).toEqual(['https://gateway.test'])
    expect(directives['form-action']).toEqual(['https://gateway.test'])
  })
  it('names the callbacks on the provider’s script, and loads ours before it', () => {
    expect(html).toContain('data-error="paymentFrameError"')
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf(policy.scriptUrl))
  })
  it('no data of the script can end its element', () => {
    expect(html.match(/<\/script>/g)).toHaveLength(3)
  })
})

import { createHash } from 'node:crypto'
import { slideDocument } from './slide-document'

const SCRIPT = 'window.name = "</script>"\n'
const settings = {
  scriptUrl: 'https://slide.test/AWSC/awsc.js',
  origins: ['https://slide.test', 'https://verify.test'],
  appKey: '</script>A',
  scene: 'order',
}
const { html, headers } = slideDocument(settings, { framedBy: ['https://site.test'], script: SCRIPT })
const directives = Object.fromEntries(
  (headers['content-security-policy'] ?? '').split('; ').map((line) => {
    const [name = '', ...values] = line.split(' ')
    return [name, values]
  }),
)

describe('[D10.7] the slide service’s script runs in a frame document with a policy of its own', () => {
  it('runs the provider’s script and ours by hash, which connect to the provider only', () => {
    const [, inline = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(directives['script-src']).toEqual([`'sha256-${hash}'`, 'https://slide.test', 'https://verify.test'])
    expect(directives['connect-src']).toEqual(['https://slide.test', 'https://verify.test'])
    expect(directives['default-src']).toEqual(["'none'"])
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
  })
  it('the slide frame runs under Trusted Types, with the one policy of our script', () => {
    expect(directives['require-trusted-types-for']).toEqual(["'script'"])
    expect(directives['trusted-types']).toEqual(['default'])
    expect(headers['permissions-policy']).toContain('payment=()')
  })
  it('the slide frame is framed by this site only and sends no form', () => {
    expect(directives['frame-ancestors']).toEqual(['https://site.test'])
    expect(directives['form-action']).toEqual(["'none'"])
  })
  it('the document loads our script before the provider’s, and nothing in it can end a script', () => {
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf(settings.scriptUrl))
    expect(html.match(/<\/script>/g)).toHaveLength(3)
  })
  it('the document loads nothing foreign without a slide service', () => {
    const none = slideDocument(undefined, { framedBy: ['https://site.test'], script: SCRIPT })
    expect(none.headers['content-security-policy']).toContain("connect-src 'none'")
    expect(none.html).not.toContain('<script src')
  })
})

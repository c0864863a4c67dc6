/** @jest-environment jsdom */

import { createRemoteCookies } from './remote-cookies'

const at = new Error()
/** Sets a cookie as a remote does; the guard records it with whether it was set. */
const set = (cookies: ReturnType<typeof createRemoteCookies>, text: string, remote = 'mf-x', result = true) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the guard records this assignment
  if (result) document.cookie = text
  cookies.hear({ name: 'cookie', target: document, args: [text], result, at }, remote)
}
const names = () => document.cookie.split('; ').map((one) => one.split('=')[0])

beforeAll(() => history.pushState(null, '', '/webhtml/a'))

describe('[D11.containment.4] cookies of a remote', () => {
  it('cookies that a remote set are removed when it is left, also those of a path', () => {
    const cookies = createRemoteCookies()
    set(cookies, 'a=1')
    set(cookies, ' b = 2; Path=/webhtml/; max-age=600')
    set(cookies, 'c=3; path=/')
    expect(names()).toEqual(expect.arrayContaining(['a', 'b', 'c']))
    expect(cookies.prune('mf-x')).toBe(true)
    for (const name of ['a', 'b', 'c']) expect(names()).not.toContain(name)
  })

  it('cookies of the site and of other remotes stay', () => {
    const cookies = createRemoteCookies()
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie of the site
    document.cookie = 'lang=en'
    set(cookies, 'a=1')
    set(cookies, 'b=2', 'mf-y')
    cookies.prune('mf-x')
    expect(names()).toEqual(['lang', 'b'])
    expect(cookies.prune('mf-y')).toBe(true)
    expect(names()).toEqual(['lang'])
  })

  it('a remote that removed its cookies itself, set none, or was pruned before has left none', () => {
    const cookies = createRemoteCookies()
    set(cookies, 'a=1')
    set(cookies, 'a=; max-age=0')
    expect(cookies.prune('mf-x')).toBe(false)
    set(cookies, 'b=2')
    expect([cookies.prune('mf-x'), cookies.prune('mf-x'), cookies.prune('mf-z')]).toEqual([true, false, false])
  })

  it('a cookie that the guard refused, and another call, are not remembered', () => {
    const cookies = createRemoteCookies()
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie of the site of the same name
    document.cookie = 'mine=1'
    set(cookies, 'mine=2', 'mf-x', false)
    cookies.hear({ name: 'insert', target: document, args: ['mine=2'], result: true, at }, 'mf-x')
    expect(cookies.prune('mf-x')).toBe(false)
    expect(names()).toContain('mine')
  })
})

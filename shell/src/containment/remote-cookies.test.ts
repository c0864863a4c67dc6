/** @jest-environment jsdom */

import { storeCookieOwner } from './cookie-owner'
import { pruneCookies } from './remote-cookies'

const ownerOf = (address: string) => /remotes\/([^/]+)/.exec(address)?.[1]
const prune = (remote: string) => pruneCookies(remote, ownerOf)
/** Sets a cookie as a remote does; the guard stores its owner. */
const set = (text: string, remote = 'mf-x') => {
  // biome-ignore lint/suspicious/noDocumentCookie: the guard records this assignment
  document.cookie = text
  storeCookieOwner(text, `https://t.test/webhtml/remotes/${remote}/1.0.0/page.js`)
}
const names = () => document.cookie.split('; ').map((one) => one.split('=')[0])

beforeAll(() => history.pushState(null, '', '/webhtml/a'))

describe('[D11.containment.4] cookies of a remote', () => {
  it('cookies that a remote set are removed when it is left, also those of a path', () => {
    set('a=1')
    set(' b = 2; Path=/webhtml/; max-age=600')
    set('c=3; path=/')
    expect(names()).toEqual(expect.arrayContaining(['a', 'b', 'c']))
    expect(prune('mf-x')).toBe(true)
    for (const name of ['a', 'b', 'c']) expect(names()).not.toContain(name)
  })

  it('cookies of the site and of other remotes stay', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie of the site
    document.cookie = 'lang=en'
    set('a=1')
    set('b=2', 'mf-y')
    prune('mf-x')
    expect(names()).toEqual(['lang', 'b'])
    expect(prune('mf-y')).toBe(true)
    expect(names()).toEqual(['lang'])
  })

  it('a remote that removed its cookies itself, set none, or was pruned before has left none', () => {
    set('a=1')
    set('a=; max-age=0')
    expect(prune('mf-x')).toBe(false)
    set('b=2')
    expect([prune('mf-x'), prune('mf-x'), prune('mf-z')]).toEqual([true, false, false])
  })

  it('the owner of a cookie survives a reload, and a cookie whose owner is no remote stays', () => {
    set('a=1')
    storeCookieOwner('lang=en', 'https://t.test/webhtml/shell/1/main.js')
    // Nothing is remembered outside the storage.
    expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(['cookie a', 'cookie lang']))
    expect([prune('mf-y'), prune('mf-x')]).toEqual([false, true])
    expect(names()).toContain('lang')
  })
})

/** @jest-environment jsdom */

import { isPinned } from './version-candidates'

const site = (path: string) => new URL(path, location.href).href
const pin = () => {
  window.early = { pinned: [site('/webhtml/remotes/mf-a/1/'), 'https://cdn.example/mf-b/2/'] }
}

describe('an address is admitted', () => {
  it('below a folder of the page’s list, on this site or elsewhere', () => {
    pin()
    expect(isPinned('/webhtml/remotes/mf-a/1/entry.js')).toBe(true)
    expect(isPinned('https://cdn.example/mf-b/2/entry.js')).toBe(true)
  })

  it.each([
    '/webhtml/remotes/mf-a/2/entry.js',
    '/webhtml/remotes/mf-a/1/../2/entry.js',
    'https://cdn.example/mf-b/3/entry.js',
    'https://elsewhere.example/webhtml/remotes/mf-a/1/entry.js',
  ])('an address is not admitted: %s', (address) => {
    pin()
    expect(isPinned(address)).toBe(false)
  })

  it('as far as the page has a list', () => {
    delete window.early
    expect(isPinned('/anything.js')).toBe(true)
  })
})

/** @jest-environment jsdom */

import type { GuardedCall } from './guard-globals'
import { guardRemovals } from './guard-removals'

const SHELL = 'https://t.test/webhtml/shell/1/main.js'
const remoteFile = (name: string) => `https://t.test/webhtml/remotes/${name}/1/page.js`
const METHODS = ['remove', 'replaceWith', 'replaceChildren', 'removeChild', 'replaceChild'] as const

let refused: string[]
/** Runs code as that of a file: the engine reports it as the caller. */
const as = <Result>(file: string, run: () => Result): Result => {
  const format = Error.prepareStackTrace
  Error.prepareStackTrace = () => `Error\n    at a (${SHELL}:1:1)\n    at b (${file}:1:1)`
  try {
    return run()
  } finally {
    Error.prepareStackTrace = format
  }
}
const find = (id: string) => document.getElementById(id) as HTMLElement
const page = (name: string, id: string) =>
  `<main data-remote="${name}" id="${id}"><p id="${id}-text"></p><p id="${id}-other"></p></main>`
/** Each method removes a child of the element, or the element. */
const removals = (id: string): Record<(typeof METHODS)[number], () => unknown> => ({
  remove: () => find(id).remove(),
  replaceWith: () => find(id).replaceWith('x'),
  replaceChildren: () => find(id).replaceChildren(),
  removeChild: () => find(id).removeChild(find(`${id}-text`)),
  replaceChild: () => find(id).replaceChild(document.createElement('i'), find(`${id}-text`)),
})

beforeAll(() => {
  document.body.innerHTML = '<div id="root"></div><div id="outside"><p id="outside-text"></p></div>'
  guardRemovals(({ name, target }: GuardedCall) => refused.push(`${name} ${(target as Element).id}`))
})
beforeEach(() => {
  refused = []
  find('root').innerHTML = `${page('mf-x', 'own')}${page('mf-y', 'other')}<nav id="bar"><a id="bar-text"></a></nav>`
})

describe('[D11.containment.3] the guard of elements', () => {
  it.each(METHODS)('refuses %s by a remote on a page of another and on the shell, and records it', (method) => {
    const before = find('root').innerHTML
    for (const id of ['other', 'bar', 'root']) {
      const removal = id === 'root' && method.endsWith('Child') ? undefined : removals(id)[method]
      if (removal) as(remoteFile('mf-x'), removal)
    }
    expect(find('root').innerHTML).toBe(before)
    expect(refused.slice(0, 2)).toEqual(['removal other', 'removal bar'])
  })

  it.each(METHODS)('lets a remote %s in its own page, and the shell everywhere', (method) => {
    const before = find('root').innerHTML
    as(remoteFile('mf-x'), removals('own')[method])
    const own = find('root').innerHTML
    expect(own).not.toBe(before)
    as(SHELL, removals('other')[method])
    expect(find('root').innerHTML).not.toBe(own)
    expect(refused).toEqual([])
  })

  it('leaves alone what is outside of the root, and what is in no document', () => {
    const loose = document.createElement('div')
    loose.append(document.createElement('p'))
    as(remoteFile('mf-x'), () => {
      find('outside-text').remove()
      loose.replaceChildren()
    })
    expect([find('outside').childElementCount, loose.childElementCount, refused]).toEqual([0, 0, []])
  })

  it('a refused removal returns what was to be removed, as the browser does', () => {
    const text = find('other-text')
    expect(as(remoteFile('mf-x'), () => find('other').removeChild(text))).toBe(text)
    expect(text.isConnected).toBe(true)
  })
})

/** @jest-environment jsdom */

import { createPageAttributes } from './page-attributes'
import { createPageComparison } from './page-comparison'

const touch = (target: Element) => ({
  name: 'touch',
  target,
  args: [...target.attributes].map(({ name, value }) => [name, value]),
  at: new Error(),
})

it('[D11.containment.2] restores attributes around the pages as they were before a remote touched them', () => {
  const attributes = createPageAttributes()
  const { body } = document
  body.id = 'before'
  attributes.hear(touch(body), 'mf-x')
  body.id = 'changed'
  body.setAttribute('inert', '')
  body.style.opacity = '0'
  expect(attributes.restore('mf-x')).toEqual(['id of before', 'inert of before', 'style of before'])
  expect([body.id, body.hasAttribute('inert'), body.style.opacity]).toEqual(['before', false, ''])
  expect(attributes.restore('mf-x')).toEqual([])
})

it('leaves attributes that only the shell changed, and the language of the page', () => {
  const attributes = createPageAttributes()
  const { body, documentElement: html } = document
  attributes.hear(touch(html), 'mf-x')
  html.lang = 'zh-HK'
  body.dataset.background = 'surface'
  body.hidden = true
  expect(attributes.restore('mf-x')).toEqual([])
  expect([html.lang, body.hidden]).toEqual(['zh-HK', true])
})

describe('[D11.containment.2] the comparison of the page with what it had before', () => {
  const { documentElement: html, body } = document
  let root: HTMLElement
  beforeEach(() => {
    body.innerHTML = '<div id="root"></div>'
    root = body.firstElementChild as HTMLElement
    for (const name of body.getAttributeNames()) body.removeAttribute(name)
  })
  const begin = () => {
    const comparison = createPageComparison()
    comparison.claim('mf-w')
    return comparison
  }

  it('handler properties that a remote set are restored, those from before stay', () => {
    const before = () => 1
    body.onclick = before
    const comparison = begin()
    const set = () => 2
    window.onscroll = set
    document.onclick = set
    html.onkeydown = set
    body.onclick = set
    root.onkeyup = set
    expect(comparison.claim('mf-x')).toBe(true)
    expect(comparison.restore('mf-x')).toEqual([
      'onscroll handler of window',
      'onclick handler of document',
      'onkeydown handler of html',
      'onclick handler of body',
      'onkeyup handler of root',
    ])
    expect([window.onscroll, document.onclick, html.onkeydown, body.onclick]).toEqual([null, null, null, before])
    expect([comparison.claim('mf-x'), comparison.restore('mf-x')]).toEqual([false, []])
    body.onclick = null
  })

  it('an empty click handler, which React sets, and a change before any remote are no changes', () => {
    const comparison = begin()
    root.onclick = () => {}
    body.title = 'ours'
    expect([comparison.claim('mf-x'), comparison.claim(undefined)]).toEqual([true, false])
    expect(comparison.restore('mf-x')).toEqual(['title of body'])
    body.title = 'ours'
    comparison.claim(undefined)
    expect(comparison.restore('mf-x')).toEqual([])
    root.onclick = null
  })

  it('attributes are restored whatever way they were set; those of translations and extensions stay', () => {
    const comparison = begin()
    body.id = 'hostile'
    root.setAttributeNS(null, 'inert', '')
    html.style.cssText = 'opacity: 0'
    html.className = 'translated-ltr'
    html.lang = 'zh-HK'
    body.dataset.extension = '1'
    comparison.claim('mf-x')
    expect(comparison.restore('mf-x')).toEqual(['style of html', 'id of body', 'inert of root'])
    expect([html.style.opacity, body.id, root.hasAttribute('inert')]).toEqual(['', '', false])
    expect([html.className, html.lang, body.dataset.extension]).toEqual(['translated-ltr', 'zh-HK', '1'])
    html.removeAttribute('class')
  })

  it('attributes that other code sets meanwhile stay', async () => {
    const comparison = begin()
    comparison.hear(touch(html), undefined, true)
    html.style.overflow = 'hidden'
    await Promise.resolve()
    expect(comparison.claim('mf-x')).toBe(false)
    expect([comparison.restore('mf-x'), html.style.overflow]).toEqual([[], 'hidden'])
    html.removeAttribute('style')
  })

  it('children of body are removed and the root is put back; dialogs of React and of other code stay', () => {
    const comparison = begin()
    const [own, portal] = [document.createElement('nav'), document.createElement('dialog')]
    Object.assign(portal, { __reactFiber$x: {} })
    comparison.hear({ name: 'insert', target: body, args: [own], at: new Error() }, undefined, false)
    body.insertAdjacentHTML('beforeend', '<aside></aside><grammar-popup></grammar-popup>')
    body.replaceChildren(...[...body.children].filter((one) => one !== root), own, portal)
    comparison.claim('mf-x')
    expect(comparison.restore('mf-x')).toEqual(['removal of root', 'element aside'])
    expect([...body.children].map(({ localName }) => localName)).toEqual(['grammar-popup', 'nav', 'dialog', 'div'])
  })

  it('a change is of the remote whose code ran, and stays while that one is shown', () => {
    const comparison = begin()
    document.onclick = () => 1
    comparison.claim('mf-x')
    body.title = 'of another'
    comparison.claim('mf-y')
    expect(comparison.restore('mf-y')).toEqual(['title of body'])
    expect(document.onclick).not.toBeNull()
    expect(comparison.restore('mf-x')).toEqual(['onclick handler of document'])
  })
})

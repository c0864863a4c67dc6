/** @jest-environment jsdom */

import { createPageAttributes } from './page-attributes'

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

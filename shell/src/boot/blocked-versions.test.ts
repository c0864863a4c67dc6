/** @jest-environment jsdom */

import { countBlocked } from './blocked-versions'

const cookie = () => /blocked=([^;]*)/.exec(document.cookie)?.[1]
// The cookie belongs to the site's folder.
beforeAll(() => history.pushState(null, '', '/webhtml/'))

it('[D11.containment.6] gives another version from the second block of a version on', () => {
  const running = { name: 'mf-x', version: '2', revision: 'r' }
  expect(countBlocked(running)).toBe(false)
  expect(cookie()).toBe('mf-x~2~r~1')
  expect(countBlocked({ ...running, name: 'mf-y' })).toBe(false)
  expect(countBlocked(running)).toBe(true)
  expect(cookie()).toBe('mf-y~2~r~1!mf-x~2~r~2')
})

it('[D11.containment.6] the browser counts the blocks of a version anew with another set', () => {
  const running = { name: 'mf-z', version: '2' }
  countBlocked({ ...running, revision: 'r' })
  expect(countBlocked({ ...running, revision: 's' })).toBe(false)
  expect(cookie()).toMatch(/mf-z~2~s~1$/)
})

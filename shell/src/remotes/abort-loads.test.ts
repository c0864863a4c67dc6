/** @jest-environment jsdom */

import { abortLoads, isAborted } from './abort-loads'

/** Loads a chunk as the bundler's runtime does: marked, with a handler until it has loaded or failed. */
const loads = (build: string, tag: 'script' | 'link' = 'script') => {
  const file = document.createElement(tag)
  file.setAttribute('data-rspack', `${build}:chunk-page`)
  const failures: unknown[] = []
  file.onerror = (event) => {
    file.onerror = null
    failures.push(Object.assign(new Error('Loading chunk page failed'), { type: (event as Event).type }))
  }
  document.head.append(file)
  return { failures, comes: () => Object.assign(file, { onerror: null }) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
  document.head.replaceChildren()
})

it('rejects pending files of a build and of the shell, and nothing else', () => {
  const [script, style, whole] = [loads('mf_x_1'), loads('mf_x_1', 'link'), loads('mf_x_1')]
  const [shell, other] = [loads('shell_1'), loads('mf_y_1')]
  whole.comes()
  abortLoads('mf_x_1')
  expect([script, style, whole, shell, other].map(({ failures }) => failures.length)).toEqual([1, 1, 0, 1, 0])
  expect(script.failures.every(isAborted)).toBe(true)
})

it('rejects pending files of every build when no build is named', () => {
  const files = [loads('mf_x_1'), loads('shell_1'), loads('mf_y_1')]
  abortLoads('')
  expect(files.map(({ failures }) => failures.length)).toEqual([1, 1, 1])
})

it('[D11.healing.1] ends preloads of the page, so that no later request joins a dead one', () => {
  document.head.innerHTML = '<link rel="preload" href="/a.js"><link rel="stylesheet" href="/a.css">'
  abortLoads('mf_x_1')
  expect([...document.querySelectorAll('link')].map(({ rel }) => rel)).toEqual(['stylesheet'])
})

it('abortLoads does not reject files that another part requested on the same event', () => {
  abortLoads('mf_x_1')
  const next = loads('mf_x_1')
  jest.advanceTimersByTime(499)
  abortLoads('mf_x_1')
  expect(next.failures).toEqual([])
  jest.advanceTimersByTime(1)
  abortLoads('mf_x_1')
  expect(next.failures).toHaveLength(1)
})

it.each([new Error('404'), Object.assign(new Error('404'), { type: 'error' }), undefined])(
  'an abort is distinguished from another failure: %s',
  (error) => expect(isAborted(error)).toBe(false),
)

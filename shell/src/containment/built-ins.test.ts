/** @jest-environment jsdom */

import { rememberBuiltIns } from './built-ins'

it('[D11.containment.5] puts back built-in functions that were replaced, and removes those that were assigned', () => {
  const { flatMap } = Array.prototype
  const check = rememberBuiltIns()
  expect(check()).toEqual([])
  Array.prototype.flatMap = () => []
  Object.assign(Array.prototype, { hostile: 1 })
  expect(check()).toEqual(['Array.prototype.flatMap', 'Array.prototype.hostile'])
  expect([Array.prototype.flatMap, 'hostile' in []]).toEqual([flatMap, false])
  expect(check()).toEqual([])
})

it('leaves a built-in function that was added so that no loop finds it, as polyfills do', () => {
  const check = rememberBuiltIns()
  Object.defineProperty(Array.prototype, 'polyfill', { value: () => 1, configurable: true })
  expect(check()).toEqual([])
  expect('polyfill' in []).toBe(true)
  Reflect.deleteProperty(Array.prototype, 'polyfill')
})

it('[D11.containment.5] leaves the format of stacks alone, which React sets while it draws an error', () => {
  const before = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace')
  Reflect.deleteProperty(Error, 'prepareStackTrace')
  const check = rememberBuiltIns()
  Object.assign(Error, { prepareStackTrace: undefined })
  expect(check()).toEqual([])
  expect(Object.hasOwn(Error, 'prepareStackTrace')).toBe(true)
  if (before) Object.defineProperty(Error, 'prepareStackTrace', before)
  else Reflect.deleteProperty(Error, 'prepareStackTrace')
})

it('[D11.containment.5] puts back replaced globals, own properties of the page and further prototypes', () => {
  const global = window as unknown as Record<string, unknown>
  // jsdom lists no globals of the browser.
  const copy = () => 1
  global.copyDeep = copy
  const check = rememberBuiltIns()
  global.copyDeep = () => 2
  Object.assign(document, { querySelector: () => null, _reactListening: true })
  Event.prototype.preventDefault = () => undefined
  HTMLElement.prototype.focus = () => undefined
  Object.assign(AbortSignal, { any: () => undefined })
  Object.assign(Intl, { NumberFormat: class {} })
  Object.assign(Object.getPrototypeOf(Uint8Array.prototype), { map: () => [] })
  // A container of a remote is no replacement.
  global.mf_x = () => 1
  expect(check()).toEqual(
    expect.arrayContaining([
      'window.copyDeep',
      'document.querySelector',
      'Event.prototype.preventDefault',
      'HTMLElement.prototype.focus',
      'AbortSignal.any',
      'Intl.NumberFormat',
      'TypedArray.prototype.map',
    ]),
  )
  expect([global.copyDeep, Object.hasOwn(document, 'querySelector')]).toEqual([copy, false])
  expect([Object.hasOwn(document, '_reactListening'), 'mf_x' in window]).toEqual([true, true])
  expect(check()).toEqual([])
  Reflect.deleteProperty(document, '_reactListening')
  for (const name of ['mf_x', 'copyDeep']) Reflect.deleteProperty(window, name)
})

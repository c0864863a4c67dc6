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

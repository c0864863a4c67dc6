import { resolveRollbackVersion } from './resolve-rollback-version'
import { aBuild, anApp } from './testing/an-app'

it('rollback selects the previous version when none is named', () =>
  expect(resolveRollbackVersion(anApp(), undefined)).toBeUndefined())

it('rollback takes a version by its name or by its number', () => {
  expect(resolveRollbackVersion(anApp(), '2')).toBe('1.0')
  expect(resolveRollbackVersion(anApp(), '0.1.0-abc')).toBe('0.1.0-abc')
})

it('rollback refuses a number that no version has', () => {
  expect(() => resolveRollbackVersion(anApp(), '3')).toThrow('mf-a has no version number 3 to go back to')
  expect(() => resolveRollbackVersion(anApp(), '0')).toThrow('mf-a has no version number 0 to go back to')
})

it('rollback reaches a withdrawn version by name only, because another rollback may have changed the numbers', () => {
  const after = anApp({
    live: '2.0',
    builds: [aBuild('3.0', 3, { withdrawn: true }), aBuild('2.0', 2), aBuild('1.0', 1)],
  })
  expect(() => resolveRollbackVersion(after, '1')).toThrow('Number 1 is 3.0, which was withdrawn')
  expect(resolveRollbackVersion(after, '3.0')).toBe('3.0')
  expect(resolveRollbackVersion(after, '2')).toBe('1.0')
})

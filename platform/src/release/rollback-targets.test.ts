import { resolveRollbackVersion, rollbackTargets } from './rollback-targets'
import { aBuild, anApp } from './testing/an-app'

describe('the versions a rollback can name', () => {
  it('are the last ten that were live, the latest first, without the one that is', () => {
    const hours = Array.from({ length: 13 }, (_, at) => at)
    const builds = [...hours.map((hour) => aBuild(`${hour}.0`, hour)), aBuild('tried', null)]
    const versions = rollbackTargets(anApp({ live: '12.0', builds })).map(({ version }) => version)
    expect(versions).toEqual(['11.0', '10.0', '9.0', '8.0', '7.0', '6.0', '5.0', '4.0', '3.0', '2.0'])
  })

  it('can be meant by name or by number', () => {
    expect(resolveRollbackVersion(anApp(), undefined)).toBeUndefined()
    expect(resolveRollbackVersion(anApp(), '2')).toBe('1.0')
    expect(resolveRollbackVersion(anApp(), '0.1.0-abc')).toBe('0.1.0-abc')
  })

  it('are not reached by a number that is none of them', () => {
    expect(() => resolveRollbackVersion(anApp(), '3')).toThrow('mf-a has no version number 3 to go back to')
    expect(() => resolveRollbackVersion(anApp(), '0')).toThrow('mf-a has no version number 0 to go back to')
  })

  it('are not reached by number when withdrawn: another may just have rolled back, and 1 is the bad one now', () => {
    const after = anApp({
      live: '2.0',
      builds: [aBuild('3.0', 3, { withdrawn: true }), aBuild('2.0', 2), aBuild('1.0', 1)],
    })
    expect(() => resolveRollbackVersion(after, '1')).toThrow('Number 1 is 3.0, which was withdrawn')
    expect(resolveRollbackVersion(after, '3.0')).toBe('3.0')
    expect(resolveRollbackVersion(after, '2')).toBe('1.0')
  })
})

/** @jest-environment jsdom */

import { safeStorage } from './safe-storage'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

describe.each(['local', 'session'] as const)('safeStorage.%s', (kind) => {
  const storage = safeStorage[kind]

  it('returns what was stored until it is removed', () => {
    expect(storage.get('a')).toBeUndefined()
    storage.set('a', '1')
    expect(storage.get('a')).toBe('1')
    expect(storage.keys()).toEqual(['a'])
    storage.remove('a')
    expect(storage.get('a')).toBeUndefined()
  })

  it('writes to the storage of its name', () => {
    storage.set('a', '1')
    expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(
      kind === 'local' ? ['1', null] : [null, '1'],
    )
  })

  it('remembers what a blocked storage refuses until the page ends', () => {
    jest.spyOn(globalThis, `${kind}Storage`, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(storage.get('a')).toBeUndefined()
    storage.set('a', '1')
    expect([storage.get('a'), storage.keys()]).toEqual(['1', ['a']])
    storage.remove('a')
    expect(storage.get('a')).toBeUndefined()
    expect(storage.keys()).toEqual([])
  })

  it('holds a value in memory that a full storage refuses, and drops the stored one', () => {
    storage.set('a', '0')
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    storage.set('a', '1')
    expect([storage.get('a'), storage.keys()]).toEqual(['1', ['a']])
    expect(globalThis[`${kind}Storage`].getItem('a')).toBeNull()
    jest.restoreAllMocks()
    storage.set('a', '2')
    expect([storage.get('a'), globalThis[`${kind}Storage`].getItem('a')]).toEqual(['2', '2'])
  })
})

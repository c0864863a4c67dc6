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

  it('behaves like an empty storage when the browser blocks it', () => {
    jest.spyOn(globalThis, `${kind}Storage`, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    storage.set('a', '1')
    storage.remove('a')
    expect(storage.get('a')).toBeUndefined()
    expect(storage.keys()).toEqual([])
  })

  it('ignores a write when the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => storage.set('a', '1')).not.toThrow()
  })
})

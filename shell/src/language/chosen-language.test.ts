/** @jest-environment jsdom */

import { readChosenLanguage } from './language-store'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('purchase 2, language: the choice', () => {
  it('the language in the address wins for this visit, and the stored one is back for the next', () => {
    localStorage.setItem('lang', 'zh-cn')
    expect(readChosenLanguage('?x=1&lang=EN')).toEqual({ language: 'en', isStored: false })
    expect(readChosenLanguage('')).toEqual({ language: 'en', isStored: false })
    expect(localStorage.getItem('lang')).toBe('zh-cn')
    // The next visit has a session storage of its own.
    sessionStorage.clear()
    expect(readChosenLanguage('')).toEqual({ language: 'zh-cn', isStored: true })
  })

  it('the stored language counts without one in the address', () => {
    localStorage.setItem('lang', 'zh-cn')
    expect(readChosenLanguage('')).toEqual({ language: 'zh-cn', isStored: true })
  })

  it('the choice is undefined when neither is a language', () => {
    localStorage.setItem('lang', 'de')
    expect(readChosenLanguage('?lang=fr')).toBeUndefined()
  })
})

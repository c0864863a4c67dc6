/** @jest-environment jsdom */

import type { LanguageCode } from '@shuttle/contracts'
import { createLanguageStore } from './language-store'

const aStore = (loadTexts: (language: LanguageCode) => Promise<void> = async () => undefined) => {
  const applied: string[] = []
  const store = createLanguageStore({ language: 'zh-hk', loadTexts, apply: (language) => applied.push(language) })
  return { store, applied }
}

describe('the language of the page', () => {
  beforeEach(() => localStorage.clear())

  it('[P2.home.2, D9.21, D10.1] the language is stored, mirrored in a cookie and announced to assistive technology', async () => {
    const { store } = aStore()
    await store.set('en')
    expect(localStorage.getItem('lang')).toBe('en')
    expect(document.cookie).toContain('lang=en')
    expect(document.documentElement.lang).toBe('en')
  })

  it('a language for this visit only is not stored; a choice on the screen is stored and ends that', async () => {
    sessionStorage.setItem('lang', 'en')
    const { store } = aStore()
    await store.set('en', { isForVisit: true })
    expect([store.get(), localStorage.getItem('lang'), sessionStorage.getItem('lang')]).toEqual(['en', null, 'en'])
    await store.set('zh-cn')
    expect([localStorage.getItem('lang'), sessionStorage.getItem('lang')]).toEqual(['zh-cn', null])
  })

  it('switches only once its texts are loaded', async () => {
    let arrive = () => {}
    const { store, applied } = aStore(() => new Promise((resolve) => (arrive = resolve)))
    const switching = store.set('en')
    expect(store.get()).toBe('zh-hk')
    arrive()
    await switching
    expect(store.get()).toBe('en')
    expect(applied).toEqual(['en'])
  })

  it('the language does not change when its texts cannot be loaded', async () => {
    const { store } = aStore(() => Promise.reject(new Error('offline')))
    await expect(store.set('en')).rejects.toThrow('offline')
    expect(store.get()).toBe('zh-hk')
    expect(localStorage.getItem('lang')).toBeNull()
  })

  it('the language requested last is used when two are requested in a row', async () => {
    const arrivals = new Map<string, () => void>()
    const { store } = aStore((language) => new Promise((resolve) => arrivals.set(language, resolve)))
    const first = store.set('en')
    const second = store.set('zh-cn')
    arrivals.get('zh-cn')?.()
    arrivals.get('en')?.()
    await Promise.all([first, second])
    expect(store.get()).toBe('zh-cn')
  })
})

import { chosenLanguage } from './language-store'

describe('purchase 2, language: the choice', () => {
  it('in the address wins over the stored one', () => {
    expect(chosenLanguage({ search: '?x=1&lang=en', stored: 'zh-cn' })).toBe('en')
  })

  it('that is stored counts without one in the address', () => {
    expect(chosenLanguage({ search: '', stored: 'zh-cn' })).toBe('zh-cn')
  })

  it('is undefined when neither is a language', () => {
    expect(chosenLanguage({ search: '?lang=fr', stored: 'de' })).toBeUndefined()
  })
})

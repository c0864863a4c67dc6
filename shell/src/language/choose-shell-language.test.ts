import { chooseShellLanguage } from './choose-shell-language'

describe('purchase 2, language: the choice', () => {
  it('in the address wins over the stored one', () => {
    expect(chooseShellLanguage({ search: '?x=1&lang=en', stored: 'zh-cn', composed: 'zh-hk' })).toBe('en')
  })

  it('that is stored wins over the browser', () => {
    expect(chooseShellLanguage({ search: '', stored: 'zh-cn', composed: 'zh-hk' })).toBe('zh-cn')
  })

  it('is the composed page when nothing else is known', () => {
    expect(chooseShellLanguage({ search: '?lang=fr', stored: 'de', composed: 'zh-hk' })).toBe('zh-hk')
  })
})

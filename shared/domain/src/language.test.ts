import {
  chooseLanguage,
  languageFromBrowser,
  languageFromQuery,
  languageFromStorage,
  languageToOffer,
} from './language'

describe('[P2.home.3] the default language comes from the browser', () => {
  it.each([
    ['zh-cn', 'zh-cn'],
    ['zh-CN', 'zh-cn'],
    ['zh-SG', 'zh-cn'],
    ['zh-TW', 'zh-hk'],
    ['zh-HK', 'zh-hk'],
    ['zh', 'en'],
    ['zh-Hant', 'en'],
    ['pt', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('the default language comes from the browser: %s -> %s', (tag, language) =>
    expect(languageFromBrowser(tag)).toBe(language),
  )
})

it.each([
  ['zh-MO', 'zh-hk'],
  ['zh-Hant-HK', 'zh-hk'],
  ['zh-Hant', 'zh-hk'],
  ['yue-HK', 'zh-hk'],
  ['zh_TW', 'zh-hk'],
  ['zh', 'zh-cn'],
  ['zh-Hans-CN', 'zh-cn'],
  ['zh-Hans-HK', 'zh-cn'],
  ['zh-MY', 'zh-cn'],
  ['zh-CN', undefined],
  ['zh-HK', undefined],
  ['en-HK', undefined],
  ['za', undefined],
  [undefined, undefined],
])('a browser of %s is offered %s', (tag, language) => expect(languageToOffer(tag)).toBe(language))

describe('?lang= wins over the stored choice, which wins over the browser', () => {
  it('the language of the query comes first', () =>
    expect(chooseLanguage({ query: 'zh-Hant', stored: 'en', browser: 'zh-CN' })).toBe('zh-hk'))
  it('the stored language is used without a query', () =>
    expect(chooseLanguage({ query: null, stored: 'zh-hk', browser: 'zh-CN' })).toBe('zh-hk'))
  it('the language ignores unknown values of query and store', () =>
    expect(chooseLanguage({ query: 'fr', stored: 'klingon', browser: 'zh-CN' })).toBe('zh-cn'))
  it.each([
    ['zh-hans', 'zh-cn'],
    ['ZH-HANS', 'zh-cn'],
    ['zh-cn', 'zh-cn'],
    ['ZH-CN', 'zh-cn'],
    ['zh-Hant', 'zh-hk'],
    ['zh-hk', 'zh-hk'],
    ['zh-TW', 'zh-hk'],
    ['EN', 'en'],
    ['zh', undefined],
    ['', undefined],
  ])('the language parameter %j is read as %s', (value, language) => expect(languageFromQuery(value)).toBe(language))
  it('exactly three stored languages are valid', () =>
    expect(['zh-cn', 'zh-hk', 'en', 'zh-Hans', 'EN', null].map(languageFromStorage)).toEqual([
      'zh-cn',
      'zh-hk',
      'en',
      undefined,
      undefined,
      undefined,
    ]))
})

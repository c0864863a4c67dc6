import { ERROR_CODES } from '@shuttle/contracts'
import { errorTexts } from '@shuttle/i18n/errors'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { translate } from './translate'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const callTranslate = async (body: object, language = 'en') =>
  (await site.call('language/translateText', body, { 'accept-language': language })).answer

describe('[D6.language.1] the language calls', () => {
  it('[A7.language.1] the call lists the languages, each named in itself', async () => {
    const { answer } = await site.call('language/getLanguage')
    expect(answer).toMatchObject({
      message: '成功',
      responseData: [
        { code: 'zh-cn', name: '简体中文' },
        { code: 'zh-hk', name: '繁體中文' },
        { code: 'en', name: 'English' },
      ],
    })
  })

  it.each(['zh-hk', 'ZH-HK', ''])(
    '[A7.language.1] the call translates a refusal of the service, with source %j',
    async (sourceLang) => {
      const text = errorTexts['zh-hk'].ORDER_EXPIRED
      expect((await callTranslate({ text, sourceLang })).responseData).toEqual({
        text: errorTexts.en.ORDER_EXPIRED,
        translated: true,
      })
    },
  )

  it('the call translates names of stations and notices, from and into every language', async () => {
    expect((await callTranslate({ text: 'Hong Kong Port' }, 'zh-HK')).responseData.text).toBe('香港口岸')
    const notice = await site.db.selectFrom('notices').selectAll().executeTakeFirstOrThrow()
    expect((await callTranslate({ text: notice.title_en }, 'zh-CN')).responseData.text).toBe(notice.title_zh_cn)
  })

  it('[D6.language.1] the call returns unknown texts and texts of another language unchanged', async () => {
    for (const body of [
      { text: '<b>an unknown text</b>' },
      { text: '' },
      { text: errorTexts['zh-hk'].ORDER_EXPIRED, sourceLang: 'en' },
    ])
      expect((await callTranslate(body)).responseData).toEqual({ text: body.text, translated: false })
  })

  it('the call refuses a text of more than 2000 characters', async () => {
    expect((await callTranslate({ text: 'x'.repeat(2001) })).code).toBe('BAD_REQUEST')
  })

  it('the call knows every refusal in every language', () => {
    const texts = ERROR_CODES.map((code) => ({
      'zh-cn': errorTexts['zh-cn'][code],
      'zh-hk': errorTexts['zh-hk'][code],
      en: errorTexts.en[code],
    }))
    for (const code of ERROR_CODES)
      expect(translate(texts, { text: errorTexts['zh-cn'][code], source: 'zh-cn', target: 'en' })).toBe(
        errorTexts.en[code],
      )
  })
})

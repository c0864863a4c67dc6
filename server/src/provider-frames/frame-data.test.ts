import { SLIDE_TEXTS } from '../../sandbox/browser/slide-texts'
import { SLIDE_LANGUAGE } from './frame-data'
import { slideDocument } from './slide-document'

describe('[P7.slide.1] the slide service is loaded with a scene and a language (cn, en, tw)', () => {
  it.each([
    ['zh-cn', 'cn'],
    ['zh-hk', 'tw'],
    ['en', 'en'],
  ] as const)('the slide script gets the language %s as %s', (language, name) => {
    expect(SLIDE_LANGUAGE[language]).toBe(name)
    expect(SLIDE_TEXTS[name].start).not.toBe('')
  })
  it('hands app key and scene of the slide service to the frame', () => {
    const settings = { scriptUrl: 'https://slide.test/a.js', origins: [], appKey: 'KEY', scene: 'nc_other_h5' }
    expect(slideDocument(settings, { framedBy: ['https://site.test'], script: '' }).html).toContain(
      '"appKey":"KEY","scene":"nc_other_h5"}',
    )
  })
})

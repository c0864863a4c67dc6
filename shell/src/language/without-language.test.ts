import { withoutLanguage } from './language-store'

describe('a language chosen on the screen ends the one in the address', () => {
  it.each([
    ['', ''],
    ['?lang=en', ''],
    ['?xldm=HKGZHO&lang=zh-Hant&a=%20b', '?xldm=HKGZHO&a=%20b'],
    ['?language=x', '?language=x'],
  ])('a chosen language removes the one in the address: %j becomes %j', (search, rest) => {
    expect(withoutLanguage(search)).toBe(rest)
  })
})

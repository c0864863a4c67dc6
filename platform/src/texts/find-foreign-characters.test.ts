import { findForeignCharacters } from './find-foreign-characters'

it.each([
  ['zh-hk', '返回主页', '页'],
  ['zh-hk', '请重试', '请试'],
  ['zh-cn', '返回首頁', '頁'],
  ['zh-cn', '請重試', '請試'],
  ['en', 'Try again · 重試', '重試'],
] as const)('finds in %s "%s": %s', (language, text, characters) => {
  expect(findForeignCharacters(language, text)).toBe(characters)
})

it.each([
  ['zh-hk', '會寄到這裏，HK$65.00'],
  ['zh-cn', '会寄到这里，¥65.00'],
  ['en', 'Try again'],
] as const)('accepts in %s: %s', (language, text) => {
  expect(findForeignCharacters(language, text)).toBe('')
})

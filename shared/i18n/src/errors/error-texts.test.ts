import { ERROR_CODES } from '@shuttle/contracts'
import { bookingErrorTexts } from './booking-error-texts'
import { errorTexts } from './error-texts'

const LANGUAGES = ['zh-cn', 'zh-hk', 'en'] as const

test.each(LANGUAGES)('[D9.15] errorTexts has one distinct sentence for every code in %s', (language) => {
  const texts = ERROR_CODES.map((code) => errorTexts[language][code])
  expect(texts.filter((text) => text.trim().length > 0)).toHaveLength(ERROR_CODES.length)
  expect(new Set(texts).size).toBe(ERROR_CODES.length)
  expect(Object.keys(errorTexts[language]).sort()).toEqual([...ERROR_CODES].sort())
  expect(errorTexts[language]).toMatchObject(bookingErrorTexts[language])
})

test.each([
  ['NO_PASSENGER', 'please select number of people'],
  ['DATE_TOO_FAR', 'cannot buy tickets more than 3 months ahead'],
  ['DEPARTURE_SOLD_OUT', 'that session is sold out'],
  ['RETURN_TIME_MISSING', 'please select return time'],
  ['RETURN_DEPARTURE_SOLD_OUT', 'return session sold out'],
  ['RETURN_BEFORE_DEPARTURE', 'return date cannot be earlier than departure date'],
  ['PASSENGER_INFO_MISSING', 'please fill in passenger name and ID number'],
  ['PAYMENT_DATA_MISSING', 'please pay later'],
  ['UNPAID_ORDER_EXISTS', 'you still have an unpaid order, please pay first'],
  ['ORDER_EXPIRED', 'order expired, please reorder'],
  ['CAPTCHA_MISSING', 'please fill in captcha'],
  ['SLIDE_MISSING', 'please slide to verify'],
  ['PAYMENT_FAILED', 'Order payment error, please pay again'],
] as const)('[P5.check.6] errorTexts has the sentence of the specification for %s', (code, text) => {
  expect(errorTexts.en[code]).toBe(text)
})

test.each(LANGUAGES)('errorTexts names no limit that a line may override, in %s', (language) => {
  expect(errorTexts[language].TOO_MANY_TICKETS + errorTexts[language].TOO_MANY_CHILDREN).not.toMatch(/\d/)
})

test('errorTexts uses Hong Kong characters for Hong Kong and mainland characters for the mainland', () => {
  expect(Object.values(errorTexts['zh-hk']).join('')).not.toMatch(/[单请选择过车发线]/)
  expect(Object.values(errorTexts['zh-cn']).join('')).not.toMatch(/[單請選擇過車發線]/)
  expect(Object.values(errorTexts.en).join('')).not.toMatch(/\p{Script=Han}/u)
})

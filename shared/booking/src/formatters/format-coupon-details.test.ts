import type { LanguageCode } from '@shuttle/contracts'
import { type Coupon, toInstant } from '@shuttle/domain'
import { createTranslate } from '@shuttle/i18n/translate'
import { type CouponTree, couponTexts } from '../texts/coupon'
import { couponWorth, formatCouponDetails } from './format-coupon-details'

const translateIn = (language: LanguageCode) => createTranslate<CouponTree>(language, couponTexts[language])
const t = translateIn('en')
const nameTrip = () => 'One-way'
const now = toInstant('2026-11-21', '12:00:00')
const line = { lineCode: 'HKGZHO', originName: 'Hong Kong', destinationName: 'Zhuhai', category: 'oneWay' } as const
const coupon: Coupon = {
  couponNumber: 'V-1',
  kind: 'amount',
  faceValue: 500,
  currency: 'HKD',
  minimumSpend: 0,
  validFrom: toInstant('2026-11-01'),
  validUntil: toInstant('2026-12-01'),
  lines: [],
  passengerTypes: [],
  fareTypes: [],
  state: 'unused',
}
const details = (changes: Partial<Coupon>) =>
  formatCouponDetails({ ...coupon, ...changes }, { t, nameTrip, language: 'en', lines: [line], now })

it.each([
  [{ kind: 'amount', faceValue: 500, currency: 'HKD' }, 'HK$5.00'],
  [{ kind: 'percent', faceValue: 1000, currency: undefined }, '10% off'],
  [{ kind: 'freeTicket', faceValue: 0, currency: undefined }, 'Free'],
] as const)('shows the worth of a coupon %j', (worth, text) => {
  expect(couponWorth(worth, t)).toBe(text)
})

it.each([
  ['zh-hk', 2000, '八折'],
  ['zh-hk', 1500, '八五折'],
  ['zh-cn', 2000, '8 折'],
  ['zh-cn', 1500, '8.5 折'],
] as const)('formats a discount in %s of %i basis points as usual', (language, faceValue, text) => {
  const percent = { kind: 'percent', faceValue, currency: undefined } as const
  expect(couponWorth(percent, translateIn(language))).toBe(text)
})

it('names the last valid day, and the first while it is in the future', () => {
  expect(details({})).toEqual(['Valid until 30 November 2026', 'No. V-1'])
  expect(details({ validFrom: toInstant('2026-11-25') })[0]).toBe('Valid from 25 November 2026 until 30 November 2026')
})

it('names every condition, an unknown line by its code', () => {
  expect(
    details({
      kind: 'freeTicket',
      faceValue: 8000,
      minimumSpend: 6500,
      lines: ['HKGZHO', 'MACHKG'],
      fareTypes: ['day', 'reserved'],
      passengerTypes: ['adult'],
    }).slice(1),
  ).toEqual([
    'Up to HK$80.00',
    'For orders of HK$65.00 or more',
    'Only Hong Kong to Zhuhai (One-way), MACHKG',
    'Only day, personal booking tickets',
    'Only for adults',
    'No. V-1',
  ])
})

it('formats the conditions in the language of its texts', () => {
  const written = formatCouponDetails(
    { ...coupon, fareTypes: ['day', 'night'] },
    { t: translateIn('zh-hk'), nameTrip, language: 'zh-hk', lines: undefined, now },
  )
  expect(written).toEqual(['有效期至 2026年11月30日', '只限日票、夜票', '券號 V-1'])
})

it.each(['zh-hk', 'zh-cn'] as const)('a period in %s breaks only between its days', (language) => {
  const [period] = formatCouponDetails(
    { ...coupon, validFrom: now + 86_400_000 },
    { t: translateIn(language), nameTrip, language, lines: undefined, now },
  )
  expect(period).toMatch(/^有效期 \d+年\d+月\d+日至\u200b\d+年\d+月\d+日$/)
})

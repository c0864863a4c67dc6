import { type DateStyle, formatDate } from './format-date'

const SATURDAY = '2026-11-21'

test.each<[DateStyle, string, string, string]>([
  ['full', '2026年11月21日', '2026年11月21日', '21 November 2026'],
  ['weekday', '2026年11月21日 星期六', '2026年11月21日 星期六', 'Saturday, 21 November 2026'],
  ['short', '11月21日 周六', '11月21日 週六', 'Sat, 21 Nov'],
  ['month-day', '11月21日', '11月21日', '21 Nov'],
])('[D11.format.4] formatDate writes a day as %s in three languages', (style, zhCn, zhHk, en) => {
  expect(formatDate(SATURDAY, 'zh-cn', style)).toBe(zhCn)
  expect(formatDate(SATURDAY, 'zh-hk', style)).toBe(zhHk)
  expect(formatDate(SATURDAY, 'en', style)).toBe(en)
})

test.each([
  ['2026-01-01', '1 January 2026'],
  ['2026-12-31', '31 December 2026'],
  ['2028-02-29', '29 February 2028'],
])('formatDate does not shift the day %s at the edges of months and years', (date, text) => {
  expect(formatDate(date, 'en')).toBe(text)
})

test.each(['2026-02-29', '2026/11/21', '', '2026-11-21T00:00:00Z'])(
  'formatDate refuses %j, which is no day',
  (date) => {
    expect(() => formatDate(date, 'en')).toThrow(RangeError)
  },
)

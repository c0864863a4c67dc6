import { createTranslate } from './translate'

const texts = { rows_one: '{{count}} row', rows_other: '{{count}} rows of {{day}}' }
const t = createTranslate<typeof texts>('en', texts)

it('[D11.format.1] the numbers that a text of a mail inserts have their thousands separated', () => {
  expect(t('rows', { count: 3000, day: '2026-11-21' })).toBe('3,000 rows of 2026-11-21')
  expect(t('rows', { count: 1 })).toBe('1 row')
})

import { createI18n, type Translate } from '@shuttle/i18n'
import { withCounts } from './with-counts'

const texts = { rows_one: '{{count}} row', rows_other: '{{count}} rows of {{day}}', none: 'No rows' }

it('[D11.format.1] the numbers that a text of the back office inserts have their thousands separated', () => {
  const i18n = createI18n({ language: 'en', texts: { shell: texts } })
  const translate: Translate<typeof texts> = (key, inserts) => i18n.t(key, { ...inserts })
  const t = withCounts(translate)
  expect(t('rows', { count: 3000, day: '2026-11-21' })).toBe('3,000 rows of 2026-11-21')
  expect(t('rows', { count: 1 })).toBe('1 row')
  expect(t('none')).toBe('No rows')
})

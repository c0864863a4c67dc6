import { monthsName } from './day-names'

it.each([
  ['en', '2026-11-30', 'November 2026'],
  ['en', '2026-12-06', 'Nov – Dec 2026'],
  ['en', '2027-01-03', 'Nov 2026 – Jan 2027'],
  ['zh-cn', '2026-11-30', '2026年11月'],
  ['zh-cn', '2026-12-06', '2026年11月至\u200b12月'],
  ['zh-hk', '2027-01-03', '2026年11月至\u200b2027年1月'],
] as const)('names in %s the months until %s, with a place to break between them: %s', (language, last, name) => {
  expect(monthsName('2026-11-23', last, language)).toBe(name)
})

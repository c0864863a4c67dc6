import { addDays } from './civil-days'
import { LUNAR_FILES } from './generated/lunar-files'
import type { LunarLabel, LunarScript } from './lunar-label'
import { load } from './lunar-labels'

let lunarLabel: (date: string, script: LunarScript) => LunarLabel | undefined
beforeAll(async () => {
  for (const firstYear of Object.keys(LUNAR_FILES)) {
    const day = `${firstYear}-01-01`
    lunarLabel = (await load(day, day)).find
  }
})

it.each([
  ['2026-11-22', '小雪', '小雪', true],
  ['2026-11-23', '十五', '十五', false],
  ['2026-11-09', '十月', '十月', false],
  ['2026-02-16', '除夕', '除夕', true],
  ['2026-02-17', '春节', '春節', true],
  ['2026-03-05', '惊蛰', '驚蟄', true],
  ['2026-10-01', '国庆', '國慶', true],
  ['2027-09-15', '中秋', '中秋', true],
  ['2020-01-25', '春节', '春節', true],
  ['2033-12-22', '闰冬月', '閏冬月', false],
  ['2100-02-09', '春节', '春節', true],
  ['2028-06-23', '闰五月', '閏五月', false],
])('the calendar labels the day %s', (date, simplified, traditional, isFestive) => {
  expect(lunarLabel(date, 'zh-cn')).toEqual({ text: simplified, isFestive })
  expect(lunarLabel(date, 'zh-hk')).toEqual({ text: traditional, isFestive })
})

it('shows no label outside its years rather than a wrong one', () => {
  expect(lunarLabel('2019-12-31', 'zh-cn')).toBeUndefined()
  expect(lunarLabel('2020-01-01', 'zh-cn')).toBeDefined()
  expect(lunarLabel('2100-12-31', 'zh-cn')).toBeDefined()
  expect(lunarLabel('2101-01-01', 'zh-cn')).toBeUndefined()
})

it('the calendar has labels for the first and the last day of each file', () => {
  const edges = Object.keys(LUNAR_FILES).flatMap((firstYear) => [
    addDays(`${firstYear}-01-01`, -1),
    `${firstYear}-01-01`,
  ])
  const unlabelled = edges.filter((date) => !lunarLabel(date, 'zh-hk'))
  expect(unlabelled).toEqual(['2019-12-31'])
  expect(edges).toHaveLength(16)
})

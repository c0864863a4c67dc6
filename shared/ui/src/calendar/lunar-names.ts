import type { LanguageChoice } from '@shuttle/ui'

export type LunarScript = Exclude<LanguageChoice, 'en'>

/** From January on, two a month. */
export const SOLAR_TERMS: Record<LunarScript, string> = {
  'zh-cn': '小寒大寒立春雨水惊蛰春分清明谷雨立夏小满芒种夏至小暑大暑立秋处暑白露秋分寒露霜降立冬小雪大雪冬至',
  'zh-hk': '小寒大寒立春雨水驚蟄春分清明穀雨立夏小滿芒種夏至小暑大暑立秋處暑白露秋分寒露霜降立冬小雪大雪冬至',
}

/** By lunar month and day; New Year's Eve is the last day of the year and has no fixed number. */
export const LUNAR_FESTIVALS: Record<LunarScript, Record<string, string>> = {
  'zh-cn': {
    '1-1': '春节',
    '1-15': '元宵',
    '4-8': '佛诞',
    '5-5': '端午',
    '7-7': '七夕',
    '7-15': '中元',
    '8-15': '中秋',
    '9-9': '重阳',
    '12-8': '腊八',
    eve: '除夕',
  },
  'zh-hk': {
    '1-1': '春節',
    '1-15': '元宵',
    '4-8': '佛誕',
    '5-5': '端午',
    '7-7': '七夕',
    '7-15': '中元',
    '8-15': '中秋',
    '9-9': '重陽',
    '12-8': '臘八',
    eve: '除夕',
  },
}

/** By `MM-dd`. */
export const CIVIL_FESTIVALS: Record<LunarScript, Record<string, string>> = {
  'zh-cn': { '01-01': '元旦', '05-01': '劳动节', '10-01': '国庆', '12-25': '圣诞' },
  'zh-hk': { '01-01': '元旦', '05-01': '勞動節', '10-01': '國慶', '12-25': '聖誕' },
}

const DIGITS = '一二三四五六七八九十'

/** 1 -> 初一, 10 -> 初十, 20 -> 二十, 21 -> 廿一, 30 -> 三十. */
export const lunarDayName = (day: number): string => {
  if (day === 20) return '二十'
  if (day === 30) return '三十'
  const tens = ['初', '十', '廿'][Math.floor((day - 1) / 10)] ?? ''
  return day === 10 ? '初十' : tens + (DIGITS[(day - 1) % 10] ?? '')
}

const LAST_MONTHS: Record<LunarScript, readonly string[]> = {
  'zh-cn': ['冬月', '腊月'],
  'zh-hk': ['冬月', '臘月'],
}

/** 1 -> 正月, 10 -> 十月, 12 -> 腊月, leap 5 -> 闰五月. */
export const lunarMonthName = (month: number, isLeap: boolean, script: LunarScript): string => {
  const leap = isLeap ? (script === 'zh-cn' ? '闰' : '閏') : ''
  if (month > 10) return leap + (LAST_MONTHS[script][month - 11] ?? '')
  return leap + (month === 1 ? '正月' : `${DIGITS[month - 1]}月`)
}

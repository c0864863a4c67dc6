import { weekdayName } from './weekday-name'

test('names the days of the week from Monday to Sunday in three languages', () => {
  const week = [1, 2, 3, 4, 5, 6, 7]
  expect(week.map((day) => weekdayName(day, 'zh-cn', 'narrow')).join('')).toBe('一二三四五六日')
  expect(weekdayName(1, 'zh-cn', 'short')).toBe('周一')
  expect(weekdayName(1, 'zh-hk', 'short')).toBe('週一')
  expect(weekdayName(7, 'zh-hk')).toBe('星期日')
  expect(week.map((day) => weekdayName(day, 'en', 'short'))).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
})

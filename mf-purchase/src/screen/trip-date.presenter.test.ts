import { presentTripDate, presentWindow } from './trip-date.presenter'

const trip = { date: '2026-11-23', beginTime: '', endTime: '' }

it('shows the date with its weekday', () => {
  expect(presentTripDate(trip, 'en')).toBe('Monday, 23 November 2026')
  expect(presentTripDate(trip, 'zh-hk')).toBe('2026年11月23日 星期一')
})

it('[P5.dates.3, P9.hours.1] shows the times of the trip, else the window of its fare type, else nothing', () => {
  expect(presentWindow({ ...trip, beginTime: '07:30', endTime: '08:00' }, 'reserved')).toBe('07:30–08:00')
  expect(presentWindow({ ...trip, beginTime: '07:30' }, 'reserved')).toBe('07:30')
  expect(presentWindow(trip, 'day')).toBe('06:00–23:59')
  expect(presentWindow(trip, 'night')).toBe('00:00–05:59')
  expect(presentWindow(trip, 'unknown:7')).toBe('')
})

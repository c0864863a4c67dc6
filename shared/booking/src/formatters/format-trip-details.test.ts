/** @jest-environment jsdom */

import { createBookingTranslate } from './create-booking-translate'
import { formatRideWindow, formatTripDetails } from './format-trip-details'

const ride = { date: '2026-11-23', beginTime: '', endTime: '' }

it('formats day and boarding time of each direction, and the fare type', () => {
  const t = createBookingTranslate('en')
  expect(
    formatTripDetails({ outbound: ride, inbound: { ...ride, date: '2026-11-24' }, fareType: 'day' }, t, 'en'),
  ).toEqual([
    { name: 'Travel date', value: 'Monday, 23 November 2026' },
    { name: 'Boarding time', value: '06:00–23:59' },
    { name: 'Return date', value: 'Tuesday, 24 November 2026' },
    { name: 'Return boarding time', value: '06:00–23:59' },
    { name: 'Ticket type', value: 'Day' },
  ])
})

it('formats the date with its weekday in Chinese, and an unknown fare type as unknown', () => {
  const details = formatTripDetails({ outbound: ride, fareType: 'unknown:7' }, createBookingTranslate('zh-hk'), 'zh-hk')
  expect(details.map(({ value }) => value)).toEqual(['2026年11月23日 星期一', '', '不詳'])
})

it('[P5.dates.3, P9.hours.1] shows the times of the ride, else the window of its fare type, else nothing', () => {
  expect(formatRideWindow({ ...ride, beginTime: '07:30', endTime: '08:00' }, 'reserved')).toBe('07:30–08:00')
  expect(formatRideWindow({ ...ride, beginTime: '07:30' }, 'reserved')).toBe('07:30')
  expect(formatRideWindow(ride, 'day')).toBe('06:00–23:59')
  expect(formatRideWindow(ride, 'night')).toBe('00:00–05:59')
  expect(formatRideWindow(ride, 'unknown:7')).toBe('')
})

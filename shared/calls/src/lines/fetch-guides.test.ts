/** @jest-environment jsdom */

import { guidesFromWire } from './fetch-guides'

const line = { lineCode: 'HKGZHO', rideMinutes: 40, busyRideMinutes: 50, bay: 3, walk: 'Right', arrival: 'Luggage' }
const stop = {
  ...{
    code: 'HKG',
    name: 'Hong Kong Port',
    building: 'Hall',
    door: 'Door 2',
    phone: '',
    latitude: 22.3,
    longitude: 113.9,
  },
  address: { 'zh-cn': '香港口岸', 'zh-hk': '香港口岸', en: 'Hong Kong Port' },
  ...{ rooms: 'Immigration\nLift A', bays: 'Bay 1 | Macau', ways: '', steps: 'Go | Fast', access: '' },
}

it('[D11.stops.8] reads timetables as minutes and lists as rows', () => {
  const guides = guidesFromWire({
    responseData: {
      holidays: ['2026-12-25'],
      lines: [{ ...line, weekday: '06:00-06:20 10', weekend: '08:30', holiday: 'by arrangement' }],
      stops: [stop],
    },
  })
  expect(guides.lines).toEqual([{ ...line, times: { weekday: [360, 370, 380], weekend: [510], holiday: [] } }])
  expect(guides.stops[0]).toMatchObject({ bays: [{ title: 'Bay 1', detail: 'Macau' }], ways: [], door: 'Door 2' })
})

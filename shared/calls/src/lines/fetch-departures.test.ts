import { departureFromWire } from './fetch-departures'

const row = {
  bookDate: '2023-02-11',
  beginTime: '10:00:00',
  endTime: '10:30:00',
  maxPeople: 40,
  totalPeople: 37,
  feeType: '9',
  statusCode: '1',
  lineCode: 'HKGZHO',
}

it('[P3.departure.1, A9.time.1] reads date, times, capacity, sold seats and status', () => {
  expect(departureFromWire(row)).toEqual({
    lineCode: 'HKGZHO',
    date: '2023-02-11',
    beginTime: '10:00',
    endTime: '10:30',
    capacity: 40,
    sold: 37,
    status: 'open',
  })
})

it.each([
  ['0', 'closed'],
  ['1', 'open'],
  ['2', 'paused'],
  ['3', 'departed'],
  ['7', 'closed'],
])('[D3.reserved.1] reads status code %s as %s', (statusCode, status) => {
  expect(departureFromWire({ ...row, statusCode }).status).toBe(status)
})

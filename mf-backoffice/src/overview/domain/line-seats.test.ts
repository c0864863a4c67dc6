import { sumByLine } from './line-seats'

it('sums a row for each line and fare type, over all departures of the line', () => {
  const departure = { lineCode: 'HZICLK', fareType: 'reserved', capacity: 40 } as const
  expect(
    sumByLine([
      { lineCode: 'HKGZHO', fareType: 'day', beginTime: undefined, capacity: 2000, sold: 12, status: 'closed' },
      { lineCode: 'HKGZHO', fareType: 'night', beginTime: undefined, capacity: 400, sold: 0, status: undefined },
      { ...departure, beginTime: '06:00', sold: 40, status: 'closed' },
      { ...departure, beginTime: '06:30', sold: 2, status: 'open' },
    ]),
  ).toEqual([
    { lineCode: 'HKGZHO', fareType: 'day', capacity: 2000, sold: 12, departures: 0, isClosed: true },
    { lineCode: 'HKGZHO', fareType: 'night', capacity: 400, sold: 0, departures: 0, isClosed: false },
    { lineCode: 'HZICLK', fareType: 'reserved', capacity: 80, sold: 42, departures: 2, isClosed: false },
  ])
})

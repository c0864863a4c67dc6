import { chartLabels } from './chart-labels'

const BUSES = [2, 2, 0, 6, 12, 12, 6, 12]

it('[D11.stops.12] a chart labels its first and its busiest hours, but not the run of now', () => {
  expect(chartLabels(BUSES, undefined)).toEqual([
    { at: 1, buses: 2, interval: 30 },
    { at: 5, buses: 12, interval: 5 },
    { at: 7.5, buses: 12, interval: 5 },
  ])
  expect(chartLabels(BUSES, 5).map(({ at }) => at)).toEqual([1, 7.5])
  expect(chartLabels(BUSES, 6)).toHaveLength(3)
  expect(chartLabels([0, 0], undefined)).toEqual([])
})

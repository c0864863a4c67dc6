import { joinRanges } from './fare-range'

it('joins to the lowest and the highest, wherever they stand', () => {
  const ranges = [
    { lowest: 6500, highest: 7000 },
    { lowest: 7000, highest: 7000 },
    { lowest: 5800, highest: 6000 },
  ]
  expect(joinRanges(ranges)).toEqual({ lowest: 5800, highest: 7000 })
})

it('of no fares there is no range', () => expect(joinRanges([])).toBeUndefined())

import { joinRanges } from './fare-range'

it('joinRanges returns the lowest and the highest fare in any order', () => {
  const ranges = [
    { lowest: 6500, highest: 7000 },
    { lowest: 7000, highest: 7000 },
    { lowest: 5800, highest: 6000 },
  ]
  expect(joinRanges(ranges)).toEqual({ lowest: 5800, highest: 7000 })
})

it('joinRanges returns undefined without fares', () => expect(joinRanges([])).toBeUndefined())

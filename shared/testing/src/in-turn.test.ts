import { inTurn } from './in-turn'

const { EVERY_CASE: before } = process.env
afterEach(() => {
  if (before === undefined) delete process.env.EVERY_CASE
  else process.env.EVERY_CASE = before
})

it('takes one case in each turn, and starts again after the last', () => {
  delete process.env.EVERY_CASE
  expect([0, 1, 2, 3].map((turn) => inTurn(['a', 'b', 'c'], turn))).toEqual([['a'], ['b'], ['c'], ['a']])
})

it('takes each case if all are requested', () => {
  process.env.EVERY_CASE = '1'
  expect(inTurn(['a', 'b', 'c'], 1)).toEqual(['a', 'b', 'c'])
})

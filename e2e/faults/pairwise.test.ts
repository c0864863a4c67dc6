import { everyCombination, pairwise } from './pairwise'

const factors = { remote: ['a', 'b', 'c'], fault: ['1', '2', '3', '4'], heal: ['x', 'y'] }
const meets = (rows: readonly Readonly<Record<string, string>>[], pair: Record<string, string>) =>
  rows.some((row) => Object.entries(pair).every(([name, value]) => row[name] === value))

it('counts every combination', () => {
  expect(everyCombination(factors)).toHaveLength(24)
})

it('lets every two values meet, in fewer rows than all', () => {
  const rows = pairwise(factors)
  for (const remote of factors.remote)
    for (const fault of factors.fault) expect(meets(rows, { remote, fault })).toBe(true)
  for (const fault of factors.fault) for (const heal of factors.heal) expect(meets(rows, { fault, heal })).toBe(true)
  for (const remote of factors.remote) for (const heal of factors.heal) expect(meets(rows, { remote, heal })).toBe(true)
  expect(rows.length).toBeLessThan(24)
})

it('chooses no row that is not meant', () => {
  const rows = pairwise(factors, ({ remote, fault }) => remote !== 'a' || fault === '1')
  expect(rows.some(({ remote, fault }) => remote === 'a' && fault !== '1')).toBe(false)
  expect(meets(rows, { remote: 'a', fault: '1' })).toBe(true)
})

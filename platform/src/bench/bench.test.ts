import { describeRatios, quantile, readBenchArguments } from './bench'

it('describes paired ratios by their median and their range', () => {
  const pairs = [
    [110, 100],
    [95, 100],
    [102, 100],
  ] as const
  expect(describeRatios(pairs)).toBe('1.020 (0.950 to 1.100)')
})

it('finds the value below which a share of the values lies', () => {
  expect([quantile([3, 1, 2], 0.5), quantile([3, 1, 2], 0.95), quantile([7], 0)]).toEqual([2, 3, 7])
})

describe('the arguments of npm run bench', () => {
  const known = ['home', 'orders']
  it('npm run bench measures everything by default', () => {
    expect(readBenchArguments([], known)).toEqual({ names: known, pairs: 11 })
  })
  it('npm run bench takes parts by name, and the number of pairs', () => {
    expect(readBenchArguments(['orders', '--pairs', '3'], known)).toEqual({ names: ['orders'], pairs: 3 })
  })
  it.each([['hmoe'], ['--pairs'], ['--pairs', 'x'], ['--pairs', '0']])(
    'npm run bench refuses the arguments %s',
    (...args) => {
      expect(() => readBenchArguments(args, known)).toThrow('npm run bench -- [--pairs 11] [home] [orders]')
    },
  )
})

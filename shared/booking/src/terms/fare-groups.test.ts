/** @jest-environment jsdom */

import type { LineFares } from '@shuttle/calls'
import { groupFares, usualLimits } from './fare-groups'

const line = (lineCode: string, adult: number, change: Partial<LineFares> = {}): LineFares => ({
  lineCode,
  category: lineCode.endsWith('RT') ? 'roundTrip' : 'oneWay',
  originName: lineCode.slice(0, 3),
  destinationName: lineCode.slice(3, 6),
  currency: 'HKD',
  limits: { maxPerOrder: 6, maxChildren: 1 },
  windowDays: 14,
  fares: [{ fareType: 'day', currency: 'HKD', fares: { adult } }],
  ...change,
})
const codes = (lines: LineFares[]) => groupFares(lines).map((group) => group.lines.map(({ lineCode }) => lineCode))

it('groups lines with equal fares, and separates one currency from another', () => {
  const yuan = line('ZHOHKG', 6500, { currency: 'CNY' })
  expect(codes([line('HKGZHO', 6500), line('HKGMAC', 6500), line('MACHKG', 7000), yuan])).toEqual([
    ['HKGZHO', 'HKGMAC'],
    ['MACHKG'],
    ['ZHOHKG'],
  ])
})

it('marks a round trip only if one of its legs has another fare', () => {
  expect(codes([line('HKGZHORT', 6500), line('HKGZHO', 6500)])).toEqual([['HKGZHO']])
  expect(codes([line('HKGZHORT', 6000), line('HKGZHO', 6500)])).toEqual([['HKGZHO'], ['HKGZHORT']])
})

it('takes the limits that most lines have', () => {
  const own = { maxPerOrder: 4, maxChildren: 1 }
  expect(usualLimits([line('A', 1, { limits: own }), line('B', 1), line('C', 1)])).toEqual({
    maxPerOrder: 6,
    maxChildren: 1,
    windowDays: 14,
  })
  expect(usualLimits([])).toBeUndefined()
})

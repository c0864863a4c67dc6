/** @jest-environment jsdom */

import { aLineRow } from '../testing/recorded-answers'
import { lineFromWire } from './line-on-sale'

it('[P3.line.1] reads a one-way line with its own limits', () => {
  expect(lineFromWire(aLineRow)).toEqual({
    routeCode: 'HKG->ZHO',
    lineCode: 'HKGZHO',
    lineName: 'Hong Kong Port to Zhuhai Port',
    category: 'oneWay',
    originCode: 'HKG',
    destinationCode: 'ZHO',
    originName: 'Hong Kong Port',
    destinationName: 'Zhuhai Port',
    limits: { maxPerOrder: 6, maxChildren: 1 },
    windowDays: 14,
  })
})

it('reads the round trip of a line on sale', () => {
  const row = { ...aLineRow, eXlmc: 'HKG<->ZHO', xllb: '2', xldm: 'HKGZHORT' }
  expect(lineFromWire(row)).toMatchObject({ category: 'roundTrip', lineCode: 'HKGZHORT' })
})

it.each([
  ['a station', { qZddm: 'SZX' }],
  ['a category', { xllb: '7' }],
  ['a name that every object has', { zZddm: 'constructor' }],
])('leaves out a line with %s it does not know', (_, change) => {
  expect(lineFromWire({ ...aLineRow, ...change })).toBeUndefined()
})

/** @jest-environment jsdom */

import { passengersFromWire } from './order-core'

const text = (...names: string[]) =>
  JSON.stringify(names.map((userName) => ({ userName, idCard: 'A123', ticketType: '00' })))

it('[A3.result.2] drops entries without a name and takes slashes out of names; the others stay in their place', () => {
  expect(passengersFromWire(text('CHAN/TAI MAN', '', ' / ', 'ANN'))).toEqual([
    { name: 'CHANTAI MAN', documentNumber: 'A123', type: 'adult', position: 0 },
    { name: 'ANN', documentNumber: 'A123', type: 'adult', position: 3 },
  ])
})

it('carries a passenger type it does not know', () => {
  expect(passengersFromWire(JSON.stringify([{ userName: 'Ann', ticketType: '09' }]))[0]?.type).toBe('unknown:09')
})

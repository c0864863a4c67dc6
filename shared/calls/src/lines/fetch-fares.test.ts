import { aPriceRow } from '../testing/recorded-answers'
import { fareFromWire } from './fetch-fares'

it('[P3.price.1, D9.1] reads the columns of the line currency as cents', () => {
  expect(fareFromWire(aPriceRow, 'HKD')).toEqual({
    fareType: 'day',
    currency: 'HKD',
    fares: { adult: 6500, child: 3300, elderly: 3300 },
    seatsLeft: 120,
    boardingPoint: 'HKG01',
    alightingPoint: 'ZHO01',
  })
  expect(fareFromWire(aPriceRow, 'CNY')?.fares).toEqual({ adult: 5800, child: 2900, elderly: 2900 })
})

it('[D1.6] reads fares of students and infants only where the row has them', () => {
  const row = { ...aPriceRow, studentHKD: '50.00', babyHKD: '0.00' }
  expect(fareFromWire(row, 'HKD')?.fares).toMatchObject({ student: 5000, infant: 0 })
  expect(fareFromWire(row, 'CNY')?.fares).not.toHaveProperty('student')
})

it('reads no quota where the row has none', () => {
  const { seatsLeft: _, ...row } = aPriceRow
  expect(fareFromWire(row, 'HKD')?.seatsLeft).toBeUndefined()
})

it('leaves out a fee type it does not know', () => {
  expect(fareFromWire({ ...aPriceRow, feeType: '8' }, 'HKD')).toBeUndefined()
})

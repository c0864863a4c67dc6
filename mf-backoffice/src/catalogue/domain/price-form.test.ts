import { findFareFaults } from '@shuttle/domain/staff'
import { readPriceForm, toPriceForm } from './price-form'

const FARES = { adult: { cny: 5800, hkd: 6500 }, infant: { cny: 0, hkd: 0 } }

it('[D5.34] reads amounts as they are shown; a passenger type without any is not sold', () => {
  const form = toPriceForm(FARES)
  expect([form.adult, form.infant.hkd, form.student.hkd]).toEqual([{ cny: '58.00', hkd: '65.00' }, '0.00', ''])
  expect(readPriceForm(form)).toMatchObject({ ...FARES, student: { cny: undefined, hkd: undefined } })
})

it.each(['x', '6,5', '65.005', '1e3'])('[D5.34] refuses the amount %s instead of reading it as empty', (hkd) => {
  const form = { ...toPriceForm({}), student: { cny: '58', hkd } }
  expect(findFareFaults(readPriceForm(form))['student.hkd']).toBe('STAFF_FARE_MISSING')
})

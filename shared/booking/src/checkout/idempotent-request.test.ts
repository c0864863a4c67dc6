import type { QuoteRequest } from '@shuttle/calls'
import { NO_PASSENGERS } from '@shuttle/domain'
import { toIdempotentRequest, toStoredRequest } from './use-submit-order'

const quoteRequestFor = (adult: number): QuoteRequest => ({
  lineCode: 'HKGZHO',
  category: 'oneWay',
  originCode: 'HKG',
  destinationCode: 'ZHO',
  date: '2026-11-23',
  fareType: 'day',
  currency: 'HKD',
  counts: { ...NO_PASSENGERS, adult },
  boardingPoint: 'HKG01',
  alightingPoint: 'ZHO01',
})
const wanted = { request: quoteRequestFor(2), total: 13000, amountDue: 13000 }
const first = toIdempotentRequest(undefined, wanted, { key: 'k1', now: 1000 })

it('a first request gets its key and its time', () => {
  expect(first).toEqual({ key: 'k1', order: { ...wanted, confirmedAt: 1000 } })
})

it('[D9.14] a repeated request is the order of the first', () => {
  const again = { ...wanted, request: quoteRequestFor(2) }
  expect(toIdempotentRequest(first, again, { key: 'k2', now: 2000 })).toBe(first)
})

it.each([
  ['another number of passengers', { ...wanted, request: quoteRequestFor(3) }],
  ['another total', { ...wanted, total: 13001 }],
  ['another amount due', { ...wanted, amountDue: 12000 }],
])('%s is another request', (_, changed) => {
  expect(toIdempotentRequest(first, changed, { key: 'k2', now: 2000 })).toMatchObject({
    key: 'k2',
    order: { confirmedAt: 2000 },
  })
})

describe('[D4.15] an order stored in the browser', () => {
  const named = (idNumber: string, name = 'Chan Tai Man') => ({
    ...wanted,
    request: { ...quoteRequestFor(1), passengers: [{ type: 'adult' as const, name, idNumber }] },
  })
  const pending = toIdempotentRequest(undefined, named('A123456(7)'), { key: 'k1', now: 1000 })
  const stored = JSON.parse(JSON.stringify(toStoredRequest(pending))) as typeof pending
  const again = (order: typeof wanted) => toIdempotentRequest(stored, order, { key: 'k2', now: 2000 })

  it('a stored order has no number of an identity paper', () => {
    expect(JSON.stringify(pending)).toContain('A123456(7)')
    expect(JSON.stringify(stored)).not.toContain('A123456')
    expect(JSON.stringify(stored)).toContain('Chan Tai Man')
  })
  it('a stored order is the same order with the same time once the number is typed again', () => {
    expect(again(named('A123456(7)'))).toEqual(pending)
  })
  it('a stored order is another order for other passengers', () => {
    expect(again(named('A123456(7)', 'Wong')).key).toBe('k2')
  })
  it('a stored order is unchanged if no passenger has a number', () => {
    expect(toStoredRequest(first)).toBe(first)
    expect(toIdempotentRequest(first, named('A123456(7)'), { key: 'k2', now: 2000 }).key).toBe('k2')
  })
  it('a stored order of travel documents has no number either', () => {
    const travelDocument = {
      type: 'adult',
      lastName: 'CHAN',
      firstName: 'TAI MAN',
      documentType: 'passport',
      documentNumber: 'K1234567',
      gender: 'male',
      birthDate: '1990-01-01',
      nationality: 'China',
      telephone: '',
    } as const
    const flying = { ...wanted, request: { ...quoteRequestFor(1), travelDocuments: [travelDocument] } }
    const storedRequest = toStoredRequest(toIdempotentRequest(undefined, flying, { key: 'k1', now: 1000 }))
    expect(JSON.stringify(storedRequest)).not.toContain('K1234567')
    expect(toIdempotentRequest(storedRequest, flying, { key: 'k2', now: 2000 }).key).toBe('k1')
  })
})

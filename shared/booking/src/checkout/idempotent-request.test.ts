import type { QuoteRequest } from '@shuttle/calls'
import { NO_PASSENGERS } from '@shuttle/domain'
import { toIdempotentRequest } from './idempotent-request'

const draftFor = (adult: number): QuoteRequest => ({
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
const wanted = { request: draftFor(2), total: 13000, amountDue: 13000 }
const first = toIdempotentRequest(undefined, wanted, { key: 'k1', now: 1000 })

it('gives a first request its key and its moment', () => {
  expect(first).toEqual({ key: 'k1', order: { ...wanted, confirmedAt: 1000 } })
})

it('[D9.14] the same request again is the same order', () => {
  const again = { ...wanted, request: draftFor(2) }
  expect(toIdempotentRequest(first, again, { key: 'k2', now: 2000 })).toBe(first)
})

it.each([
  ['another number of people', { ...wanted, request: draftFor(3) }],
  ['another total', { ...wanted, total: 13001 }],
  ['another amount due', { ...wanted, amountDue: 12000 }],
])('%s is another request', (_, changed) => {
  expect(toIdempotentRequest(first, changed, { key: 'k2', now: 2000 })).toMatchObject({
    key: 'k2',
    order: { confirmedAt: 2000 },
  })
})

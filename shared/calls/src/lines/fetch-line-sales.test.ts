/** @jest-environment jsdom */

import { lineSalesFromWire } from './fetch-line-sales'

const aRule = {
  kind: 'sells',
  feeTypes: ['2', '3'],
  aboveLevel: 0,
  need: '',
  notice: '',
  appliesTo: ['HKG'],
  dateFrom: '2023-01-23',
  dateTo: '',
}
const answer = {
  rules: [aRule],
  maxPerOrder: 6,
  maxChildren: 1,
  bookingWindowDays: 14,
  onlineConcession: true,
  peakDays: [{ dateFrom: '2023-01-21', dateTo: '2023-01-28', maxPerOrder: 2 }],
  ticketTypes: ['00', '05', '77'],
}
const toPolicy = (...rules: object[]) =>
  lineSalesFromWire({ ...answer, rules: rules.map((rule) => ({ ...aRule, ...rule })) }).policy
const dated = { appliesTo: ['HKG'], from: '2023-01-23', until: undefined }

it('reads limits, window and peak days of a line', () => {
  expect(lineSalesFromWire(answer).settings).toEqual({
    limits: { maxPerOrder: 6, maxChildren: 1, onlineConcession: true },
    windowDays: 14,
    peakDays: [{ from: '2023-01-21', until: '2023-01-28', maxPerOrder: 2 }],
  })
})

it('reads the passenger types it knows; none where the answer has none', () => {
  expect(lineSalesFromWire(answer).soldTo).toEqual(['adult', 'student'])
  const { ticketTypes: _, ...older } = answer
  expect(lineSalesFromWire(older).soldTo).toEqual([])
})

it('reads the sold-out days of each ride; none where the answer has none', () => {
  const soldOut = { soldOutDates: ['2023-01-24'], soldOutReturnDates: ['2023-01-25'] }
  expect(lineSalesFromWire({ ...answer, ...soldOut }).soldOutDates).toEqual({
    outbound: ['2023-01-24'],
    inbound: ['2023-01-25'],
  })
  expect(lineSalesFromWire(answer).soldOutDates).toEqual({ outbound: [], inbound: [] })
})

it('reads few seats of each ride and the fare of each day; none where the answer has none', () => {
  const [fewSeats, fewReturnSeats] = [[{ date: '2023-01-24', seatsLeft: 9 }], [{ date: '2023-01-25', seatsLeft: 2 }]]
  const dayFares = [{ date: '2023-01-24', lowest: 6500 }]
  const read = lineSalesFromWire({ ...answer, fewSeats, fewReturnSeats, dayFares })
  expect(read).toMatchObject({ fewSeats: { outbound: fewSeats, inbound: fewReturnSeats }, dayFares })
  expect(lineSalesFromWire(answer)).toMatchObject({ fewSeats: { outbound: [], inbound: [] }, dayFares: [] })
})

it('reads what it costs over the days on sale, of the types it knows; nothing where the answer has none', () => {
  const row = { feeType: '2', ticketType: '02', lowest: 2900, highest: 3300 }
  const fareRanges = [row, { ...row, feeType: '8' }, { ...row, ticketType: '77' }]
  expect(lineSalesFromWire({ ...answer, fareRanges }).fareRanges).toEqual([
    { fareType: 'day', passengerType: 'child', lowest: 2900, highest: 3300 },
  ])
  expect(lineSalesFromWire(answer).fareRanges).toEqual([])
})

it('reads each kind of rule with its days', () => {
  expect(toPolicy({}, { kind: 'restricts', dateFrom: '', dateTo: '2023-02-13' })).toEqual([
    { kind: 'sells', fareTypes: ['day', 'night'], ...dated },
    { kind: 'restricts', fareTypes: ['day', 'night'], aboveLevel: 0, ...dated, from: undefined, until: '2023-02-13' },
  ])
  expect(
    toPolicy({ kind: 'passenger-details', need: 'required' }, { kind: 'passenger-details', need: 'optional' }),
  ).toEqual([
    { kind: 'passenger-details', need: 'required', ...dated },
    { kind: 'passenger-details', need: 'optional', ...dated },
  ])
  expect(toPolicy({ kind: 'notice', notice: 'RESERVED_ONLY' })).toEqual([
    { kind: 'notice', notice: 'RESERVED_ONLY', aboveLevel: 0, ...dated },
  ])
})

it('leaves out a rule, a notice or a fee type it does not know', () => {
  expect(toPolicy({ kind: 'paints' }, { kind: 'notice', notice: 'SNOW' })).toEqual([])
  expect(toPolicy({ feeTypes: ['2', '8'] })).toMatchObject([{ fareTypes: ['day'] }])
})

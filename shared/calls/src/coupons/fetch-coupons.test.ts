import { couponFromWire, couponTripToWire } from './fetch-coupons'

const row = {
  voucherNo: '1000000101',
  ischecked: '0',
  name: 'HK$10 off',
  kind: 'amount',
  faceValue: 1000,
  currency: '2',
  beginTime: '2026-11-01 00:00:00',
  endTime: '2026-12-01 00:00:00',
  state: 'unused',
  usable: true,
  reason: '',
  minSpend: 5000,
  lineCodes: ['HKGZHO'],
  ticketTypes: ['00', '05'],
  feeTypes: ['2'],
}

it('purchase 3 coupons: reads number, name, value, validity, state and conditions', () => {
  expect(couponFromWire(row)).toEqual({
    couponNumber: '1000000101',
    name: 'HK$10 off',
    kind: 'amount',
    faceValue: 1000,
    currency: 'HKD',
    minimumSpend: 5000,
    validFrom: Date.parse('2026-11-01T00:00:00+08:00'),
    validUntil: Date.parse('2026-12-01T00:00:00+08:00'),
    lines: ['HKGZHO'],
    passengerTypes: ['adult', 'student'],
    fareTypes: ['day'],
    state: 'unused',
    refusal: undefined,
  })
})

it('reads the reason of a refusal, also one this build does not know', () => {
  expect(couponFromWire({ ...row, usable: false, reason: 'OTHER_LINE' })?.refusal).toBe('OTHER_LINE')
  expect(couponFromWire({ ...row, usable: false, reason: 'WRONG_WEATHER' })?.refusal).toBe('other')
})

it('leaves out a coupon whose value it cannot read', () => {
  expect(couponFromWire({ ...row, kind: 'snack' })).toBeUndefined()
  expect(couponFromWire({ ...row, currency: '3' })).toBeUndefined()
  expect(couponFromWire({ ...row, kind: 'percent', currency: '' })?.currency).toBeUndefined()
})

it('refuses a condition or state it does not know', () => {
  expect(couponFromWire({ ...row, feeTypes: ['7'] })?.refusal).toBe('other')
  expect(couponFromWire({ ...row, feeTypes: ['7', '3'] })).toMatchObject({ fareTypes: ['night'], refusal: undefined })
  expect(couponFromWire({ ...row, state: 'pawned' })?.state).toBe('cancelled')
})

it('purchase 7: sends category, date and stations; a round trip adds the return leg', () => {
  const trip = { originCode: 'HKG', destinationCode: 'ZHO', date: '2026-11-24' }
  expect(couponTripToWire({ ...trip, category: 'oneWay' })).toEqual({
    ticketCategory: '1',
    ticketData: '2026-11-24',
    startStationCode: 'HKG',
    endStationCode: 'ZHO',
  })
  expect(couponTripToWire({ ...trip, category: 'roundTrip', returnDate: '2026-11-26' })).toEqual({
    ticketCategory: '2',
    ticketData: '2026-11-24',
    startStationCode: 'HKG',
    endStationCode: 'ZHO',
    ticketDataRe: '2026-11-26',
    startStationCodeRe: 'ZHO',
    endStationCodeRe: 'HKG',
  })
})

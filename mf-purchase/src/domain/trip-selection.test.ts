import { needsConcessionReminder, toInstant } from '@shuttle/domain'
import {
  carryOver,
  chooseCoupons,
  chooseDate,
  chooseDeparture,
  chooseFareType,
  chooseReturnDate,
  INITIAL_SELECTION,
  setCount,
  toggleCoupon,
  withdrawCoupons,
  withoutStaleDates,
} from './trip-selection'

const nine = { beginTime: '09:00', endTime: '09:30' }
const noon = toInstant('2026-11-21', '12:00')

describe('purchase 4, time mode', () => {
  const booked = {
    ...chooseFareType({ ...INITIAL_SELECTION, date: '2026-11-23', returnDate: '2026-11-25' }, 'reserved'),
    departures: { outbound: nine, inbound: nine },
  }

  it('a chosen ticket type and departure stay when the date changes', () => {
    expect(chooseDate(booked, '2026-11-24')).toEqual({ ...booked, date: '2026-11-24' })
    expect(chooseDate(booked, '2026-11-23')).toBe(booked)
  })

  it('a chosen ticket type and departure stay when the return date changes', () => {
    expect(chooseReturnDate(booked, '2026-11-26')).toEqual({ ...booked, returnDate: '2026-11-26' })
    expect(chooseReturnDate(booked, '2026-11-25')).toBe(booked)
  })

  it('a departure is chosen together with the reserved ticket type', () => {
    expect(chooseDeparture(INITIAL_SELECTION, 'outbound', nine).fareType).toBe('reserved')
  })

  it('the selection has a departure for each direction', () => {
    const later = { beginTime: '18:00', endTime: '18:30' }
    expect(chooseDeparture(booked, 'inbound', later).departures).toEqual({ outbound: nine, inbound: later })
  })
})

describe('purchase 4, coupons', () => {
  const chosen = chooseCoupons(setCount(setCount(INITIAL_SELECTION, 'adult', 2), 'child', 1), ['C1', 'C2'])

  it.each(['adult', 'child'] as const)('fewer of a type (%s) clears the chosen coupons', (type) => {
    expect(setCount(chosen, type, chosen.counts[type] - 1)).toMatchObject({
      coupons: [],
      couponsWithdrawn: 'fewerPassengers',
    })
  })

  it('more passengers, or as many, leave the coupons as they are', () => {
    expect(setCount(chosen, 'adult', 3).coupons).toEqual(['C1', 'C2'])
    expect(setCount(chosen, 'adult', 2).coupons).toEqual(['C1', 'C2'])
  })

  it('the selection records why coupons were withdrawn until coupons are chosen again', () => {
    const withdrawn = withdrawCoupons(chosen, ['C1'], 'notUsable')
    expect(withdrawn).toMatchObject({ coupons: ['C1'], couponsWithdrawn: 'notUsable' })
    expect(toggleCoupon(withdrawn, 'C1').couponsWithdrawn).toBeUndefined()
    expect(withdrawCoupons(chosen, ['C1', 'C2'], 'notUsable')).toBe(chosen)
  })

  it('no coupon is withdrawn if none was chosen', () => {
    expect(setCount(INITIAL_SELECTION, 'adult', 0).couponsWithdrawn).toBeUndefined()
  })
})

describe('switch between one way and round trip', () => {
  const oneWay = {
    ...setCount(INITIAL_SELECTION, 'adult', 2),
    date: '2026-11-23',
    coupons: ['C1'],
    termsAccepted: true,
  }

  it('the switch copies the selection, but no coupon of the other line', () => {
    expect(carryOver(oneWay, INITIAL_SELECTION)).toEqual({ ...oneWay, coupons: [] })
  })

  it('the switch restores a return date that was chosen before', () => {
    expect(carryOver(oneWay, { ...INITIAL_SELECTION, returnDate: '2026-11-25' }).returnDate).toBe('2026-11-25')
  })
})

describe('dates of a stored selection', () => {
  it.each([
    ['2026-11-20', undefined],
    ['2026-11-21', '2026-11-21'],
    ['2026-12-05', '2026-12-05'],
    ['2026-12-06', undefined],
  ])('a selection with %s still has the date %s', (date, expected) => {
    expect(withoutStaleDates({ ...INITIAL_SELECTION, date }, noon, 14).date).toBe(expected)
  })

  it('a return date that is no longer on sale is dropped alone', () => {
    const selection = { ...INITIAL_SELECTION, date: '2026-12-05', returnDate: '2026-12-06' }
    expect(withoutStaleDates(selection, noon, 14)).toMatchObject({ date: '2026-12-05', returnDate: undefined })
  })

  it('the selection is the same object while nothing is stale', () => {
    const selection = { ...INITIAL_SELECTION, date: '2026-11-23' }
    expect(withoutStaleDates(selection, noon, 14)).toBe(selection)
  })
})

it('one adult is counted before the first choice, and can be removed', () => {
  expect(INITIAL_SELECTION.counts).toEqual({ adult: 1, child: 0, elderly: 0, student: 0, infant: 0 })
  expect(setCount(INITIAL_SELECTION, 'adult', 0).counts.adult).toBe(0)
})

it('purchase 5, inputs: counts are whole and not negative', () => {
  expect(setCount(INITIAL_SELECTION, 'adult', -1).counts.adult).toBe(0)
  expect(setCount(INITIAL_SELECTION, 'adult', 2.9).counts.adult).toBe(2)
})

it.each([
  ['adult', false],
  ['child', true],
  ['elderly', true],
  ['student', false],
  ['infant', false],
] as const)('[P2.details.11, P5.reminder.1] a ticket for one %s needs the reminder: %s', (type, expected) => {
  expect(needsConcessionReminder(setCount(INITIAL_SELECTION, type, 1).counts)).toBe(expected)
})

import { instantOf } from '@shuttle/domain'
import {
  chooseDate,
  chooseFareType,
  dropStaleDate,
  EMPTY_DRAFT,
  fareTypeInForce,
  needsConcessionReminder,
  setCount,
} from './purchase-draft'

const noon = instantOf('2026-11-21', '12:00')

describe('purchase 4, time mode: the fare type in force', () => {
  const onDay = (date: string) => ({ ...EMPTY_DRAFT, date })

  it.each([
    ['2026-11-21', '05:59:59', 'night'],
    ['2026-11-21', '06:00:00', 'day'],
    ['2026-11-22', '05:59:59', 'day'],
  ])('of %s seen at %s is %s', (date, time, expected) => {
    expect(fareTypeInForce(onDay(date), ['day', 'night'], instantOf('2026-11-21', time))).toBe(expected)
  })

  it('is what was chosen by hand, while that is on sale', () => {
    const draft = chooseFareType(onDay('2026-11-23'), 'night')
    expect(fareTypeInForce(draft, ['day', 'night'], noon)).toBe('night')
    expect(fareTypeInForce(draft, ['day'], noon)).toBe('day')
  })

  it('is what is on sale at all, and nothing when nothing is', () => {
    expect(fareTypeInForce(onDay('2026-11-23'), ['night'], noon)).toBe('night')
    expect(fareTypeInForce(onDay('2026-11-23'), [], noon)).toBeUndefined()
  })

  it('starts anew with another date, and stays with the same one', () => {
    const draft = chooseFareType(onDay('2026-11-23'), 'night')
    expect(chooseDate(draft, '2026-11-24').fareType).toBeUndefined()
    expect(chooseDate(draft, '2026-11-23')).toBe(draft)
  })
})

describe('a draft that was kept', () => {
  it.each([
    ['2026-11-20', undefined],
    ['2026-11-21', '2026-11-21'],
    ['2026-12-05', '2026-12-05'],
    ['2026-12-06', undefined],
  ])('with %s keeps the date %s', (date, expected) => {
    expect(dropStaleDate({ ...EMPTY_DRAFT, date }, noon, 14).date).toBe(expected)
  })

  it('is the same object while nothing is stale', () => {
    const draft = { ...EMPTY_DRAFT, date: '2026-11-23' }
    expect(dropStaleDate(draft, noon, 14)).toBe(draft)
  })
})

it('purchase 5, inputs: counts are whole and not negative', () => {
  expect(setCount(EMPTY_DRAFT, 'adult', -1).counts.adult).toBe(0)
  expect(setCount(EMPTY_DRAFT, 'adult', 2.9).counts.adult).toBe(2)
})

it.each([
  ['adult', false],
  ['child', true],
  ['elderly', true],
  ['student', false],
  ['infant', false],
] as const)('purchase 5: a ticket for one %s needs the reminder: %s', (type, expected) => {
  expect(needsConcessionReminder(setCount(EMPTY_DRAFT, type, 1).counts)).toBe(expected)
})

/** @jest-environment jsdom */

import { chooseDate, INITIAL_SELECTION, setCount } from '../domain/trip-selection'
import { finishTrip, getSelection, useTripSelections } from './trip-selection.store'

const { change, attachUser, suspend, clearPersonalData } = useTripSelections.getState()
const stored = () => sessionStorage.getItem('purchase-drafts') ?? ''

beforeEach(() =>
  useTripSelections.setState({ selections: {}, pendingRequests: {}, memberId: '', suspended: undefined }),
)

it('the trip selection starts empty', () => {
  expect(getSelection('ZHOHKG')).toBe(INITIAL_SELECTION)
})

it('drops the selection of a line and of its counterpart when an order is done, and only those', () => {
  for (const line of ['HKGZHO', 'HKGZHORT', 'HKGMAC']) change(line, (selection) => setCount(selection, 'adult', 1))
  finishTrip('HKGZHORT')
  expect(Object.keys(useTripSelections.getState().selections)).toEqual(['HKGMAC'])
})

it('completes a selection that an earlier build stored', async () => {
  const { date, counts } = INITIAL_SELECTION
  const selections = { HKGZHO: { date, counts: { ...counts, adult: 2 }, termsAccepted: true } }
  sessionStorage.setItem('purchase-drafts', JSON.stringify({ state: { selections }, version: 5 }))
  await useTripSelections.persist.rehydrate()
  const expected = { counts: { adult: 2 }, passengers: {}, departures: {}, coupons: [] }
  expect(getSelection('HKGZHO')).toMatchObject(expected)
})

describe('personal data of a trip selection', () => {
  const PASSENGERS = { adult: [{ name: 'Chan Tai Man', idNumber: 'A123456(7)' }] }
  const WITHOUT_PERSON = { date: '2026-11-23', passengers: {}, coupons: [], termsAccepted: false }
  beforeEach(() => {
    attachUser('m-1')
    change('HKGZHO', (selection) => ({
      ...setCount(chooseDate(selection, '2026-11-23'), 'adult', 1),
      passengers: PASSENGERS,
      coupons: ['C1'],
      termsAccepted: true,
    }))
  })

  it('[D4.15] identity numbers are in memory only: a reload retains the names, and records that the numbers are gone', async () => {
    expect(getSelection('HKGZHO').passengers).toEqual(PASSENGERS)
    expect(stored()).toContain('Chan Tai Man')
    expect(stored()).not.toContain('A123456')
    await useTripSelections.persist.rehydrate()
    expect(getSelection('HKGZHO')).toMatchObject({
      passengers: { adult: [{ name: 'Chan Tai Man', idNumber: '' }] },
      idNumbersDropped: true,
    })
  })

  it('[D6.session.4] personal data is deleted at once when a member signs out; the trip stays', () => {
    clearPersonalData()
    expect(getSelection('HKGZHO')).toMatchObject(WITHOUT_PERSON)
    expect(stored()).not.toContain('Chan')
  })

  describe('[A4.restore.2] personal data when the session of the member ends by itself', () => {
    beforeEach(suspend)

    it('a selection is hidden, and restored when the member signs in again, with later changes', () => {
      expect(getSelection('HKGZHO')).toMatchObject(WITHOUT_PERSON)
      change('HKGZHO', (selection) => chooseDate(selection, '2026-11-24'))
      attachUser('m-1')
      expect(getSelection('HKGZHO')).toMatchObject({
        date: '2026-11-24',
        passengers: PASSENGERS,
        idNumbersDropped: false,
        coupons: ['C1'],
        termsAccepted: true,
      })
    })

    it('a reload meanwhile loses the identity numbers, and records it', async () => {
      await useTripSelections.persist.rehydrate()
      attachUser('m-1')
      expect(getSelection('HKGZHO')).toMatchObject({
        passengers: { adult: [{ name: 'Chan Tai Man', idNumber: '' }] },
        idNumbersDropped: true,
      })
    })

    it('a hidden selection is replaced by what was typed meanwhile', () => {
      const typed = { adult: [{ name: 'Wong', idNumber: '' }] }
      change('HKGZHO', (selection) => ({ ...selection, passengers: typed }))
      attachUser('m-1')
      expect(getSelection('HKGZHO').passengers).toEqual(typed)
    })
  })
})

/** @jest-environment jsdom */

import { type EnteredTravelDocument, INITIAL_AIRPORT_SELECTION } from '../domain/airport-trip-selection'
import { currentSelection as selection } from '../testing/trip-selections'
import {
  AIRPORT_TRIP,
  resetAirportTripSelection,
  updateAirportTripSelection,
  useAirportTripSelections,
} from './airport-trip-selection.store'

const { attachUser, suspend, clearPersonalData } = useAirportTripSelections.getState()
const KEY = 'airport-drafts'
const stored = () => sessionStorage.getItem(KEY) ?? ''

const travelDocument: EnteredTravelDocument = {
  lastName: 'CHAN',
  firstName: 'TAI MAN',
  documentType: 'passport',
  documentNumber: 'K12345689',
  gender: 'male',
  birthDate: '1988-04-30',
  nationality: 'Chinese',
  telephone: '',
  type: 'adult',
}
const choose = () =>
  updateAirportTripSelection({
    lineCode: 'CLKHZI',
    date: '2026-11-24',
    flight: { ...INITIAL_AIRPORT_SELECTION.flight, flightNumber: 'CX88' },
    departure: { date: '2026-11-24', beginTime: '10:30', endTime: '11:30' },
    travelDocuments: [travelDocument],
    coupons: ['C1'],
  })

beforeEach(() => useAirportTripSelections.setState({ selections: {}, memberId: '', suspended: undefined }))

it('[D4.7] a document number is never in the storage of the browser; everything else is', async () => {
  attachUser('m-1')
  choose()
  expect(selection().travelDocuments).toEqual([travelDocument])
  expect(JSON.parse(stored()).state.selections[AIRPORT_TRIP]).toEqual({
    ...selection(),
    travelDocuments: [{ ...travelDocument, documentNumber: '' }],
    areNumbersDropped: true,
  })
  suspend()
  expect(stored()).toContain('TAI MAN')
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('K12345689')
  expect(Object.values({ ...localStorage }).join()).not.toContain('K12345689')
})

it('the trip selection survives a reload without document numbers', async () => {
  choose()
  const before = selection()
  const saved = stored()
  resetAirportTripSelection()
  sessionStorage.setItem(KEY, saved)
  await useAirportTripSelections.persist.rehydrate()
  expect(selection()).toEqual({
    ...before,
    travelDocuments: [{ ...travelDocument, documentNumber: '' }],
    areNumbersDropped: true,
  })
})

it('an update function gets the current trip selection', () => {
  updateAirportTripSelection(({ counts }) => ({ counts: { ...counts, child: counts.child + 2 } }))
  expect(selection().counts).toMatchObject({ adult: 1, child: 2 })
})

it.each([{ selections: { [AIRPORT_TRIP]: { lineCode: 'HKGZHO', coupons: ['C1'] } } }, {}, null])(
  'completes %j, which another build stored',
  async (state) => {
    sessionStorage.setItem(KEY, JSON.stringify({ state, version: 3 }))
    await useAirportTripSelections.persist.rehydrate()
    expect(selection()).toMatchObject({ lineCode: 'HZICLK', travelDocuments: [], counts: { adult: 1 } })
  },
)

describe('passengers of a trip selection', () => {
  it('[A4.restore.2] passengers are hidden when the session ends by itself, and return for the same member', () => {
    attachUser('m-1')
    choose()
    suspend()
    expect(selection()).toMatchObject({ date: '2026-11-24', travelDocuments: [], coupons: [] })
    updateAirportTripSelection({ date: '2026-11-25' })
    attachUser('m-1')
    expect(selection()).toMatchObject({ date: '2026-11-25', travelDocuments: [travelDocument], coupons: ['C1'] })
  })
  it('[D6.session.4] passengers are deleted at once when a member signs out', () => {
    attachUser('m-1')
    choose()
    clearPersonalData()
    expect(selection()).toMatchObject({
      lineCode: 'CLKHZI',
      flight: { flightNumber: 'CX88' },
      travelDocuments: [],
      coupons: [],
    })
    expect(stored()).not.toContain('TAI MAN')
  })
})

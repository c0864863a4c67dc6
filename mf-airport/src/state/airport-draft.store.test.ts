/** @jest-environment jsdom */

import { type DraftHolder, INITIAL_DRAFT } from '../domain/airport-draft'
import { changeAirportDraft, finishAirportDraft, useAirportDrafts } from './airport-draft.store'

const { attachUser, suspend, clearPersonalData } = useAirportDrafts.getState()
const draft = () => useAirportDrafts.getState().draft
const KEY = 'airport-drafts'
const stored = () => sessionStorage.getItem(KEY) ?? ''

const holder: DraftHolder = {
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
  changeAirportDraft({
    lineCode: 'CLKHZI',
    date: '2026-11-24',
    flight: { ...INITIAL_DRAFT.flight, flightNumber: 'CX88' },
    departure: { date: '2026-11-24', beginTime: '10:30', endTime: '11:30' },
    holders: [holder],
    coupons: ['C1'],
  })

beforeEach(() => useAirportDrafts.setState({ draft: INITIAL_DRAFT, memberId: '', suspended: undefined }))

it('changes still work while the storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  choose()
  expect(draft().holders).toEqual([holder])
  finishAirportDraft()
  expect(draft().holders).toEqual([])
  jest.restoreAllMocks()
})

it('[D4.7] a document number is never in the storage of the browser; everything else is', async () => {
  attachUser('m-1')
  choose()
  expect(draft().holders).toEqual([holder])
  expect(JSON.parse(stored()).state.draft).toEqual({
    ...draft(),
    holders: [{ ...holder, documentNumber: '' }],
    areNumbersDropped: true,
  })
  suspend()
  expect(stored()).toContain('TAI MAN')
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('K12345689')
  expect(Object.values({ ...localStorage }).join()).not.toContain('K12345689')
})

it('the trip selection survives a reload without document numbers', async () => {
  choose()
  const before = draft()
  const kept = stored()
  finishAirportDraft()
  sessionStorage.setItem(KEY, kept)
  await useAirportDrafts.persist.rehydrate()
  expect(draft()).toEqual({ ...before, holders: [{ ...holder, documentNumber: '' }], areNumbersDropped: true })
})

it('an update function gets the current trip selection', () => {
  changeAirportDraft(({ counts }) => ({ counts: { ...counts, child: counts.child + 2 } }))
  expect(draft().counts).toMatchObject({ adult: 1, child: 2 })
})

it.each([{ draft: { lineCode: 'HKGZHO', coupons: ['C1'] } }, {}, null])(
  'completes %j, which another build stored',
  async (state) => {
    sessionStorage.setItem(KEY, JSON.stringify({ state, version: 1 }))
    await useAirportDrafts.persist.rehydrate()
    expect(draft()).toMatchObject({ lineCode: 'HZICLK', holders: [], counts: { adult: 1 } })
  },
)

describe('passengers of a trip selection', () => {
  it('passengers stay when the visitor signs in', () => {
    choose()
    attachUser('m-1')
    expect(draft().holders).toEqual([holder])
  })
  it('[A4.restore.2] passengers are hidden when the session ends by itself, and return for the same member', () => {
    attachUser('m-1')
    choose()
    suspend()
    expect(draft()).toMatchObject({ date: '2026-11-24', holders: [], coupons: [] })
    changeAirportDraft({ date: '2026-11-25' })
    attachUser('m-1')
    expect(draft()).toMatchObject({ date: '2026-11-25', holders: [holder], coupons: ['C1'] })
  })
  it.each([
    ['another member', 'm-2'],
    ['a visitor', ''],
  ])('passengers are not shown to %s; the ride is', (_, next) => {
    attachUser('m-1')
    choose()
    suspend()
    attachUser(next)
    attachUser('m-1')
    expect(draft()).toMatchObject({ date: '2026-11-24', holders: [], coupons: [] })
    expect(stored()).not.toContain('TAI MAN')
  })
  it('[D6.session.4] passengers are deleted at once when a member signs out', () => {
    attachUser('m-1')
    choose()
    clearPersonalData()
    expect(draft()).toMatchObject({ lineCode: 'CLKHZI', flight: { flightNumber: 'CX88' }, holders: [], coupons: [] })
    expect(stored()).not.toContain('TAI MAN')
  })
})

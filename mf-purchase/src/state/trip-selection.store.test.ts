/** @jest-environment jsdom */

import { chooseDate, INITIAL_SELECTION, setCount } from '../domain/trip-selection'
import { getSelection, useTripSelections } from './trip-selection.store'

const { change, finish, setPendingRequest, clearPendingRequest, attachUser, suspend, clearPersonalData } =
  useTripSelections.getState()
/** An order of one passenger that the service has not answered. */
const unanswered: Parameters<typeof setPendingRequest>[1] = {
  key: 'k1',
  order: {
    request: {
      lineCode: 'HKGZHO',
      category: 'oneWay',
      originCode: 'HKG',
      destinationCode: 'ZHO',
      date: '2026-11-23',
      fareType: 'day',
      currency: 'HKD',
      counts: INITIAL_SELECTION.counts,
      boardingPoint: '',
      alightingPoint: '',
      passengers: [{ type: 'adult', name: 'Chan Tai Man', idNumber: 'A123456(7)' }],
    },
    total: 6500,
    amountDue: 6500,
    confirmedAt: 1000,
  },
}
const selections = () => useTripSelections.getState().selections
const stored = () => JSON.parse(sessionStorage.getItem('purchase-drafts') ?? 'null') as { state: object }

beforeEach(() =>
  useTripSelections.setState({ selections: {}, pendingRequests: {}, memberId: '', suspended: undefined }),
)

it('stores one selection for each line', () => {
  change('HKGZHO', (selection) => chooseDate(selection, '2026-11-23'))
  change('HKGMAC', (selection) => setCount(selection, 'adult', 2))
  expect(getSelection(selections(), 'HKGZHO').date).toBe('2026-11-23')
  expect(getSelection(selections(), 'HKGMAC').counts.adult).toBe(2)
  expect(getSelection(selections(), 'HKGMAC').date).toBeUndefined()
})

it('the trip selection starts empty', () => {
  expect(getSelection(selections(), 'ZHOHKG')).toBe(INITIAL_SELECTION)
})

it('stores choices and unanswered orders for the visit, and nothing else', () => {
  change('HKGZHO', (selection) => chooseDate(selection, '2026-11-23'))
  expect(Object.keys(stored().state).sort()).toEqual(['memberId', 'pendingRequests', 'selections'])
  expect(stored().state).toMatchObject({ selections: { HKGZHO: { date: '2026-11-23' } } })
})

it.each(['full', 'blocked'])('choices still work while the storage is %s', (how) => {
  const refuse = () => {
    throw new DOMException(how, 'QuotaExceededError')
  }
  if (how === 'full') jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  else jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse)
  change('HKGZHO', (selection) => chooseDate(selection, '2026-11-23'))
  expect(getSelection(selections(), 'HKGZHO').date).toBe('2026-11-23')
  finish('HKGZHO')
  expect(selections()).toEqual({})
  jest.restoreAllMocks()
})

it('drops the selection of a line when its order is done, and only that one', () => {
  change('HKGZHO', (selection) => setCount(selection, 'adult', 1))
  change('HKGMAC', (selection) => setCount(selection, 'adult', 1))
  finish('HKGZHO')
  expect(Object.keys(selections())).toEqual(['HKGMAC'])
})

it('drops the selection of the counterpart line too when an order is done', () => {
  change('HKGZHO', (selection) => setCount(selection, 'adult', 1))
  change('HKGZHORT', (selection) => setCount(selection, 'adult', 1))
  finish('HKGZHORT')
  expect(selections()).toEqual({})
})

it('completes a selection that an earlier build stored', async () => {
  const { date, counts } = INITIAL_SELECTION
  const storedSelections = { HKGZHO: { date, counts: { ...counts, adult: 2 }, termsAccepted: true } }
  sessionStorage.setItem('purchase-drafts', JSON.stringify({ state: { selections: storedSelections }, version: 5 }))
  await useTripSelections.persist.rehydrate()
  expect(getSelection(selections(), 'HKGZHO')).toMatchObject({
    counts: { adult: 2 },
    passengers: {},
    departures: {},
    coupons: [],
  })
})

it.each([
  { state: { drafts: { HKGZHO: { sessions: { out: {} } } }, attempts: {}, memberId: 'm-1' }, version: 2 },
  { state: { selections: { HKGZHO: { people: { adult: [{ name: 'Chan', idNumber: 'A1' }] } } } }, version: 3 },
  { state: null, version: 5 },
])('starts empty from %j, which another build stored', async (stored) => {
  sessionStorage.setItem('purchase-drafts', JSON.stringify(stored))
  await useTripSelections.persist.rehydrate()
  expect(useTripSelections.getState()).toMatchObject({ selections: {}, pendingRequests: {}, memberId: '' })
})

describe('personal data of a trip selection', () => {
  const fillSelection = () => {
    change('HKGZHO', (selection) => ({
      ...setCount(chooseDate(selection, '2026-11-23'), 'adult', 1),
      passengers: { adult: [{ name: 'Chan Tai Man', idNumber: 'A123456(7)' }] },
      coupons: ['C1'],
      termsAccepted: true,
    }))
    setPendingRequest('HKGZHO', unanswered)
  }
  it('[D4.15] identity numbers are in memory only: a reload retains the names, and records that the numbers are gone', async () => {
    fillSelection()
    const passengers = () => getSelection(selections(), 'HKGZHO').passengers.adult
    expect(passengers()).toEqual([{ name: 'Chan Tai Man', idNumber: 'A123456(7)' }])
    expect(useTripSelections.getState().pendingRequests.HKGZHO).toBe(unanswered)
    const written = sessionStorage.getItem('purchase-drafts') ?? ''
    expect(written).toContain('Chan Tai Man')
    expect(written).not.toContain('A123456')
    await useTripSelections.persist.rehydrate()
    expect(passengers()).toEqual([{ name: 'Chan Tai Man', idNumber: '' }])
    expect(getSelection(selections(), 'HKGZHO').idNumbersDropped).toBe(true)
    expect(useTripSelections.getState().pendingRequests.HKGZHO).toMatchObject({ key: 'k1', lacksNumbers: true })
  })
  it('personal data stays when the visitor signs in, and belongs to that member', () => {
    fillSelection()
    attachUser('m-1')
    attachUser('m-1')
    expect(getSelection(selections(), 'HKGZHO')).toMatchObject({ coupons: ['C1'], termsAccepted: true })
    expect(useTripSelections.getState().pendingRequests).toHaveProperty('HKGZHO')
  })
  describe('[A4.restore.2] personal data when the session of the member ends by itself', () => {
    beforeEach(() => {
      attachUser('m-1')
      fillSelection()
      suspend()
      suspend()
    })
    it('a selection is hidden when the session of its member ends by itself', () => {
      expect(getSelection(selections(), 'HKGZHO')).toMatchObject({ passengers: {}, coupons: [], termsAccepted: false })
      expect(useTripSelections.getState().pendingRequests).toEqual({})
    })
    it('a selection is restored when the member signs in again, with later changes, also after a reload', async () => {
      change('HKGZHO', (selection) => chooseDate(selection, '2026-11-24'))
      await useTripSelections.persist.rehydrate()
      attachUser('m-1')
      expect(getSelection(selections(), 'HKGZHO')).toMatchObject({
        date: '2026-11-24',
        passengers: { adult: [{ name: 'Chan Tai Man', idNumber: '' }] },
        idNumbersDropped: true,
        coupons: ['C1'],
        termsAccepted: true,
      })
      expect(useTripSelections.getState().pendingRequests).toHaveProperty('HKGZHO')
    })
    it('a selection is restored in full without a reload', () => {
      attachUser('m-1')
      expect(getSelection(selections(), 'HKGZHO')).toMatchObject({
        passengers: { adult: [{ name: 'Chan Tai Man', idNumber: 'A123456(7)' }] },
        idNumbersDropped: false,
      })
    })
    it('[D4.15] no identity number is written into the browser, hidden or not', () => {
      expect(sessionStorage.getItem('purchase-drafts')).toContain('Chan Tai Man')
      expect(sessionStorage.getItem('purchase-drafts')).not.toContain('A123456')
    })
    it('a hidden selection is replaced by what was typed meanwhile', () => {
      change('HKGZHO', (selection) => ({ ...selection, passengers: { adult: [{ name: 'Wong', idNumber: '' }] } }))
      attachUser('m-1')
      expect(getSelection(selections(), 'HKGZHO').passengers).toEqual({ adult: [{ name: 'Wong', idNumber: '' }] })
    })
    it.each([
      ['another member signs in', 'm-2'],
      ['the member is signed out after all', ''],
    ])('a hidden selection is deleted when %s', (_, next) => {
      attachUser(next)
      expect(sessionStorage.getItem('purchase-drafts')).not.toContain('A123456')
      attachUser('m-1')
      expect(getSelection(selections(), 'HKGZHO')).toMatchObject({ passengers: {}, coupons: [], termsAccepted: false })
    })
  })
  it('[D6.session.4] personal data is deleted at once when a member signs out; the trip stays', () => {
    fillSelection()
    clearPersonalData()
    expect(getSelection(selections(), 'HKGZHO')).toMatchObject({
      date: '2026-11-23',
      passengers: {},
      coupons: [],
      termsAccepted: false,
    })
    expect(sessionStorage.getItem('purchase-drafts')).not.toContain('A123456')
  })
  it('the selection of a visitor stays when a session could not be restored', () => {
    fillSelection()
    suspend()
    expect(getSelection(selections(), 'HKGZHO')).toMatchObject({ coupons: ['C1'], termsAccepted: true })
  })
  it.each([
    ['another member', 'm-2'],
    ['a visitor', ''],
  ])('personal data is not shown to %s; the trip is', (_, next) => {
    attachUser('m-1')
    fillSelection()
    attachUser(next)
    const { date, counts, passengers, coupons, termsAccepted } = getSelection(selections(), 'HKGZHO')
    expect({ date, adults: counts.adult }).toEqual({ date: '2026-11-23', adults: 1 })
    expect({ passengers, coupons, termsAccepted }).toEqual({ passengers: {}, coupons: [], termsAccepted: false })
    expect(useTripSelections.getState().pendingRequests).toEqual({})
    expect(sessionStorage.getItem('purchase-drafts')).not.toContain('A123456')
  })
})

it('an unanswered order is stored until it is answered', () => {
  setPendingRequest('HKGZHO', unanswered)
  expect(useTripSelections.getState().pendingRequests.HKGZHO).toBe(unanswered)
  clearPendingRequest('HKGZHO')
  expect(useTripSelections.getState().pendingRequests).toEqual({})
})

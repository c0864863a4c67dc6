/** @jest-environment jsdom */

import { createTripSelections } from './create-trip-selections'
import type { IdempotentRequest } from './use-submit-order'

interface Trip {
  date: string
  name: string
  idNumber: string
  coupons: readonly string[]
}
const EMPTY: Trip = { date: '', name: '', idNumber: '', coupons: [] }
const { useTripSelections, getSelection, pendingRequests } = createTripSelections<Trip>({
  name: 'test',
  version: 2,
  initial: EMPTY,
  read: (stored) => ({ ...EMPTY, ...stored }),
  withoutPersonalData: ({ date }) => ({ ...EMPTY, date }),
  withPersonalData: (before, now) => ({ ...before, date: now.date, ...(now.name !== '' && { name: now.name }) }),
  toStored: (trip) => ({ ...trip, idNumber: '' }),
})
const { change, finish, attachUser, suspend, clearPersonalData } = useTripSelections.getState()
/** An order of one passenger that the service has not answered. */
const unanswered: IdempotentRequest = {
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
      counts: { adult: 1, child: 0, elderly: 0, student: 0, infant: 0 },
      boardingPoint: '',
      alightingPoint: '',
      passengers: [{ type: 'adult', name: 'Chan Tai Man', idNumber: 'A123456(7)' }],
    },
    total: 6500,
    amountDue: 6500,
    confirmedAt: 1000,
  },
}
const KEY = 'test-drafts'
const written = () => sessionStorage.getItem(KEY) ?? ''
const pending = () => useTripSelections.getState().pendingRequests
const fill = () => {
  change('HKGZHO', () => ({ date: '2026-11-23', name: 'Chan Tai Man', idNumber: 'A123456(7)', coupons: ['C1'] }))
  pendingRequests.set('HKGZHO', unanswered)
}
const WITHOUT_PERSON = { ...EMPTY, date: '2026-11-23' }

beforeEach(() =>
  useTripSelections.setState({ selections: {}, pendingRequests: {}, memberId: '', suspended: undefined }),
)

it('stores one selection for each key, empty at first', () => {
  change('HKGZHO', (trip) => ({ ...trip, date: '2026-11-23' }))
  expect(getSelection('HKGZHO').date).toBe('2026-11-23')
  expect(getSelection('HKGMAC')).toBe(EMPTY)
})

it('stores choices and unanswered orders for the visit, and nothing else', () => {
  fill()
  const { state } = JSON.parse(written()) as { state: object }
  expect(Object.keys(state).sort()).toEqual(['memberId', 'pendingRequests', 'selections'])
  expect(state).toMatchObject({ selections: { HKGZHO: { date: '2026-11-23' } } })
})

it.each(['full', 'blocked'])('choices still work while the storage is %s', (how) => {
  const refuse = () => {
    throw new DOMException(how, 'QuotaExceededError')
  }
  if (how === 'full') jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  else jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse)
  fill()
  expect(getSelection('HKGZHO').date).toBe('2026-11-23')
  finish(() => true)
  expect(useTripSelections.getState().selections).toEqual({})
  jest.restoreAllMocks()
})

it('drops a trip whose order is done with its unanswered order, and only that one', () => {
  fill()
  change('HKGMAC', (trip) => ({ ...trip, date: '2026-11-24' }))
  pendingRequests.set('HKGMAC', unanswered)
  finish((key) => key === 'HKGZHO')
  expect(Object.keys(useTripSelections.getState().selections)).toEqual(['HKGMAC'])
  expect(Object.keys(pending())).toEqual(['HKGMAC'])
})

it('completes a selection that an earlier build stored', async () => {
  sessionStorage.setItem(KEY, JSON.stringify({ state: { selections: { HKGZHO: { name: 'Chan' } } }, version: 2 }))
  await useTripSelections.persist.rehydrate()
  expect(getSelection('HKGZHO')).toEqual({ ...EMPTY, name: 'Chan' })
})

it.each([
  { state: { drafts: { HKGZHO: { sessions: { out: {} } } }, attempts: {}, memberId: 'm-1' }, version: 1 },
  { state: { selections: { HKGZHO: { people: { adult: [{ name: 'Chan', idNumber: 'A1' }] } } } }, version: 1 },
  { state: null, version: 2 },
])('starts empty from %j, which another build stored', async (stored) => {
  sessionStorage.setItem(KEY, JSON.stringify(stored))
  await useTripSelections.persist.rehydrate()
  expect(useTripSelections.getState()).toMatchObject({ selections: {}, pendingRequests: {}, memberId: '' })
})

it('an unanswered order is stored until it is answered', () => {
  pendingRequests.set('HKGZHO', unanswered)
  expect(pendingRequests.get('HKGZHO')).toBe(unanswered)
  pendingRequests.clear('HKGZHO')
  expect(pending()).toEqual({})
})

describe('personal data of a trip selection', () => {
  it('[D4.15] identity numbers are in memory only: a reload retains the names', async () => {
    fill()
    expect(getSelection('HKGZHO').idNumber).toBe('A123456(7)')
    expect(pendingRequests.get('HKGZHO')).toBe(unanswered)
    expect(written()).toContain('Chan Tai Man')
    expect(written()).not.toContain('A123456')
    await useTripSelections.persist.rehydrate()
    expect(getSelection('HKGZHO')).toMatchObject({ name: 'Chan Tai Man', idNumber: '' })
    expect(pendingRequests.get('HKGZHO')).toMatchObject({ key: 'k1', lacksNumbers: true })
  })

  it('personal data stays when the visitor signs in, and belongs to that member', () => {
    fill()
    attachUser('m-1')
    attachUser('m-1')
    expect(getSelection('HKGZHO')).toMatchObject({ name: 'Chan Tai Man', coupons: ['C1'] })
    expect(pending()).toHaveProperty('HKGZHO')
  })

  it('the selection of a visitor stays when a session could not be restored', () => {
    fill()
    suspend()
    expect(getSelection('HKGZHO')).toMatchObject({ name: 'Chan Tai Man', coupons: ['C1'] })
  })

  it('[D6.session.4] personal data is deleted at once when a member signs out; the trip stays', () => {
    fill()
    clearPersonalData()
    expect(getSelection('HKGZHO')).toEqual(WITHOUT_PERSON)
    expect(written()).not.toContain('Chan')
  })

  it.each([
    ['another member', 'm-2'],
    ['a visitor', ''],
  ])('personal data is not shown to %s; the trip is', (_, next) => {
    attachUser('m-1')
    fill()
    attachUser(next)
    expect(getSelection('HKGZHO')).toEqual(WITHOUT_PERSON)
    expect(pending()).toEqual({})
    expect(written()).not.toContain('Chan')
  })
})

describe('[A4.restore.2] personal data when the session of the member ends by itself', () => {
  beforeEach(() => {
    attachUser('m-1')
    fill()
    suspend()
    suspend()
  })

  it('a selection is hidden when the session of its member ends by itself', () => {
    expect(getSelection('HKGZHO')).toEqual(WITHOUT_PERSON)
    expect(pending()).toEqual({})
  })

  it('a selection is restored when the member signs in again, with later changes, also after a reload', async () => {
    change('HKGZHO', (trip) => ({ ...trip, date: '2026-11-24' }))
    await useTripSelections.persist.rehydrate()
    attachUser('m-1')
    expect(getSelection('HKGZHO')).toEqual({ date: '2026-11-24', name: 'Chan Tai Man', idNumber: '', coupons: ['C1'] })
    expect(pending()).toHaveProperty('HKGZHO')
  })

  it('a selection is restored in full without a reload', () => {
    attachUser('m-1')
    expect(getSelection('HKGZHO')).toMatchObject({ name: 'Chan Tai Man', idNumber: 'A123456(7)' })
  })

  it('[D4.15] no identity number is written into the browser, hidden or not', () => {
    expect(written()).toContain('Chan Tai Man')
    expect(written()).not.toContain('A123456')
  })

  it('a hidden selection is replaced by what was typed meanwhile', () => {
    change('HKGZHO', (trip) => ({ ...trip, name: 'Wong' }))
    attachUser('m-1')
    expect(getSelection('HKGZHO').name).toBe('Wong')
  })

  it('a hidden selection is dropped when its order is done', () => {
    finish((key) => key === 'HKGZHO')
    attachUser('m-1')
    expect(getSelection('HKGZHO')).toBe(EMPTY)
  })

  it.each([
    ['another member signs in', 'm-2'],
    ['the member is signed out after all', ''],
  ])('a hidden selection is deleted when %s', (_, next) => {
    attachUser(next)
    expect(written()).not.toContain('Chan')
    attachUser('m-1')
    expect(getSelection('HKGZHO')).toEqual(WITHOUT_PERSON)
  })
})

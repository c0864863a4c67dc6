import { chooseDate, EMPTY_DRAFT, setCount } from '../domain/purchase-draft'
import { draftIn, usePurchaseDrafts } from './purchase-draft.store'

const { change, finish, keepAttempt, dropAttempt, meet, setAside, leave } = usePurchaseDrafts.getState()
const drafts = () => usePurchaseDrafts.getState().drafts
const stored = () => JSON.parse(sessionStorage.getItem('purchase-drafts') ?? 'null') as { state: object }

beforeEach(() => usePurchaseDrafts.setState({ drafts: {}, attempts: {}, memberId: '', aside: undefined }))

it('keeps one draft for each line', () => {
  change('HKGZHO', (draft) => chooseDate(draft, '2026-11-23'))
  change('HKGMAC', (draft) => setCount(draft, 'adult', 2))
  expect(draftIn(drafts(), 'HKGZHO').date).toBe('2026-11-23')
  expect(draftIn(drafts(), 'HKGMAC').counts.adult).toBe(2)
  expect(draftIn(drafts(), 'HKGMAC').date).toBeUndefined()
})

it('starts empty', () => {
  expect(draftIn(drafts(), 'ZHOHKG')).toBe(EMPTY_DRAFT)
})

it('survives a reload: choices and unanswered attempts are stored for the visit, nothing else', () => {
  change('HKGZHO', (draft) => chooseDate(draft, '2026-11-23'))
  expect(Object.keys(stored().state).sort()).toEqual(['attempts', 'drafts', 'memberId'])
  expect(stored().state).toMatchObject({ drafts: { HKGZHO: { date: '2026-11-23' } } })
})

it('forgets a line when its order is done, and only that line', () => {
  change('HKGZHO', (draft) => setCount(draft, 'adult', 1))
  change('HKGMAC', (draft) => setCount(draft, 'adult', 1))
  finish('HKGZHO')
  expect(Object.keys(drafts())).toEqual(['HKGMAC'])
})

it('forgets the other kind of trip between the same ends too: its choices were carried over', () => {
  change('HKGZHO', (draft) => setCount(draft, 'adult', 1))
  change('HKGZHORT', (draft) => setCount(draft, 'adult', 1))
  finish('HKGZHORT')
  expect(drafts()).toEqual({})
})

it('completes a draft that an earlier build kept', async () => {
  const { date, counts } = EMPTY_DRAFT
  const kept = { HKGZHO: { date, counts: { ...counts, adult: 2 }, termsAccepted: true } }
  sessionStorage.setItem('purchase-drafts', JSON.stringify({ state: { drafts: kept, attempts: {} }, version: 1 }))
  await usePurchaseDrafts.persist.rehydrate()
  expect(draftIn(drafts(), 'HKGZHO')).toMatchObject({ counts: { adult: 2 }, people: {}, sessions: {}, coupons: [] })
})

describe('what a person told of themselves', () => {
  const told = () => {
    change('HKGZHO', (draft) => ({
      ...setCount(chooseDate(draft, '2026-11-23'), 'adult', 1),
      people: { adult: [{ name: 'Chan Tai Man', idNumber: 'A123456(7)' }] },
      coupons: ['C1'],
      termsAccepted: true,
    }))
    keepAttempt('HKGZHO', { key: 'k1' } as Parameters<typeof keepAttempt>[1])
  }
  it('survives their sign-in and is theirs from then on', () => {
    told()
    meet('m-1')
    meet('m-1')
    expect(draftIn(drafts(), 'HKGZHO')).toMatchObject({ coupons: ['C1'], termsAccepted: true })
    expect(usePurchaseDrafts.getState().attempts).toHaveProperty('HKGZHO')
  })
  describe('[A4.restore.2] when their session ends by itself in the middle of a purchase', () => {
    beforeEach(() => {
      meet('m-1')
      told()
      setAside()
      setAside()
    })
    it('is shown to nobody', () => {
      expect(draftIn(drafts(), 'HKGZHO')).toMatchObject({ people: {}, coupons: [], termsAccepted: false })
      expect(usePurchaseDrafts.getState().attempts).toEqual({})
    })
    it('is theirs again after signing in, with the trip as it was changed meanwhile, also over a reload', async () => {
      change('HKGZHO', (draft) => chooseDate(draft, '2026-11-24'))
      await usePurchaseDrafts.persist.rehydrate()
      meet('m-1')
      expect(draftIn(drafts(), 'HKGZHO')).toMatchObject({
        date: '2026-11-24',
        people: { adult: [{ name: 'Chan Tai Man', idNumber: 'A123456(7)' }] },
        coupons: ['C1'],
        termsAccepted: true,
      })
      expect(usePurchaseDrafts.getState().attempts).toHaveProperty('HKGZHO')
    })
    it('gives way to what was typed anew', () => {
      change('HKGZHO', (draft) => ({ ...draft, people: { adult: [{ name: 'Wong', idNumber: '' }] } }))
      meet('m-1')
      expect(draftIn(drafts(), 'HKGZHO').people).toEqual({ adult: [{ name: 'Wong', idNumber: '' }] })
    })
    it.each([
      ['another member signs in', 'm-2'],
      ['they are signed out after all', ''],
    ])('is gone for good when %s', (_, next) => {
      meet(next)
      expect(sessionStorage.getItem('purchase-drafts')).not.toContain('A123456')
      meet('m-1')
      expect(draftIn(drafts(), 'HKGZHO')).toMatchObject({ people: {}, coupons: [], termsAccepted: false })
    })
  })
  it('[D6.session.4] is gone at once when a member leaves, also what was typed before they signed in; the trip is not', () => {
    told()
    leave()
    expect(draftIn(drafts(), 'HKGZHO')).toMatchObject({
      date: '2026-11-23',
      people: {},
      coupons: [],
      termsAccepted: false,
    })
    expect(sessionStorage.getItem('purchase-drafts')).not.toContain('A123456')
  })
  it('of a visitor stays as it is when a session could not be restored', () => {
    told()
    setAside()
    expect(draftIn(drafts(), 'HKGZHO')).toMatchObject({ coupons: ['C1'], termsAccepted: true })
  })
  it.each([
    ['another member', 'm-2'],
    ['a visitor', ''],
  ])('is not shown to %s; the trip is', (_, next) => {
    meet('m-1')
    told()
    meet(next)
    const { date, counts, people, coupons, termsAccepted } = draftIn(drafts(), 'HKGZHO')
    expect({ date, adults: counts.adult }).toEqual({ date: '2026-11-23', adults: 1 })
    expect({ people, coupons, termsAccepted }).toEqual({ people: {}, coupons: [], termsAccepted: false })
    expect(usePurchaseDrafts.getState().attempts).toEqual({})
    expect(sessionStorage.getItem('purchase-drafts')).not.toContain('A123456')
  })
})

it('keeps an attempt until it is answered', () => {
  const attempt = { key: 'k1' } as Parameters<typeof keepAttempt>[1]
  keepAttempt('HKGZHO', attempt)
  expect(usePurchaseDrafts.getState().attempts.HKGZHO).toBe(attempt)
  dropAttempt('HKGZHO')
  expect(usePurchaseDrafts.getState().attempts).toEqual({})
})

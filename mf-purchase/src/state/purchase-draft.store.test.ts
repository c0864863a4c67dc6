import { chooseDate, EMPTY_DRAFT, setCount } from '../domain/purchase-draft'
import { draftIn, usePurchaseDrafts } from './purchase-draft.store'

const { change, finish, keepAttempt, dropAttempt } = usePurchaseDrafts.getState()
const drafts = () => usePurchaseDrafts.getState().drafts
const stored = () => JSON.parse(sessionStorage.getItem('purchase-drafts') ?? 'null') as { state: object }

beforeEach(() => usePurchaseDrafts.setState({ drafts: {}, attempts: {} }))

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
  expect(Object.keys(stored().state).sort()).toEqual(['attempts', 'drafts'])
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

it('keeps an attempt until it is answered', () => {
  const attempt = { key: 'k1' } as Parameters<typeof keepAttempt>[1]
  keepAttempt('HKGZHO', attempt)
  expect(usePurchaseDrafts.getState().attempts.HKGZHO).toBe(attempt)
  dropAttempt('HKGZHO')
  expect(usePurchaseDrafts.getState().attempts).toEqual({})
})

import { toInstant } from '@shuttle/domain'
import { anOffer, someChoices } from '../testing/a-line'
import { attemptFor } from './order-attempt'
import { orderDraftOf } from './order-draft-of'
import { EMPTY_DRAFT } from './purchase-draft'

const draftFor = (adult: number) => {
  const counts = { ...EMPTY_DRAFT.counts, adult }
  const draft = orderDraftOf(
    someChoices({ draft: { ...EMPTY_DRAFT, date: '2026-11-23', counts } }),
    anOffer(),
    toInstant('2026-11-21', '12:00'),
  )
  if (!draft) throw new Error('the draft of this test is incomplete')
  return draft
}
const wanted = { request: draftFor(2), total: 13000, amountDue: 13000 }
const first = attemptFor(undefined, wanted, { key: 'k1', now: 1000 })

it('gives a first decision its key and its moment', () => {
  expect(first).toEqual({ key: 'k1', attempt: { ...wanted, confirmedAt: 1000 } })
})

it('[D9.14] the same decision again is the same order', () => {
  const again = { ...wanted, request: draftFor(2) }
  expect(attemptFor(first, again, { key: 'k2', now: 2000 })).toBe(first)
})

it.each([
  ['another number of people', { ...wanted, request: draftFor(3) }],
  ['another total', { ...wanted, total: 13001 }],
  ['another amount due', { ...wanted, amountDue: 12000 }],
])('%s is another decision', (_, changed) => {
  expect(attemptFor(first, changed, { key: 'k2', now: 2000 })).toMatchObject({
    key: 'k2',
    attempt: { confirmedAt: 2000 },
  })
})

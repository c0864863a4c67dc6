import { isProofFresh, PROOF_LASTS_MS } from './fresh-proof'

const PROVED = Date.parse('2026-11-21T10:00:00+08:00')

it.each([
  ['counts at once', 0, true],
  ['counts for five minutes', 5 * 60_000, true],
  ['counts no millisecond longer', 5 * 60_000 + 1, false],
])('[D6.proof.1] a proof %s', (_, later, counts) => {
  expect(isProofFresh(PROVED, PROVED + later)).toBe(counts)
  expect(PROOF_LASTS_MS).toBe(300_000)
})

it('[D6.proof.1] a session without a proof has no fresh one', () => {
  expect(isProofFresh(null, PROVED)).toBe(false)
})

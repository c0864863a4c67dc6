import { type FeeSums, POLICY_FEE, readFeeChoice } from './fee-choice'

const SUMS: FeeSums = {
  tickets: 6,
  paid: 72_000,
  policyFee: 14_400,
  currency: 'HKD',
  orderPaid: 72_000,
  limit: 50_000,
  refundedAlone: 0,
}
const other = (amount: string, reason = 'A certificate') => ({ kind: 'other' as const, amount, reason })

it('[D5.3] the fee of the policy needs no second person, however large the refund', () => {
  expect(readFeeChoice(POLICY_FEE, SUMS)).toEqual({
    fee: 14_400,
    refund: 57_600,
    isChanged: false,
    needsSecondApproval: false,
    faults: {},
  })
  expect(readFeeChoice(other('144', ''), SUMS)).toMatchObject({ isChanged: false, faults: {} })
})

it.each([
  ['220', 50_000, false],
  ['219.9', 50_010, true],
] as const)('[D5.3] a fee of %s with a refund of %i needs a second person: %s', (amount, refund, needed) => {
  expect(readFeeChoice(other(amount), SUMS)).toMatchObject({ refund, needsSecondApproval: needed, faults: {} })
})

it('[D5.3] refunds that one person alone made of the order before count too', () => {
  expect(readFeeChoice(other('230'), { ...SUMS, refundedAlone: 1_000 }).needsSecondApproval).toBe(false)
  expect(readFeeChoice(other('230'), { ...SUMS, refundedAlone: 1_010 }).needsSecondApproval).toBe(true)
})

it.each(['', 'x', '-1', '720.1', '1.05'])('[D5.23] refuses "%s" as a fee at its field', (amount) => {
  expect(readFeeChoice(other(amount), SUMS)).toMatchObject({ fee: undefined, faults: { amount: 'STAFF_FEE_INVALID' } })
})

it.each(['0', '720'])('[D5.23] accepts %s as a fee', (amount) => {
  expect(readFeeChoice(other(amount), SUMS).faults).toEqual({})
})

it.each(['', 'ab', '  ab  ', 'x'.repeat(201)])('[D5.3] a changed fee needs a reason, and "%s" is refused', (reason) => {
  expect(readFeeChoice({ kind: 'none', amount: '', reason }, SUMS).faults).toEqual({ reason: 'STAFF_REASON_MISSING' })
})

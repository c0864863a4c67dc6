import { describeTyped } from '../audit/describe-typed'
import { newPolicyId } from './new-policy-id'

it('the audit keeps every id of a policy as it is', () => {
  const ids = Array.from({ length: 500 }, () => newPolicyId('2026-11-25'))
  expect(ids.map((id) => describeTyped(id))).toEqual(ids)
  expect(new Set(ids).size).toBe(500)
})

it('control: one that ends in digits is hidden there', () => {
  expect(describeTyped('2026-11-25-7760294f')).not.toBe('2026-11-25-7760294f')
})

import { describeTyped } from '../../backoffice/audit/describe-typed'
import { newPolicyId } from './new-policy-id'

it('the audit stores every id of a policy unmasked', () => {
  const ids = Array.from({ length: 500 }, () => newPolicyId('2026-11-25'))
  expect(ids.map((id) => describeTyped(id))).toEqual(ids)
  expect(new Set(ids).size).toBe(500)
})

it('the audit masks an id that ends in digits (negative control)', () => {
  expect(describeTyped('2026-11-25-7760294f')).not.toBe('2026-11-25-7760294f')
})

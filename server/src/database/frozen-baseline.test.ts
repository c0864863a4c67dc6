import { BASELINE_NAME } from './migrations/0001-baseline'

it('the baseline is that of version 1.0.0: a change of the schema is a migration after it', () => {
  expect(BASELINE_NAME).toBe('0001-baseline-f154b6123e5d')
})

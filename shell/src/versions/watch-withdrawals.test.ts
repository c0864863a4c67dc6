import { watchWithdrawals } from './watch-withdrawals'

it('withdrawals are requested once for each higher count that an answer carries', () => {
  let checks = 0
  const hear = watchWithdrawals(3, () => {
    checks += 1
  })
  for (const count of [0, 3, 4, 4, 4, 3]) hear(count)
  expect(checks).toBe(1)
  hear(6)
  expect(checks).toBe(2)
})

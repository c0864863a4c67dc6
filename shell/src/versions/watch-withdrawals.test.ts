/** @jest-environment jsdom */

import { watchWithdrawals } from './watch-withdrawals'

const watch = (candidates: number) => {
  let looks = 0
  const hear = watchWithdrawals(candidates, () => {
    looks += 1
  })
  return { hear, looks: () => looks }
}

describe('withdrawals are requested', () => {
  it('once for each higher count that an answer carries', () => {
    const { hear, looks } = watch(3)
    for (const count of [0, 3, 4, 4, 4, 3]) hear(count)
    expect(looks()).toBe(1)
    hear(6)
    expect(looks()).toBe(2)
  })

  it('when the reader returns to the tab', () => {
    const { looks } = watch(0)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(looks()).toBe(1)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(looks()).toBe(1)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(looks()).toBe(2)
  })
})

import { countdownTo } from './countdown'

describe('[P9.countdown.1, A4.countdown.1] the countdown to the deadline', () => {
  const payBy = 1_000_000
  it.each([
    [900_000, '15:00'],
    [899_001, '15:00'],
    [899_000, '14:59'],
    [60_000, '01:00'],
    [1, '00:01'],
  ])('shows %i ms left as %s', (left, text) =>
    expect(countdownTo(payBy, payBy - left)).toMatchObject({ kind: 'running', text }),
  )
  it('the countdown is over at the deadline itself and after it', () => {
    expect(countdownTo(payBy, payBy)).toEqual({ kind: 'over' })
    expect(countdownTo(payBy, payBy + 5000)).toEqual({ kind: 'over' })
  })
})

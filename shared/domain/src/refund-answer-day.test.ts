import { toInstant } from './civil-date'
import { refundAnswerDay } from './refund-answer-day'

describe('[D3.request.4] the last day of a staff answer', () => {
  it.each([
    ['a Monday', '2026-11-23', '12:00', '2026-12-11'],
    ['a Friday', '2026-11-27', '12:00', '2026-12-17'],
    ['a Saturday', '2026-11-21', '12:00', '2026-12-10'],
    ['a Sunday', '2026-11-22', '23:59', '2026-12-10'],
    ['a Monday at its first moment', '2026-11-23', '00:00', '2026-12-11'],
    ['the last days of a year, whose holidays count as working days', '2026-12-24', '09:00', '2027-01-13'],
  ])('the last day of a staff answer is the fourteenth working day after a request on %s', (_name, date, time, day) =>
    expect(refundAnswerDay(toInstant(date, time))).toBe(day),
  )

  it('the last day of a staff answer is never on a weekend', () => {
    for (let day = 0; day < 366; day += 1) {
      const answer = refundAnswerDay(toInstant('2026-01-01') + day * 86_400_000)
      expect([0, 6]).not.toContain(new Date(`${answer}T00:00:00Z`).getUTCDay())
    }
  })
})

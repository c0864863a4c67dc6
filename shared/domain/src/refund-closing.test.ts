import { toInstant } from './civil-date'
import { refundClosesAt } from './refund-closing'
import { CLOSED_2_HOURS_BEFORE, CLOSED_48_HOURS_BEFORE, PURCHASE_READING } from './refund-presets'

const times = { soldAt: toInstant('2026-11-21', '10:00'), departsAt: toInstant('2026-11-24', '10:00') }

describe('[A9.refund.2] when refunds of a ticket close', () => {
  it.each([
    ['at departure', PURCHASE_READING, toInstant('2026-11-24', '10:00')],
    ['two hours before', CLOSED_2_HOURS_BEFORE, toInstant('2026-11-24', '08:00')],
    ['48 hours before', CLOSED_48_HOURS_BEFORE, toInstant('2026-11-22', '10:00')],
    [
      'a day after the sale, which counts',
      { ...PURCHASE_READING, windowDays: 1 },
      toInstant('2026-11-22', '10:00') + 1,
    ],
    ['at departure before the window ends', { ...PURCHASE_READING, windowDays: 3 }, toInstant('2026-11-24', '10:00')],
    [
      'at the cutoff before the window ends',
      { ...CLOSED_48_HOURS_BEFORE, windowDays: 2 },
      toInstant('2026-11-22', '10:00'),
    ],
  ])('refunds of a ticket close: %s', (_name, policy, at) => expect(refundClosesAt(policy, times)).toBe(at))
})

describe('[A9.refund.2] when refunds close of a ticket whose departure was changed', () => {
  const changed = { ...times, departsAt: toInstant('2026-11-27', '10:00'), changedFrom: times.departsAt }
  it.each([
    ['at the cutoff before the earlier departure', CLOSED_48_HOURS_BEFORE, toInstant('2026-11-22', '10:00')],
    ['at the new departure without a cutoff', PURCHASE_READING, toInstant('2026-11-27', '10:00')],
  ])('refunds of a changed ticket close %s', (_name, policy, at) => expect(refundClosesAt(policy, changed)).toBe(at))
})

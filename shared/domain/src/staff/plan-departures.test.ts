import type { Departure } from '../departure'
import { planDepartures } from './plan-departures'

const there = (beginTime: string, change: Partial<Departure> = {}): Departure => ({
  ...{
    lineCode: 'HKGZHO',
    date: '2026-12-01',
    beginTime,
    endTime: `${beginTime.slice(0, 3)}29`,
    capacity: 40,
    sold: 0,
  },
  status: 'open',
  ...change,
})
const at = (beginTime: string, capacity = 40) => ({ beginTime, endTime: `${beginTime.slice(0, 3)}29`, capacity })

describe('[D5.32] a timetable for existing departures', () => {
  it('adds missing departures, changes unsold ones and leaves equal and sold ones', () => {
    const existing = [
      there('06:00', { status: 'paused' }),
      there('07:00'),
      there('08:00', { sold: 1 }),
      there('08:30', { endTime: '08:45', sold: 40 }),
      there('09:00'),
    ]
    const times = [at('05:00'), at('06:00'), at('07:00', 50), at('08:00', 50), { ...at('08:30'), endTime: '08:59' }]
    const plan = planDepartures(existing, times, ['2026-12-01'])
    expect(plan.added).toEqual([{ ...at('05:00'), date: '2026-12-01' }])
    expect(plan.changed).toEqual([{ ...at('07:00', 50), date: '2026-12-01' }])
    expect(plan.skipped.map(({ beginTime }) => beginTime)).toEqual(['08:00', '08:30'])
    expect([plan.same, plan.others]).toEqual([1, 1])
  })

  it('compares each day on its own', () => {
    const plan = planDepartures([there('06:00')], [at('06:00')], ['2026-12-01', '2026-12-02'])
    expect([plan.added.map(({ date }) => date), plan.same]).toEqual([['2026-12-02'], 1])
  })
})

import type { StaffDeparture } from '@shuttle/wire/staff'
import { toRowsQuestion } from './staff-departure'

const at = (beginTime: string, status: StaffDeparture['status'], sold: number): StaffDeparture => ({
  ...{ lineCode: 'HKGZHO', date: '2026-11-28', beginTime, endTime: '23:59', capacity: 40, sold, status, shown: status },
})

it('[D5.30] a change of states counts changed departures, their tickets, and unchanged departures', () => {
  const rows = [at('08:00', 'open', 40), at('08:30', 'closed', 1), at('09:00', 'paused', 7)]
  const question = toRowsQuestion(rows, 'paused', { lineCode: 'HKGZHO', date: '2026-11-28' })
  expect(question).toMatchObject({ changed: 2, sold: 41, same: 1 })
  expect(question.choice).toEqual({
    ...{ lineCode: 'HKGZHO', from: '2026-11-28', to: '2026-11-28', beginTimes: ['08:00', '08:30', '09:00'] },
  })
})

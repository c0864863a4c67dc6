import type { StaffDeparture } from '@shuttle/wire/staff'

/** A departure from Hong Kong to Zhuhai on a Saturday, on sale, forty seats, none sold. */
export const staffDeparture = (beginTime: string, change: Partial<StaffDeparture> = {}): StaffDeparture => ({
  lineCode: 'HKGZHO',
  date: '2026-11-28',
  beginTime,
  endTime: `${beginTime.slice(0, 3)}59`,
  capacity: 40,
  sold: 0,
  status: 'open',
  shown: 'open',
  ...change,
})

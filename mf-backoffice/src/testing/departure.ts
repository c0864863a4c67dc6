type Body = Record<string, unknown>

/** A departure from Hong Kong to Zhuhai on a Saturday, on sale, forty seats, none sold. */
export const staffDeparture = (beginTime: string, change: Body = {}): Body => ({
  lineCode: 'HKGZHO',
  travelDate: '2026-11-28',
  beginTime,
  endTime: `${beginTime.slice(0, 3)}59`,
  capacity: 40,
  sold: 0,
  statusCode: '1',
  setCode: '1',
  ...change,
})

type Body = Record<string, unknown>

const line = (lineCode: string, bay: number) => ({
  lineCode,
  weekday: '00:00-05:30 30\n06:00-23:50 10',
  weekend: '06:00-23:50 5',
  holiday: '07:00-22:00 20',
  rideMinutes: 40,
  busyRideMinutes: 50,
  bay,
  walk: `Exit door, then right to bay ${bay}`,
  arrival: 'Take all luggage with you',
})

const stop = (code: string) => ({
  code,
  name: `${code} Port`,
  address: { 'zh-cn': '顺晖道 33 号', 'zh-hk': '順暉道 33 號', en: '33 Shun Fai Road' },
  building: 'Clearance Building',
  door: 'Exit door',
  rooms: 'Immigration\nTicket counter',
  bays: 'Bay 1 | Macau\nBay 2 | Zhuhai\nBay 3 | Taxis',
  ways: 'Bus B6 | 15 minutes',
  steps: 'Leave through immigration | Passport in hand\nGo to the bay',
  access: 'No steps | From the hall to the bays',
  phone: '+852 0000 0000',
  latitude: 22.3,
  longitude: 113.9,
})

/** Guides of two lines from HKG and one back. */
export const guidesAnswer = (): Body => ({
  responseData: {
    holidays: ['2026-12-25'],
    lines: [line('HKGZHO', 2), line('HKGMAC', 1), line('ZHOHKG', 1)],
    stops: [stop('HKG'), stop('ZHO')],
  },
})

/** What staff declared about today, all rides of the line late unless changed. */
export const lineStatesAnswer = (...states: Body[]): Body => ({
  responseData: states.map((state) => ({
    ...{ beginTime: '', kind: 'LATE', minutes: 15, since: '2026-11-27 13:00:00', text: '' },
    ...state,
  })),
})

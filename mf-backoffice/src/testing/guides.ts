import type { StaffGuides } from '@shuttle/wire/staff'

const inThree = <Name extends string>(name: Name, text: string) =>
  ({ [`${name}ZhHk`]: text, [`${name}ZhCn`]: text, [`${name}En`]: text }) as Record<
    `${Name}${'ZhHk' | 'ZhCn' | 'En'}`,
    string
  >

/** A line of two stops, one of which has no guide yet, and the holidays. */
export const staffGuides = (): StaffGuides => ({
  lines: [
    {
      ...{ code: 'HKGZHO', name: 'Hong Kong Port → Zhuhai Port', revision: 'r-line' },
      content: {
        ...{ weekday: '06:00-23:50 10', weekend: '06:00-23:50 5', holiday: '07:00-22:00 20' },
        ...{ rideMinutes: 40, busyRideMinutes: 50, bay: 2 },
        ...inThree('walk', 'Door 2, then right'),
        ...inThree('arrival', 'Take all luggage with you'),
      },
    },
  ],
  stops: [
    {
      ...{ code: 'HKG', name: 'Hong Kong Port', revision: 'r-stop' },
      content: {
        ...{ phone: '+852 2345 6789', latitude: 22.3, longitude: 113.9 },
        ...inThree('address', '33 Shun Fai Road'),
        ...inThree('building', 'Clearance Building'),
        ...inThree('door', 'Door 2'),
        ...inThree('rooms', 'Immigration'),
        ...inThree('bays', 'Bay 1 | Macau\nBay 2 | Zhuhai'),
        ...inThree('ways', 'Bus B6 | 15 minutes'),
        ...inThree('steps', 'Leave | Passport'),
        ...inThree('access', 'No steps'),
      },
    },
    { code: 'ZHO', name: 'Zhuhai Port', revision: 'r-none', content: null },
  ],
  holidays: [{ code: 'all', name: '', revision: 'r-days', content: { days: '2026-12-25' } }],
})

type Body = Record<string, unknown>

const catalogueLine = (lineCode: string, change: Body = {}): Body => ({
  lineCode,
  originName: 'Hong Kong Port',
  destinationName: 'Zhuhai Port',
  isRoundTrip: lineCode.endsWith('RT'),
  isOnSale: true,
  ...change,
})

const faresOf = (hkd: number, days: Body): Body[] => [
  { type: '00', cny: 5800, hkd, ...days },
  { type: '01', cny: 2900, hkd: 3300, ...days },
  { type: '02', cny: 2900, hkd: 3300, ...days },
]

/** Prices of HKGZHO on 21 November 2026: day tickets change on 1 December, nights have none. */
export const linePrices = (change: Body = {}) => ({
  responseData: {
    lines: [catalogueLine('HKGZHO'), catalogueLine('HKGZHORT', { isOnSale: false })],
    lineCode: 'HKGZHO',
    currency: '2',
    today: '2026-11-21',
    fareTypes: [
      {
        feeType: '2',
        revision: 'r-day',
        fares: [
          ...faresOf(6500, { validFrom: '2018-10-24', validTo: '2026-12-01' }),
          ...faresOf(6800, { validFrom: '2026-12-01' }),
        ],
        quota: {
          revision: 'q-day',
          usual: 2000,
          steps: [{ validFrom: '2026-12-24', seats: 3000 }, { validFrom: '2026-12-27' }],
        },
      },
      { feeType: '3', revision: 'r-night', fares: [] },
    ],
    ...change,
  },
})

const SETTINGS = { isOnSale: true, onlineConcession: true, maxPerOrder: 6, maxChildren: 1, bookingWindowDays: 14 }
const RIDE = {
  rideMinutes: 60,
  checkInMinutes: 120,
  landingMinutes: 60,
  longestWaitMinutes: 1440,
  changeLeadMinutes: 120,
}

/** Two lines on 21 November 2026: the first changes on 1 December and has peak days at Christmas. */
export const lineSettings = (change: Body = {}) => ({
  responseData: {
    today: '2026-11-21',
    lines: [
      {
        ...catalogueLine('HKGZHO'),
        isAirport: false,
        revision: 'r-1',
        peakRevision: 'p-1',
        settings: [SETTINGS, { ...SETTINGS, maxPerOrder: 4, validFrom: '2026-12-01' }],
        peakDays: [{ validFrom: '2026-12-24', validTo: '2026-12-27', maxPerOrder: 2 }],
      },
      {
        ...catalogueLine('CLKHZI', { originName: 'Hong Kong Airport' }),
        isAirport: true,
        revision: 'r-2',
        peakRevision: 'p-2',
        settings: [{ ...SETTINGS, maxChildren: 3, ...RIDE }],
        peakDays: [],
      },
    ],
    ...change,
  },
})

import { DEFAULT_RIDE } from '@shuttle/domain'
import type { DatedFare } from '@shuttle/domain/staff'
import type { LineOnSale, LinePrices } from '@shuttle/wire/staff'

const catalogueLine = (lineCode: string, change: Partial<LinePrices['lines'][number]> = {}) => ({
  lineCode,
  originName: 'Hong Kong Port',
  destinationName: 'Zhuhai Port',
  isRoundTrip: lineCode.endsWith('RT'),
  isOnSale: true,
  ...change,
})

const faresOf = (hkd: number, days: Pick<DatedFare, 'from' | 'until'>): DatedFare[] => [
  { type: 'adult', cny: 5800, hkd, ...days },
  { type: 'elderly', cny: 2900, hkd: 3300, ...days },
  { type: 'child', cny: 2900, hkd: 3300, ...days },
]

/** Prices of HKGZHO on 21 November 2026: day tickets change on 1 December, nights have none. */
export const linePrices = (change: Partial<LinePrices> = {}): LinePrices => ({
  lines: [catalogueLine('HKGZHO'), catalogueLine('HKGZHORT', { isOnSale: false })],
  lineCode: 'HKGZHO',
  currency: 'HKD',
  today: '2026-11-21',
  tickets: [
    {
      fareType: 'day',
      revision: 'r-day',
      fares: [
        ...faresOf(6500, { from: '2018-10-24', until: '2026-12-01' }),
        ...faresOf(6800, { from: '2026-12-01', until: undefined }),
      ],
      quota: {
        revision: 'q-day',
        usual: 2000,
        steps: [
          { from: '2026-12-24', seats: 3000 },
          { from: '2026-12-27', seats: null },
        ],
      },
    },
    { fareType: 'night', revision: 'r-night', fares: [], quota: undefined },
  ],
  ...change,
})

const SETTINGS = {
  from: undefined,
  isOnSale: true,
  onlineConcession: true,
  maxPerOrder: 6,
  maxChildren: 1,
  windowDays: 14,
}

/** Two lines on 21 November 2026: the first changes on 1 December and has peak days at Christmas. */
export const lineSettings = (): { today: string; lines: LineOnSale[] } => ({
  today: '2026-11-21',
  lines: [
    {
      ...catalogueLine('HKGZHO'),
      isAirport: false,
      revision: 'r-1',
      peakRevision: 'p-1',
      settings: [SETTINGS, { ...SETTINGS, maxPerOrder: 4, from: '2026-12-01' }],
      peakDays: [{ from: '2026-12-24', until: '2026-12-27', maxPerOrder: 2 }],
    },
    {
      ...catalogueLine('CLKHZI', { originName: 'Hong Kong Airport' }),
      isAirport: true,
      revision: 'r-2',
      peakRevision: 'p-2',
      settings: [{ ...SETTINGS, maxChildren: 3, ride: DEFAULT_RIDE }],
      peakDays: [],
    },
  ],
})

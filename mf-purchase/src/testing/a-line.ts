import type { Fare, LineOnSale, LineSales } from '@shuttle/calls'
import { type Departure, SALES_PRESET } from '@shuttle/domain'
import type { Choices } from '../domain/to-purchase-check-input'
import { INITIAL_SELECTION } from '../domain/trip-selection'

export const aLine = (change: Partial<LineOnSale> = {}): LineOnSale => ({
  routeCode: 'HKG->ZHO',
  lineCode: 'HKGZHO',
  lineName: 'Hong Kong Port to Zhuhai Port',
  category: 'oneWay',
  originCode: 'HKG',
  destinationCode: 'ZHO',
  originName: 'Hong Kong Port',
  destinationName: 'Zhuhai Port',
  limits: { maxPerOrder: 6, maxChildren: 1 },
  windowDays: 14,
  ...change,
})

export const anOffer = (change: Partial<Fare> = {}): Fare => ({
  fareType: 'day',
  currency: 'HKD',
  fares: { adult: 6500, child: 3300, elderly: 3300 },
  seatsLeft: 100,
  boardingPoint: 'HKG01',
  alightingPoint: 'ZHO01',
  ...change,
})

export const lineSales = (change: Partial<LineSales> = {}): LineSales => ({
  policy: SALES_PRESET,
  settings: { limits: { maxPerOrder: 6, maxChildren: 1 }, windowDays: 14, peakDays: [] },
  soldTo: [],
  soldOutDates: { outbound: [], inbound: [] },
  fewSeats: { outbound: [], inbound: [] },
  dayFares: [],
  fareRanges: [],
  ...change,
})

export const aRoundTrip = (): LineOnSale =>
  aLine({ routeCode: 'HKG<->ZHO', lineCode: 'HKGZHORT', category: 'roundTrip' })

export const aDeparture = (change: Partial<Departure> = {}): Departure => ({
  lineCode: 'HKGZHO',
  date: '2023-02-12',
  beginTime: '09:00',
  endTime: '09:30',
  capacity: 50,
  sold: 10,
  status: 'open',
  ...change,
})

export const someChoices = (change: Partial<Choices> = {}): Choices => ({
  line: aLine(),
  sales: lineSales(),
  selection: INITIAL_SELECTION,
  fareType: 'day',
  departures: {},
  level: 1,
  ...change,
})

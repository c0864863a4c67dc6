import type { FareOffer, LineOnSale } from '@shuttle/calls'

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

export const anOffer = (change: Partial<FareOffer> = {}): FareOffer => ({
  fareType: 'day',
  currency: 'HKD',
  fares: { adult: 6500, child: 3300, elderly: 3300 },
  seatsLeft: 100,
  boardingPoint: 'HKG01',
  alightingPoint: 'ZHO01',
  ...change,
})

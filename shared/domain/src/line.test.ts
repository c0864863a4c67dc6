import {
  AIRPORT_ROUTE_CODES,
  currencyForOrigin,
  type Line,
  linesByRouteCode,
  parseLineCode,
  TILE_ROUTE_CODES,
} from './line'

const aLine = (routeCode: string): Line => ({
  routeCode,
  lineCode: routeCode.replace(/[<>-]/g, ''),
  category: routeCode.includes('<') ? 'roundTrip' : 'oneWay',
  originCode: 'HKG',
  destinationCode: 'ZHO',
  originName: 'Hong Kong Port',
  destinationName: 'Zhuhai Port',
})
const BUS = ['HKG->ZHO', 'HKG<->ZHO', 'HKG->MAC', 'HKG<->MAC', 'MAC->HKG', 'MAC<->HKG', 'ZHO->HKG', 'ZHO<->HKG']

describe('[P2.home.8] lines are matched by route code, only one-way ones become tiles', () => {
  it('returns lines in the order of the home page, whatever order the service answers in', () => {
    const lines = [...BUS].reverse().map(aLine)
    expect(linesByRouteCode(lines, TILE_ROUTE_CODES).map((line) => line.routeCode)).toEqual([
      'HKG->ZHO',
      'HKG->MAC',
      'MAC->HKG',
      'ZHO->HKG',
    ])
  })
  it('linesByRouteCode leaves out lines that are not sold', () => {
    expect(linesByRouteCode([aLine('MAC->HKG')], TILE_ROUTE_CODES)).toHaveLength(1)
    expect(linesByRouteCode(BUS.map(aLine), AIRPORT_ROUTE_CODES)).toEqual([])
  })
})

describe('[D1.12] the currency of a line', () => {
  it.each([
    ['HKG', 'HKD'],
    ['CLK', 'HKD'],
    ['ZHO', 'CNY'],
    ['MAC', 'CNY'],
    ['HZI', 'CNY'],
  ] as const)('the currency of a line is for the origin %s %s', (origin, currency) =>
    expect(currencyForOrigin(origin)).toBe(currency),
  )
})

describe('[D9.10] line codes', () => {
  it('line codes are start and end, with RT for round trips', () => {
    expect(parseLineCode('HKGZHO')).toEqual({ origin: 'HKG', destination: 'ZHO', roundTrip: false })
    expect(parseLineCode('ZHOHKGRT')).toEqual({ origin: 'ZHO', destination: 'HKG', roundTrip: true })
  })
})

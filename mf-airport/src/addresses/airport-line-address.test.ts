import { airportLineHref } from '@shuttle/booking/addresses'
import { readAirportLineAddress, reverseEnds } from './airport-line-address'

const read = (query: string) => readAirportLineAddress(new URLSearchParams(query))

const ENDS = { originName: 'Zhuhai Port', destinationName: 'Hong Kong Airport' }

it('[P2.route.5] an address reads the four values that it writes, in both directions', () => {
  for (const [ends, lineCode] of [
    [ENDS, 'HZICLK'],
    [reverseEnds(ENDS), 'CLKHZI'],
  ] as const) {
    const query = new URL(airportLineHref({ ...ends, lineCode }), 'http://x').searchParams
    expect([...query.keys()]).toEqual(['startStationCode', 'startStationName', 'endStationCode', 'endStationName'])
    expect(readAirportLineAddress(query)).toEqual({ lineCode, isForeign: false })
  }
})

it.each([
  ['startStationCode=CLK', 'CLKHZI'],
  ['endStationCode=HZI', 'CLKHZI'],
  ['startStationCode=hzi&endStationCode=clk', 'HZICLK'],
  ['startStationCode=CLK&startStationName=Zhuhai+Port&endStationCode=HZI&endStationName=Airport', 'CLKHZI'],
])('the codes of %s lead %s', (query, lineCode) => expect(read(query)).toEqual({ lineCode, isForeign: false }))

it.each([
  ['', false],
  ['startStationName=Zhuhai+Port', false],
  ['startStationCode=HKG&endStationCode=CLK', true],
  ['startStationCode=HZI&endStationCode=ZHO', true],
  ['startStationCode=CLK&endStationCode=CLK', true],
  ['startStationCode=HZICLK', true],
  ['startStationCode=%F0%9F%9A%8C', true],
])('no direction is read from %j, foreign: %s', (query, isForeign) =>
  expect(read(query)).toEqual({ lineCode: undefined, isForeign }),
)

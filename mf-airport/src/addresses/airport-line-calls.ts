import type { FirstCall } from '@shuttle/contracts'

/** The line of an address, as {@link readAirportLineAddress} reads valid ones; towards the airport if it names none. */
const lineCode = {
  query: 'startStationCode',
  values: { '': 'HZICLK', HZI: 'HZICLK', CLK: 'CLKHZI' },
}

/**
 * The calls that the screen of the airport line starts in parallel with the lines: the sales policy, and the fares of
 * today.
 */
export const airportLineCalls: FirstCall[] = [
  { path: 'manage/query.sales.policy', body: { lineCode }, access: 'public' },
  { path: 'ticket/query.line.ticket.price', body: { buyDate: '$today', lineCode }, access: 'public' },
]

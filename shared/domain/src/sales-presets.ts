import type { SalesPolicy } from './sales-rule'

/** Day and night tickets are sold for travel from this day on (purchase 9). */
export const DAY_NIGHT_SALES_START = '2023-01-23'
/**
 * From this day of travel on a ticket is valid on any bus of its window, and departures are no longer booked (purchase
 * 9).
 */
export const UNLIMITED_DATE_CUTOFF = '2023-02-13'

const BUS_STATIONS = ['HKG', 'MAC', 'ZHO']
const always = { from: undefined, until: undefined }

/** The initial policy of the bus and airport lines (purchase 5, dates and time choices; D1.16, D9.23). */
export const SALES_PRESET: SalesPolicy = [
  { kind: 'sells', fareTypes: ['day', 'night'], appliesTo: BUS_STATIONS, ...always, from: DAY_NIGHT_SALES_START },
  { kind: 'sells', fareTypes: ['reserved'], appliesTo: BUS_STATIONS, ...always, until: UNLIMITED_DATE_CUTOFF },
  { kind: 'sells', fareTypes: ['reserved'], appliesTo: ['CLK', 'HZI'], ...always },
  {
    kind: 'restricts',
    fareTypes: ['day', 'night'],
    aboveLevel: 0,
    appliesTo: ['MAC', 'ZHO'],
    ...always,
    until: UNLIMITED_DATE_CUTOFF,
  },
  {
    kind: 'notice',
    notice: 'RESERVED_ONLY',
    aboveLevel: 0,
    appliesTo: ['MAC', 'ZHO'],
    ...always,
    until: UNLIMITED_DATE_CUTOFF,
  },
  { kind: 'passenger-details', need: 'required', appliesTo: ['HKGZHO'], ...always, until: UNLIMITED_DATE_CUTOFF },
  // The specification gives no date for these two: a name may always be given.
  { kind: 'passenger-details', need: 'optional', appliesTo: ['HKGMAC', 'MACHKG'], ...always },
]

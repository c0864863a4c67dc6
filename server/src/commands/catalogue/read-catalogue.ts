import { isAirportLine, PASSENGER_TYPES } from '@shuttle/domain'
import * as z from 'zod/mini'
import { toRowKey } from '../../database/row-differences'
import { type CatalogueFile, type CatalogueTable, getRows, KEYS, TABLES } from './catalogue-tables'
import { guideFaults, guideRow } from './read-guides'

/** A file that cannot be loaded; each line of the message is one error to correct. */
export class CatalogueFault extends Error {
  override readonly name = 'CatalogueFault'
}

const text = z.string().check(z.minLength(1), z.maxLength(200))
const day = z.iso.date()
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const whole = z.int().check(z.nonnegative(), z.lte(1_000_000))
const some = z.int().check(z.positive(), z.lte(1_000))
const minutes = z.int().check(z.nonnegative(), z.lte(10_080))
/** Staff add areas; a line needs more than its stations, such as the currency it sells in. */
const area = z.string().check(z.regex(/^[A-Z]{3}$/))
const station = z.enum(['HKG', 'MAC', 'ZHO', 'HZI', 'CLK'])
const fareType = z.enum(['day', 'night', 'reserved'])

const schema = z.strictObject({
  stations: z.array(z.strictObject({ code: area, name_zh_cn: text, name_zh_hk: text, name_en: text })),
  lines: z.array(
    z.strictObject({
      line_code: z.string().check(z.regex(/^[A-Z]{6}(RT)?$/)),
      route_code: text,
      category: z.enum(['oneWay', 'roundTrip']),
      origin_code: station,
      destination_code: station,
      max_per_order: some,
      max_children: whole,
      booking_window_days: some,
      online_concession: z.boolean(),
      position: whole,
      on_sale: z.boolean(),
    }),
  ),
  fares: z.array(
    z.strictObject({
      line_code: text,
      fare_type: fareType,
      passenger_type: z.enum(PASSENGER_TYPES),
      cents_cny: whole,
      cents_hkd: whole,
      valid_from: day,
      valid_to: z.nullable(day),
    }),
  ),
  daily_quotas: z.array(z.strictObject({ line_code: text, fare_type: fareType, capacity: whole })),
  departure_times: z.array(z.strictObject({ line_code: text, begin_time: time, end_time: time, capacity: whole })),
  // Files of installations without an airport line need none.
  airport_rides: z._default(
    z.array(
      z.strictObject({
        line_code: text,
        ride_minutes: minutes.check(z.positive()),
        check_in_minutes: minutes,
        landing_minutes: minutes,
        longest_wait_minutes: minutes,
        change_lead_minutes: minutes,
      }),
    ),
    [],
  ),
  // Tables that staff fill in the back office; a file that leaves one out does not change it.
  dated_quotas: z.optional(
    z.array(z.strictObject({ line_code: text, fare_type: fareType, valid_from: day, capacity: z.nullable(whole) })),
  ),
  line_settings: z.optional(
    z.array(
      z.strictObject({
        line_code: text,
        valid_from: day,
        on_sale: z.boolean(),
        online_concession: z.boolean(),
        max_per_order: some,
        max_children: whole,
        booking_window_days: some,
        ride_minutes: z.nullable(minutes.check(z.positive())),
        check_in_minutes: z.nullable(minutes),
        landing_minutes: z.nullable(minutes),
        longest_wait_minutes: z.nullable(minutes),
        change_lead_minutes: z.nullable(minutes),
      }),
    ),
  ),
  peak_days: z.optional(
    z.array(z.strictObject({ line_code: text, valid_from: day, valid_to: day, max_per_order: some })),
  ),
  guides: z.optional(z.array(guideRow)),
})

const doubled = (catalogue: CatalogueFile): string[] =>
  TABLES.flatMap((table) => {
    const keys = getRows(catalogue, table).map((row) => toRowKey(KEYS[table], row))
    return keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${table} ${key} is there twice`)
  })

const lineFaults = ({ stations, lines }: CatalogueFile): string[] =>
  lines.flatMap(({ line_code, category, origin_code, destination_code }) => {
    const missing = [origin_code, destination_code].filter((code) => !stations.some((one) => one.code === code))
    const expected = `${origin_code}${destination_code}${category === 'roundTrip' ? 'RT' : ''}`
    return [
      ...missing.map((code) => `lines ${line_code}: there is no station ${code}`),
      ...(line_code === expected ? [] : [`lines ${line_code}: by its ends and category it is ${expected}`]),
    ]
  })

const COUNTED_BY_RIDE: readonly CatalogueTable[] = ['daily_quotas', 'dated_quotas', 'departure_times', 'airport_rides']

/** Seats are counted on each leg, so by one-way lines. */
const strayRows = (catalogue: CatalogueFile): string[] => {
  const category = new Map(catalogue.lines.map((line) => [line.line_code, line.category]))
  return TABLES.filter((table) => table !== 'stations' && table !== 'lines' && table !== 'guides').flatMap((table) =>
    getRows(catalogue, table).flatMap((row) => {
      const found = category.get(String(row.line_code))
      const which = `${table} ${toRowKey(KEYS[table], row)}`
      if (!found) return [`${which}: there is no line ${row.line_code}`]
      return found === 'roundTrip' && COUNTED_BY_RIDE.includes(table) ? [`${which}: seats are of one-way lines`] : []
    }),
  )
}

const fareFaults = ({ fares }: CatalogueFile): string[] => {
  const faults: string[] = []
  const sorted = fares
    .map((fare) => ({ fare, of: toRowKey(['line_code', 'fare_type', 'passenger_type'], { ...fare }) }))
    .sort((left, right) => (`${left.of} ${left.fare.valid_from}` < `${right.of} ${right.fare.valid_from}` ? -1 : 1))
  for (const [at, { fare, of }] of sorted.entries()) {
    if (fare.valid_to !== null && fare.valid_to <= fare.valid_from)
      faults.push(`fares ${of} ${fare.valid_from}: valid_to is not after valid_from`)
    const next = sorted[at + 1]
    if (next?.of === of && next.fare.valid_from !== fare.valid_from && (fare.valid_to ?? '9') > next.fare.valid_from)
      faults.push(`fares ${of}: ${fare.valid_from} still holds when ${next.fare.valid_from} begins`)
  }
  return faults
}

/**
 * Prices are columns, and these three are always required: a passenger type without a fare would be sold at another's
 * price.
 */
const ALWAYS_SOLD = ['adult', 'child', 'elderly'] as const

/** Days on which a fare type is sold but lacks a required fare. A fare changes on the first day of some row. */
const fareGaps = ({ fares }: CatalogueFile): string[] => {
  const toProductKey = (fare: CatalogueFile['fares'][number]) => toRowKey(['line_code', 'fare_type'], { ...fare })
  return [...new Set(fares.map(toProductKey))].flatMap((product) => {
    const rows = fares.filter((fare) => toProductKey(fare) === product)
    const changes = new Set(rows.flatMap(({ valid_from, valid_to }) => [valid_from, ...(valid_to ? [valid_to] : [])]))
    return [...changes].sort().flatMap((date) => {
      const sold = rows.filter(({ valid_from, valid_to }) => valid_from <= date && (valid_to ?? '9') > date)
      const without = ALWAYS_SOLD.filter((type) => !sold.some(({ passenger_type }) => passenger_type === type))
      return sold.length === 0
        ? []
        : without.map((type) => `fares ${product}: from ${date} on there is none for ${type}`)
    })
  })
}

/** Every line of the airport, and no other, has the setting how a ride connects with a flight. */
const rideFaults = ({ lines, airport_rides }: CatalogueFile): string[] => [
  ...lines
    .filter((line) => isAirportLine(line.line_code) && !airport_rides.some((ride) => ride.line_code === line.line_code))
    .map(({ line_code }) => `lines ${line_code}: a line of the airport has a row in airport_rides`),
  ...airport_rides.flatMap(({ line_code, landing_minutes, longest_wait_minutes }) => [
    ...(isAirportLine(line_code) ? [] : [`airport_rides ${line_code}: it is no line of the airport`]),
    ...(longest_wait_minutes < landing_minutes
      ? [`airport_rides ${line_code}: longest_wait_minutes is less than landing_minutes`]
      : []),
  ]),
]

/** Peak days end after they begin; lines of the airport, and no others, have all minutes by day. */
const staffFaults = ({ line_settings = [], peak_days = [] }: CatalogueFile): string[] => [
  ...peak_days
    .filter((row) => row.valid_to <= row.valid_from)
    .map((row) => `peak_days ${toRowKey(KEYS.peak_days, { ...row })}: valid_to is not after valid_from`),
  ...line_settings.flatMap((row) => {
    const which = `line_settings ${toRowKey(KEYS.line_settings, { ...row })}`
    const given = [
      row.ride_minutes,
      row.check_in_minutes,
      row.landing_minutes,
      row.longest_wait_minutes,
      row.change_lead_minutes,
    ]
    const isWhole = given.every((one) => (one !== null) === isAirportLine(row.line_code))
    if (!isWhole) return [`${which}: minutes are of lines of the airport, all of them`]
    return (row.longest_wait_minutes ?? 0) < (row.landing_minutes ?? 0)
      ? [`${which}: longest_wait_minutes is less than landing_minutes`]
      : []
  }),
]

/** Reads a file of the catalogue. Throws {@link CatalogueFault} with all that is wrong. */
export const readCatalogue = (content: string): CatalogueFile => {
  let candidate: unknown
  try {
    candidate = JSON.parse(content)
  } catch (error) {
    throw new CatalogueFault(`It is not JSON: ${(error as Error).message}`)
  }
  const parsed = schema.safeParse(candidate, { error: z.locales.en().localeError })
  if (!parsed.success)
    throw new CatalogueFault(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const catalogue = parsed.data
  const checks = [doubled, lineFaults, strayRows, fareFaults, fareGaps, rideFaults, staffFaults, guideFaults]
  const faults = checks.flatMap((check) => check(catalogue))
  const ends = catalogue.departure_times.filter((one) => one.end_time <= one.begin_time)
  faults.push(
    ...ends.map((one) => `departure_times ${one.line_code} ${one.begin_time}: end_time is not after begin_time`),
  )
  if (faults.length > 0) throw new CatalogueFault(faults.join('\n'))
  return catalogue
}

import { STORED_FORM_SUFFIX } from '@shuttle/contracts'
import { type FlightInfo, isCivilDate } from '@shuttle/domain'
import { safeStorage } from '@shuttle/host'
import { type ChosenDeparture, NO_FLIGHT } from '../domain/airport-trip-selection'

/** Another departure for one order, as far as it is chosen; without document data. */
export interface StoredDepartureChange {
  /** As typed; undefined until the flight was entered again. */
  flight: FlightInfo | undefined
  /** The flight was confirmed for this change. */
  isFlightConfirmed: boolean
  departure: ChosenDeparture | undefined
  /** Idempotency key of the change that was sent, until the service has answered: a repetition is the same change. */
  sentKey: string | undefined
}

const EMPTY: StoredDepartureChange = {
  flight: undefined,
  isFlightConfirmed: false,
  departure: undefined,
  sentKey: undefined,
}
const toKey = (orderNo: string) => `airport-change-${orderNo}${STORED_FORM_SUFFIX}`

const toFlight = (value: unknown): FlightInfo | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const texts = Object.entries(value).filter(([key, text]) => key in NO_FLIGHT && typeof text === 'string')
  return { ...NO_FLIGHT, ...Object.fromEntries(texts) }
}
const toDeparture = (value: unknown): ChosenDeparture | undefined => {
  const { date, beginTime, endTime } = (value ?? {}) as Partial<Record<keyof ChosenDeparture, unknown>>
  const isOne = typeof date === 'string' && isCivilDate(date)
  return isOne ? { date, beginTime: String(beginTime), endTime: String(endTime) } : undefined
}

/**
 * The stored change of an order, empty at first. Data of another version of this page is read as far as it is valid.
 */
export const readStoredDepartureChange = (orderNo: string): StoredDepartureChange => {
  try {
    const storedChange = JSON.parse(safeStorage.session.get(toKey(orderNo)) ?? '{}') as Record<
      keyof StoredDepartureChange,
      unknown
    >
    return {
      flight: toFlight(storedChange.flight),
      isFlightConfirmed: storedChange.isFlightConfirmed === true,
      departure: toDeparture(storedChange.departure),
      sentKey: typeof storedChange.sentKey === 'string' ? storedChange.sentKey : undefined,
    }
  } catch {
    return EMPTY
  }
}

export const writeStoredDepartureChange = (orderNo: string, change: Partial<StoredDepartureChange>): void =>
  safeStorage.session.set(toKey(orderNo), JSON.stringify({ ...readStoredDepartureChange(orderNo), ...change }))

export const removeStoredDepartureChange = (orderNo: string): void => safeStorage.session.remove(toKey(orderNo))

import { DRAFTS_SUFFIX } from '@shuttle/contracts'
import { type FlightInfo, isCivilDate } from '@shuttle/domain'
import { safeStorage } from '@shuttle/host'
import { type ChosenDeparture, NO_FLIGHT } from '../domain/airport-draft'

/** Another departure for one order, as far as it is chosen; without document data. */
export interface ChangeDraft {
  /** As typed; undefined until the flight was entered again. */
  flight: FlightInfo | undefined
  /** The flight was confirmed for this change. */
  isFlightAsked: boolean
  departure: ChosenDeparture | undefined
  /** Idempotency key of the change that was sent, until the service has answered: a repetition is the same change. */
  sentKey: string | undefined
}

const EMPTY: ChangeDraft = { flight: undefined, isFlightAsked: false, departure: undefined, sentKey: undefined }
const toKey = (orderNo: string) => `airport-change-${orderNo}${DRAFTS_SUFFIX}`

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
export const readChangeDraft = (orderNo: string): ChangeDraft => {
  try {
    const kept = JSON.parse(safeStorage.session.get(toKey(orderNo)) ?? '{}') as Record<keyof ChangeDraft, unknown>
    return {
      flight: toFlight(kept.flight),
      isFlightAsked: kept.isFlightAsked === true,
      departure: toDeparture(kept.departure),
      sentKey: typeof kept.sentKey === 'string' ? kept.sentKey : undefined,
    }
  } catch {
    return EMPTY
  }
}

export const writeChangeDraft = (orderNo: string, change: Partial<ChangeDraft>): void =>
  safeStorage.session.set(toKey(orderNo), JSON.stringify({ ...readChangeDraft(orderNo), ...change }))

export const removeChangeDraft = (orderNo: string): void => safeStorage.session.remove(toKey(orderNo))

import type { CivilDate, FareType, PassengerCounts, PassengerType } from '@shuttle/domain'

export interface NamedPassenger {
  type: PassengerType
  name: string
  idNumber: string
}

/** What a passenger asks a price or an order for, in our own words. */
export interface Journey {
  lineCode: string
  fareType: FareType
  date: CivilDate
  /** Round trips only. */
  returnDate: CivilDate | undefined
  /** Booked sessions only, `HH:mm`; empty otherwise. */
  beginTime: string
  returnBeginTime: string
  counts: PassengerCounts
  passengers: NamedPassenger[]
}

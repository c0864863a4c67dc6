import type { CivilDate, FlightInfo, Instant, Language } from '@shuttle/domain'

/** A member's request: another departure for the valid tickets of an order, and the flight that it connects with. */
export interface ChangeCommand {
  orderNo: string
  accountId: string
  /** Line of the departure; that of the order where it is missing. */
  lineCode: string | undefined
  date: CivilDate
  /** `HH:mm` */
  beginTime: string
  /** As filled in again for the change; undefined where no field of it was sent. */
  flight: FlightInfo | undefined
  /** Identifies a repeated request; without `lastsMs` for good. */
  key: { key: string; requestHash: string; lastsMs: number | undefined }
  language: Language
  now: Instant
}

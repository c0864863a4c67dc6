import type { CivilDate, FlightInfo, Instant, Language } from '@shuttle/domain'

/** What a member asks for: another departure for the valid tickets of an order, and the flight that it connects with. */
export interface ChangeCommand {
  orderNo: string
  accountId: string
  /** Line of the departure; that of the order where it is missing. */
  lineCode: string | undefined
  date: CivilDate
  /** `HH:mm` */
  beginTime: string
  /** Asked again; undefined where nothing of it was sent. */
  flight: FlightInfo | undefined
  /** By which a request that is sent again is recognised; without `lastsMs` for good. */
  key: { key: string; requestHash: string; lastsMs: number | undefined }
  language: Language
  now: Instant
}

import type { LineSettings, PassengerType, SalesPolicy } from '@shuttle/domain'

/** How one line is sold: the dated rules that concern it, and its own limits, window and peak days. */
export interface LineSales {
  policy: SalesPolicy
  settings: LineSettings
  /** Who has a fare on some day from today on; empty where the service does not say. */
  soldTo: readonly PassengerType[]
}

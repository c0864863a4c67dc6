import type { LineSettings, SalesPolicy } from '@shuttle/domain'

/** How one line is sold: the dated rules that concern it, and its own limits, window and peak days. */
export interface LineSales {
  policy: SalesPolicy
  settings: LineSettings
}

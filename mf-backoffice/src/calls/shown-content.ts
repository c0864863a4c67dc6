import type { ShownState } from '@shuttle/domain/staff'
import { SHOWN_STATE_CODES } from '@shuttle/wire/staff'

/** Search state of a list of notices or banners; strings of the URL. */
export interface ContentSearch {
  /** A state as the wire spells it; empty is every state. */
  state: string
  /** Last id of the previous page; empty for the first page. */
  after: string
}

export interface ContentPage<Row> {
  rows: Row[]
  /** Cursor of the next page; empty on the last one. */
  next: string
}

const STATES: Readonly<Record<string, ShownState>> = { PLANNED: 'planned', SHOWN: 'shown', OVER: 'over' }

/** An unknown state counts as over: the page offers no action for it. */
export const readShownState = (code: string): ShownState => STATES[code] ?? 'over'

export const toStateFilter = (state: string) => {
  const known = SHOWN_STATE_CODES.find((code) => code === state)
  return known && { state: known }
}

/** An edited item of the list; its revision shows whether another editor has changed it. */
export interface Revised<Content> {
  id: string
  /** Revision that the form showed; 0 for a new item. */
  revision: number
  content: Content
}

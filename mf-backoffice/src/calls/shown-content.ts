import type { ShownState } from '@shuttle/domain/staff'
import { SHOWN_STATE_CODES } from '@shuttle/wire/staff'

/** What a list of notices or banners shows; texts of the address. */
export interface ContentSearch {
  /** A state as the wire spells it; empty is every state. */
  state: string
  /** Id that the page before ended with; empty for the first. */
  after: string
}

export interface ContentPage<Row> {
  rows: Row[]
  /** Cursor of the next page; empty on the last. */
  next: string
}

const STATES: Readonly<Record<string, ShownState>> = { PLANNED: 'planned', SHOWN: 'shown', OVER: 'over' }

/** A state that this page does not know counts as over: nothing is offered for it. */
export const readShownState = (code: string): ShownState => STATES[code] ?? 'over'

export const toStateFilter = (state: string) => {
  const known = SHOWN_STATE_CODES.find((code) => code === state)
  return known && { state: known }
}

/** Something of the list that is edited: by whom it was changed last is told by its revision. */
export interface Revised<Draft> {
  id: string
  /** What the form showed; 0 for something new. */
  revision: number
  draft: Draft
}

import { shownState } from '@shuttle/wire/staff'

/** Search state of a list of notices or banners; strings of the URL. */
export interface ContentSearch {
  /** Empty is every state, as is an unknown one. */
  state: string
  /** Last id of the previous page; empty for the first page. */
  after: string
}

export const readContentSearch = ({ state, after }: ContentSearch) => ({
  state: shownState.options.find((known) => known === state),
  after: after || undefined,
})

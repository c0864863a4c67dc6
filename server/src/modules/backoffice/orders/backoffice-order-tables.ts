import type { OrderSort } from '@shuttle/wire/staff'

/** A search that a member of staff saved. */
export interface SavedSearchRow {
  search_id: string
  account_id: string
  /** One of each name for an account. */
  name: string
  /** JSON of the filters, as the wire spells them. */
  filters: string
  sort: OrderSort
  saved_at: number
}

/** A note of the staff about an order. Rows are only ever added: the database refuses to change or delete one. */
export interface OrderNoteRow {
  note_id: string
  order_no: string
  account_id: string
  /** Of the author, when it was written. */
  role: string
  text: string
  written_at: number
}

declare module '../../../database/types' {
  interface Database {
    saved_searches: SavedSearchRow
    order_notes: OrderNoteRow
  }
}

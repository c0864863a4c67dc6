import type { Language } from '@shuttle/domain'

/** A list of the back office that becomes a file. */
export type ListKind = 'orders' | 'ledger'

/** A file of a whole list that is written in the background; deleted after a day, with its parts. */
export interface ListExportRow {
  export_id: string
  account_id: string
  kind: ListKind
  /** JSON of the filters of the list, as the wire spells them; days are counted from `started_at`. */
  search: string
  language: Language
  state: 'waiting' | 'ready' | 'failed'
  row_count: number
  part_count: number
  attempts: number
  started_at: number
}

declare module '../../../database/types' {
  interface Database {
    list_exports: ListExportRow
    list_export_parts: { export_id: string; part: number; csv: string }
  }
}

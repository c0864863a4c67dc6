/** A row of the catalogue that staff changed since a file was loaded last. */
export interface CatalogueEditRow {
  table_name: string
  /** As the catalogue file names it: `HKGZHO day adult 2018-10-24`. */
  row_key: string
  edited_at: number
  /** Account of the last editor. */
  edited_by: string
  /** The row as JSON, before the first change and after the last; empty where there was, or is, none. */
  before: string
  after: string
}

declare module '../../../database/types' {
  interface Database {
    catalogue_edits: CatalogueEditRow
  }
}

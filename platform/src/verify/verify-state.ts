import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FinishedRow } from './verify-table'

/** Rows that passed with this source, by table. A failed row runs again. */
export interface VerifyState {
  finished: (table: string) => ReadonlyMap<string, FinishedRow>
  keep: (table: string, row: FinishedRow) => void
  forget: (table: string) => void
}

type Kept = Record<string, Record<string, FinishedRow>>

/** A file that is replaced as a whole; an unreadable one is started anew. */
export const openVerifyState = (file: string): VerifyState => {
  const read = (): Kept => {
    try {
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {}
    } catch {
      return {}
    }
  }
  const kept = read()
  const write = () => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(kept, null, 1))
    renameSync(`${file}.new`, file)
  }
  return {
    finished: (table) => new Map(Object.entries(kept[table] ?? {})),
    keep: (table, row) => {
      kept[table] = { ...kept[table], [row.id]: row }
      write()
    },
    forget: (table) => {
      delete kept[table]
      write()
    },
  }
}

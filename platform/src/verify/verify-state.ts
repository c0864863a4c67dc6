import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FinishedRow } from './verify-table'

/** Rows that passed with this source, by table. A failed row runs again. */
export interface VerifyState {
  finished: (table: string) => ReadonlyMap<string, FinishedRow>
  save: (table: string, row: FinishedRow) => void
  forget: (table: string) => void
}

type SavedRows = Record<string, Record<string, FinishedRow>>

/** A file that is replaced as a whole; an unreadable one is started anew. */
export const openVerifyState = (file: string): VerifyState => {
  const read = (): SavedRows => {
    try {
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SavedRows) : {}
    } catch {
      return {}
    }
  }
  const saved = read()
  const write = () => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(saved, null, 1))
    renameSync(`${file}.new`, file)
  }
  return {
    finished: (table) => new Map(Object.entries(saved[table] ?? {})),
    save: (table, row) => {
      saved[table] = { ...saved[table], [row.id]: row }
      write()
    },
    forget: (table) => {
      delete saved[table]
      write()
    },
  }
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { VerifyTable } from './verify-table'

const ENDING = '.scenario.ts'

/** All tables of a folder: each file `<name>.table.ts` exports one as `table`. Throws for a file without one. */
export const findTables = async (folder: string): Promise<VerifyTable[]> => {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ENDING)) : []
  return Promise.all(
    files.toSorted().map(async (file) => {
      const { table } = (await import(pathToFileURL(join(folder, file)).href)) as { table?: VerifyTable }
      if (!table) throw new Error(`${file} exports no table`)
      if (table.name !== file.slice(0, -ENDING.length)) throw new Error(`${file} calls its table ${table.name}`)
      return table
    }),
  )
}

import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BookEntries, Books } from './sandbox-state'

type Line = { kind: keyof BookEntries; entry: BookEntries[keyof BookEntries] }

/** A process that died during a write leaves half a line at the end. */
const readLine = (text: string): Line[] => {
  try {
    return [JSON.parse(text) as Line]
  } catch {
    return []
  }
}

/** The books as an append-only file of lines; reading it returns the last line of each entry. */
export const booksFile = (file: string): Books => {
  const write = (lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  return {
    read: () => {
      if (!existsSync(file)) return []
      const latest = new Map<string, Line>()
      for (const line of readFileSync(file, 'utf8').split('\n').flatMap(readLine))
        latest.set(`${line.kind} ${line.entry.id}`, line)
      writeFileSync(`${file}.part`, write([...latest.values()]))
      renameSync(`${file}.part`, file)
      return [...latest.values()]
    },
    append: (kind, entry) => {
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, write([{ kind, entry }]))
    },
  }
}

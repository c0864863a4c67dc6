import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** Variable with the file of the running stage; its children inherit it. */
const FILE = 'TEST_USES'

/**
 * Counts what a test run uses, such as a started site, from any process of a stage; does nothing outside of `npm test`.
 */
export const countUse = (kind: string, times = 1): void => {
  const file = process.env[FILE]
  // A short line is appended atomically, so that processes do not mix theirs.
  if (file) appendFileSync(file, `${times} ${kind}\n`)
}

/** Counts in a file, by kind. */
export const readUses = (file: string): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>()
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  for (const line of lines) {
    const [, times, kind] = /^(\d+) (.+)$/.exec(line) ?? []
    if (times && kind) uses.set(kind, (uses.get(kind) ?? 0) + Number(times))
  }
  return uses
}

/** Runs a function and counts its uses, and those of its children, into a file. */
export const countInto = async <T>(file: string, run: () => Promise<T>): Promise<T> => {
  const before = process.env[FILE]
  process.env[FILE] = file
  try {
    return await run()
  } finally {
    if (before === undefined) delete process.env[FILE]
    else process.env[FILE] = before
  }
}

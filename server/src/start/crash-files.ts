import { readFileSync } from 'node:fs'
import { type Config, ConfigFault } from '../config/config'

/** Options of Node with which a crash, a full memory or a signal writes memory or environment to the disk. */
const WRITERS = [
  'report-on-fatalerror',
  'report-uncaught-exception',
  'report-on-signal',
  'heapsnapshot-near-heap-limit',
  'heapsnapshot-signal',
  'abort-on-uncaught-exception',
]

/** The options among these that do so, as Node spells them. */
export const findCrashFileOptions = (options: readonly string[]): string[] => {
  const names = options.map((option) => option.replace(/=.*$/, '').replace(/^--?/, '').replaceAll('_', '-'))
  return [...new Set(names)].filter((name) => WRITERS.includes(name)).map((name) => `--${name}`)
}

/**
 * In production no crash may leave a file: a memory has identity numbers in clear, and a report of Node has the
 * environment with the keys that seal them.
 */
export const assertNoCrashFiles = (
  { production }: Pick<Config, 'production'>,
  options = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(/\s+/)],
): void => {
  const found = production ? findCrashFileOptions(options) : []
  if (found.length === 0) return
  const names = found.join(', ')
  throw new ConfigFault(`Node was started with ${names}: a crash would write memory or secrets to the disk`)
}

const LIMITS = '/proc/self/limits'

/**
 * Whether the system would write the memory of this process when it crashes (`ulimit -c`); false where that is unknown.
 */
export const areCoreFilesOn = (read = () => readFileSync(LIMITS, 'utf8')): boolean => {
  try {
    const soft = /^Max core file size\s+(\S+)/m.exec(read())?.[1]
    return soft !== undefined && soft !== '0'
  } catch {
    return false
  }
}

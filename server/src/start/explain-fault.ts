import { ConfigFault } from '../config'
import { EmbeddedDatabaseFault } from './embedded-database-fault'
import { DataFolderInUse } from './lock-data-folder'

interface SystemFault {
  code?: string
  path?: string
  port?: number
  message?: string
}

const LINES: Record<string, (fault: SystemFault) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken: choose another with PORT=<number> (and SANDBOX_PORT for the sandbox).`,
  ENOSPC: () => 'The disk is full: free some space, then start again.',
  EACCES: ({ path, port }) =>
    port === undefined
      ? `No right to write ${path}: choose another folder with DATA_DIR.`
      : `No right to use port ${port}: choose another with PORT.`,
  ENOENT: ({ path }) => `${path} cannot be created: choose another folder with DATA_DIR.`,
  EROFS: ({ path }) => `${path} cannot be written: choose another folder with DATA_DIR.`,
  ENOTDIR: ({ path }) => `${path} is not a folder: choose another one with DATA_DIR.`,
  EEXIST: ({ path }) => `${path} is not a folder: choose another one with DATA_DIR.`,
  ECONNREFUSED: () => 'The database does not answer: is DATABASE_URL right, and is PostgreSQL running?',
  '28P01': () => 'The database refused the password in DATABASE_URL.',
  '3D000': () => 'The database named in DATABASE_URL does not exist.',
}

/** One clear line for what an operator can cure, else undefined. */
export const explainFault = (error: unknown): string | undefined => {
  if (error instanceof ConfigFault) return `The settings are wrong: ${error.message.replaceAll('\n', '; ')}`
  if (error instanceof DataFolderInUse)
    return `Another instance is running on ${error.folder}: stop it, or choose another folder with DATA_DIR.`
  if (error instanceof EmbeddedDatabaseFault && error.reason === 'damaged')
    return `The database in ${error.folder} cannot be opened, it seems to be damaged: put a copy of it back, or remove the data folder to begin with an empty one.`
  const fault = (error instanceof EmbeddedDatabaseFault ? { code: 'ENOSPC' } : error) as SystemFault
  // PGlite speaks of a full disk in words only.
  if (/no space left/i.test(fault.message ?? '')) return LINES.ENOSPC?.(fault)
  return fault.code === undefined ? undefined : LINES[fault.code]?.(fault)
}

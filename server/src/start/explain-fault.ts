import { DatabaseFolderInUse, ServerFault } from '@shuttle/postgres'
import { ConfigFault } from '../config/config'
import { NotCarriedOver } from '../database/run-migrations'
import { KeyFault } from '../sealing'
import { DemoRemains } from './assert-no-demo'
import { PortFault } from './port-fault'

const DISK_FULL = 'The disk is full: free some space, then start again.'
const NO_DATABASE = 'The database does not answer: is DATABASE_URL right, and is PostgreSQL running?'

/** Explanations by the error code of the system or of PostgreSQL. */
const LINES: Record<string, (path: string) => string> = {
  ENOSPC: () => DISK_FULL,
  EACCES: (path) => `No right to write ${path}: choose another folder with DATA_DIR.`,
  EPERM: (path) => `No right to write ${path}: choose another folder with DATA_DIR.`,
  ENOENT: (path) => `${path} cannot be created: choose another folder with DATA_DIR.`,
  EROFS: (path) => `${path} cannot be written: choose another folder with DATA_DIR.`,
  ENOTDIR: (path) => `${path} is not a folder: choose another one with DATA_DIR.`,
  EEXIST: (path) => `${path} is not a folder: choose another one with DATA_DIR.`,
  ECONNREFUSED: () => NO_DATABASE,
  ECONNRESET: () => NO_DATABASE,
  EHOSTUNREACH: () => NO_DATABASE,
  ENOTFOUND: () => NO_DATABASE,
  ETIMEDOUT: () => NO_DATABASE,
  '57P03': () => 'PostgreSQL is still starting or shutting down: try again in a moment.',
  '53300': () => 'PostgreSQL has no connection left: raise max_connections, or run fewer instances.',
  '28P01': () => 'The database refused the password in DATABASE_URL.',
  '28000': () => 'The database refused the user in DATABASE_URL.',
  '3D000': () => 'The database named in DATABASE_URL does not exist.',
  '42501': () => 'The user in DATABASE_URL may not create tables in that database.',
}

const OWNERS: Record<PortFault['address']['setting'], string> = {
  PORT: '',
  SANDBOX_PORT: ' of the sandbox',
  FRAMES_PORT: ' of the frames',
}

const explainPort = ({ address: { host, port, setting }, code }: PortFault): string => {
  const owner = OWNERS[setting]
  if (code === 'EADDRINUSE') return `Port ${port}${owner} is taken: choose another with ${setting}=<number>.`
  if (code === 'EACCES') return `No right to use port ${port}${owner}: choose another with ${setting}=<number>.`
  return `${host} is no address of this machine: choose another with HOST.`
}

const explainServer = ({ reason, folder }: ServerFault): string => {
  if (reason === 'disk-full') return DISK_FULL
  if (reason === 'no-programs')
    return `No PostgreSQL server runs here on ${folder}: name a database in DATABASE_URL, or the folder of PostgreSQL's programs in POSTGRES_BIN.`
  return `The database in ${folder} cannot be opened, it seems to be damaged: put a copy of it back, or remove the data folder to begin with an empty one.`
}

/** One clear line for a fault that an operator can fix, else undefined. */
export const explainFault = (error: unknown): string | undefined => {
  if (error instanceof ConfigFault) return `The settings are wrong: ${error.message.replaceAll('\n', '; ')}`
  if (error instanceof DemoRemains || error instanceof NotCarriedOver || error instanceof KeyFault) return error.message
  if (error instanceof DatabaseFolderInUse)
    return `Another instance is running on ${error.folder}: stop it, or choose another folder with DATA_DIR.`
  if (error instanceof ServerFault) return explainServer(error)
  if (error instanceof PortFault) return explainPort(error)
  const { code, path, message } = Object(error) as { code?: string; path?: string; message?: string }
  // pg has no code for it.
  if (/timeout.* connect|connection timeout|query read timeout/i.test(message ?? '')) return NO_DATABASE
  // PostgreSQL's programs report a full disk by their message only.
  if (/no space left/i.test(message ?? '')) return DISK_FULL
  return code === undefined ? undefined : LINES[code]?.(path ?? 'the data folder')
}

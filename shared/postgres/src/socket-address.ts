import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Limit in bytes of a Unix socket's path, less those of its file name. */
const LONGEST_FOLDER = 103 - '/.s.PGSQL.5432'.length

export interface SocketAddress {
  /** The folder that a client names as its host. */
  host: string
  remove: () => void
}

/** The socket is in the data folder, so that only its owner reaches it; a long path is shortened by a private link. */
export const toSocketAddress = (folder: string): SocketAddress => {
  if (Buffer.byteLength(folder) <= LONGEST_FOLDER) return { host: folder, remove: () => {} }
  const link = mkdtempSync(join(tmpdir(), 'shuttle-'))
  const host = join(link, 'd')
  symlinkSync(folder, host)
  return { host, remove: () => rmSync(link, { recursive: true, force: true }) }
}

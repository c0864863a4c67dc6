import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Config } from '../config/config'

/** PostgreSQL writes its log in files of this size: with less it may not begin the next one. */
const NEEDED_BYTES = 16 * 1024 * 1024

type ReadDisk = (folder: string) => Promise<{ bavail: number; bsize: number }>
const readDisk: ReadDisk = async (folder) =>
  existsSync(folder) ? statfs(folder) : { bavail: Number.POSITIVE_INFINITY, bsize: 1 }

/**
 * Why the disk of the data folder stops this process, in any role: builds, the last good set, mails as files and the
 * embedded database need room there.
 */
export const findDiskObstacle = async (
  { dataDir }: Pick<Config, 'dataDir'>,
  read = readDisk,
): Promise<string | undefined> => {
  const { bavail, bsize } = await read(dataDir)
  return bavail * bsize < NEEDED_BYTES ? 'the disk of DATA_DIR is full' : undefined
}

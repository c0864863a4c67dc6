import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Another process works on the same data. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'

  constructor(readonly folder: string) {
    super(folder)
  }
}

/** Linux: a name in the abstract space belongs to the process and is free again however it ends. */
const lockBySocket = (folder: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const name = `\0bridge-shuttle-${createHash('sha256').update(realpathSync(folder)).digest('hex')}`
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DataFolderInUse(folder) : error),
    )
    server.listen(name, () => {
      server.unref()
      resolve(() => server.close())
    })
  })

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Elsewhere: a file with the process number; one left by a dead process is taken over. */
const lockByFile = (folder: string): (() => void) => {
  const file = join(folder, 'lock')
  if (existsSync(file) && isRunning(Number(readFileSync(file, 'utf8')))) throw new DataFolderInUse(folder)
  writeFileSync(file, String(process.pid))
  return () => unlinkSync(file)
}

/** One process a data folder: the embedded database silently loses rows to a second one. Answers how to unlock. */
export const lockDataFolder = async (folder: string): Promise<() => void> =>
  process.platform === 'linux' ? lockBySocket(folder) : lockByFile(folder)

import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Browser scripts of frames and sandbox are beside the built service. */
export const scriptsDir = (): string => {
  const beside = join(import.meta.dirname, 'frames')
  return existsSync(beside) ? beside : join(import.meta.dirname, '../../dist/frames')
}

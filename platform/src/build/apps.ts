import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of everything that is built: the shell, every remote that is here, the service. */
export const appFolders = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name === 'shell' || name === 'server' || name.startsWith('mf-'))
    .filter((name) => existsSync(join(root, name, 'rspack.config.ts')))
    .sort()

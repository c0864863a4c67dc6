import { lstatSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Remotes in a folder outside of the repository find its packages through a link beside them: for tests and trials. */
export const linkPackages = (repository: string, parent: string): void => {
  const link = join(resolve(parent), 'node_modules')
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(join(repository, 'node_modules'), link, 'junction')
}

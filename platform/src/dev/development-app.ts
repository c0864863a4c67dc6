import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** An app of the repository, or a remote in another folder, that is built from source for development. */
export interface DevelopmentApp {
  /** Such as `mf-purchase`, or `shell`. */
  name: string
  /** Absolute folder. */
  dir: string
}

/** The app in a folder, named after its package. */
export const appIn = (dir: string): DevelopmentApp => {
  const { name } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { name?: string }
  return { dir, name: (name ?? basename(dir)).replace('@shuttle/', '') }
}

/** `1.0.0-dev`: constant during development, so that hot updates match the loaded build; never a published version. */
export const developmentVersion = (dir: string): string => {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }
  return `${version}-dev`
}

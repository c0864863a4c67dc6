import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** One app of the house, or a remote alone, that is built from source while somebody works on it. */
export interface DevelopmentApp {
  /** Such as `mf-purchase`, or `shell`. */
  name: string
  /** Absolute folder. */
  dir: string
}

/** The app in a folder, called as its package is. */
export const appIn = (dir: string): DevelopmentApp => {
  const { name } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { name?: string }
  return { dir, name: (name ?? basename(dir)).replace('@shuttle/', '') }
}

/** `0.1.0-dev`: the same for as long as somebody works, so that what is hot fits what is there; never a published one. */
export const developmentVersion = (dir: string): string => {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }
  return `${version}-dev`
}

import { createRequire } from 'node:module'
import { join, posix, relative, sep } from 'node:path'
import { type ModuleDeclarations, readDeclarations } from './read-declarations'

export interface Modules {
  read: (file: string) => ModuleDeclarations
  /** The file of what a file imports; undefined for styles, data and packages of others. */
  resolve: (file: string, from: string) => string | undefined
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts']

/** The file of a path into a workspace, by the `exports` of its package.json. */
const resolvePackage = (root: string, file: string, from: string): string =>
  relative(root, createRequire(join(root, file)).resolve(from))
    .split(sep)
    .join('/')

/** Modules of a repository, read when they are first needed. `files` are paths from `root`; `readText` takes one. */
export const openModules = (root: string, files: readonly string[], readText: (file: string) => string): Modules => {
  const known = new Set(files)
  const opened = new Map<string, ModuleDeclarations>()
  return {
    read: (file) => {
      const module = opened.get(file) ?? readDeclarations(file, readText(file))
      opened.set(file, module)
      return module
    },
    resolve: (file, from) => {
      if (!/^\.|^@shuttle\//.test(from) || /\.(css|json)$/.test(from)) return undefined
      const path = from.startsWith('.') ? posix.join(posix.dirname(file), from) : resolvePackage(root, file, from)
      const found = ENDINGS.map((ending) => path + ending).find((name) => known.has(name))
      if (found === undefined) throw new Error(`${file} imports ${from}, which is no file of the repository.`)
      return found
    },
  }
}

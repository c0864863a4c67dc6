import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'

/**
 * Immutable files of builds by key, such as `remotes/mf-orders/1.4.2-ab12/entry.js`. A folder by default; any object
 * store with put, get, list and delete fits.
 */
export interface ArtefactStore {
  /** Writes a file as a whole or not at all. Rewriting equal bytes is allowed. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Undefined when there is none; throws when the store cannot be read. */
  get: (key: string) => Promise<Buffer | undefined>
  /** Keys below a prefix that ends with a slash. */
  list: (prefix: string) => Promise<string[]>
  /** Deletes everything below a prefix that ends with a slash. */
  remove: (prefix: string) => Promise<void>
}

/** Prefix of a build's files: `shell/<version>/` or `remotes/<name>/<version>/`. */
export const buildPrefix = (build: { kind: 'shell' | 'remote'; name: string; version: string }): string =>
  build.kind === 'shell' ? `shell/${build.version}/` : `remotes/${build.name}/${build.version}/`

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as { code?: string }).code ?? '')

/** A store in a folder that every server of the site can access. */
export const folderStore = (dir: string): ArtefactStore => {
  const root = resolve(dir)
  const at = (key: string): string => {
    const file = resolve(root, key)
    if (!file.startsWith(root + sep)) throw new Error(`${key} is outside the store`)
    return file
  }
  return {
    put: async (key, bytes) => {
      const file = at(key)
      const part = join(dirname(file), `.${randomUUID()}.part`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(part, bytes)
      await rename(part, file)
    },
    get: async (key) => {
      try {
        return await readFile(at(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    list: async (prefix) => {
      try {
        const entries = await readdir(at(prefix), { recursive: true, withFileTypes: true })
        return entries
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },
    remove: (prefix) => rm(at(prefix), { recursive: true, force: true }),
  }
}

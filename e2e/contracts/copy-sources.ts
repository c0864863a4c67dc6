import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runRspack } from '@shuttle/platform/build-all'
import type { Change } from './change'

const root = resolve(import.meta.dirname, '../..')
const NOT_COPIED = /[\\/](node_modules|dist|\.data|\.cache)$/
const isSource = (name: string): boolean => ['shared', 'platform', 'shell'].includes(name) || name.startsWith('mf-')

/** The installed packages, with those of the workspace as in the copy. */
const linkPackages = (copy: string): void => {
  const [installed, linked] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(linked, '@shuttle'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@shuttle') symlinkSync(join(installed, name), join(linked, name))
  for (const name of readdirSync(join(installed, '@shuttle')))
    symlinkSync(readlinkSync(join(installed, '@shuttle', name)), join(linked, '@shuttle', name))
}

/** A copy of the sources of all apps, in which changes are tried. */
export const copySources = () => {
  const copy = mkdtempSync(join(tmpdir(), 'shuttle-sources-'))
  for (const name of readdirSync(root).filter(isSource))
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !NOT_COPIED.test(path) })
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name))
  linkPackages(copy)

  const before = new Map<string, string | undefined>()
  const edit = ({ file, from, to }: { file: string; from?: string; to: string }, what: string): void => {
    const path = join(copy, file)
    if (from === undefined) {
      before.set(path, undefined)
      writeFileSync(path, to)
      return
    }
    const text = readFileSync(path, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`${what}: ${file} does not have once ${from}`)
    if (!before.has(path)) before.set(path, text)
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
  }
  return {
    root: copy,
    /** Builds an app with changes, which are undone afterwards. Returns its folder, valid until the next build. */
    build: async (app: string, changes: readonly Change[]): Promise<string> => {
      try {
        for (const change of changes) for (const one of [change, ...(change.also ?? [])]) edit(one, change.what)
        await runRspack(copy, join(copy, app))
      } finally {
        for (const [path, text] of before) text === undefined ? rmSync(path) : writeFileSync(path, text)
        before.clear()
      }
      return join(copy, app, 'dist')
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}

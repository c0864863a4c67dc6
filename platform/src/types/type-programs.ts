import { readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { packageManifests } from '../checks/package-manifests'
import { sourceFiles } from '../checks/source-files'

interface TsConfig {
  extends?: string
  compilerOptions?: Record<string, unknown>
  include?: readonly string[]
  exclude?: readonly string[]
}

/** Packages that one run of the compiler checks: their settings are equal, so it reads shared files once. */
export interface TypeProgram {
  folders: readonly string[]
  settings: Required<TsConfig>
}

const isTyped = (file: string): boolean => /\.tsx?$/.test(file)
const DECLARES_GLOBALS = /^declare global\b/m

/** File that settings extend; a file that only extends another one is resolved to it. */
const findPreset = (from: string, name: string): string => {
  const file = realpathSync(name.startsWith('.') ? resolve(from, '..', name) : createRequire(from).resolve(name))
  const { extends: next, ...own } = JSON.parse(readFileSync(file, 'utf8')) as TsConfig
  return next && Object.keys(own).length === 0 ? findPreset(file, next) : file
}

const readSettings = (root: string, folder: string): Required<TsConfig> => {
  const file = join(root, folder, 'tsconfig.json')
  const config = JSON.parse(readFileSync(file, 'utf8')) as TsConfig
  const below = (paths: readonly string[] = []) => paths.map((path) => join(root, folder, path))
  const { types = [], ...options } = config.compilerOptions ?? {}
  return {
    extends: findPreset(file, config.extends ?? ''),
    compilerOptions: {
      ...options,
      ...(config.compilerOptions?.types ? { types: [...(types as string[])].sort() } : {}),
    },
    include: below(config.include),
    exclude: below(config.exclude),
  }
}

const listPackages = (root: string): string[] =>
  packageManifests(root).flatMap(({ folder }) => (folder === '.' ? [] : [folder]))

/**
 * The fewest programs that check each package like its own `tsconfig.json`: packages of equal settings share one. A
 * package that declares globals has its own, so that no other package sees them.
 */
export const typePrograms = (root: string, folders = listPackages(root)): TypeProgram[] => {
  const sources = sourceFiles(root).filter(isTyped)
  const declaresGlobals = (folder: string) =>
    sources.some(
      (file) => file.startsWith(`${folder}/`) && DECLARES_GLOBALS.test(readFileSync(join(root, file), 'utf8')),
    )
  const programs = new Map<string, TypeProgram>()
  for (const folder of folders) {
    const settings = readSettings(root, folder)
    const key = JSON.stringify([settings.extends, settings.compilerOptions, declaresGlobals(folder) ? folder : ''])
    const { folders: others = [], settings: theirs } = programs.get(key) ?? {}
    programs.set(key, {
      folders: [...others, folder],
      settings: {
        ...settings,
        include: [...(theirs?.include ?? []), ...settings.include],
        exclude: [...(theirs?.exclude ?? []), ...settings.exclude],
      },
    })
  }
  return [...programs.values()]
}

/** Sources of a program's packages that the compiler has to see: all but those that their settings exclude. */
export const expectedFiles = (root: string, { folders, settings }: TypeProgram): string[] =>
  sourceFiles(root).filter(
    (file) =>
      isTyped(file) &&
      folders.some((folder) => file.startsWith(`${folder}/`)) &&
      !settings.exclude.some((path) => join(root, file).startsWith(path)),
  )

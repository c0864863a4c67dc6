import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { layOut } from '../build/lay-out'
import { UsageError } from '../release/read-arguments'
import { assertUnclaimed, readManifests } from './check-claims'
import { slotFile, toPagePlaceholders, toPlaceholders, toSlotPlaceholders } from './placeholders'
import type { RemoteOptions } from './remote-options'
import { kebab } from './spellings'

const TEMPLATE = join(import.meta.dirname, 'template')
/** Additional or replaced template files of a remote outside of the repository. */
const TEMPLATE_OUTSIDE = join(import.meta.dirname, 'template-outside')
/** Places of files that npm does not pack, or that need a folder of their own. */
const RENAMED: Readonly<Record<string, string>> = {
  gitignore: '.gitignore',
  npmrc: '.npmrc',
  'release.yml': '.github/workflows/release.yml',
}
const SUFFIX = '.template'
const PAGE = 'src/pages/page.tsx'
const SLOT = 'src/features/send-feedback/slot.tsx'

const templateFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))

/** Fills `__KEY__` placeholders, in file names too. A placeholder without a value is a fault of the template. */
const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/__([A-Z_]+?)__/g, (mark, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`the template has no value for ${mark}`)
    return value
  })

/** File -> text of a whole remote, in the repository or outside of it. */
export const renderFiles = (
  options: RemoteOptions,
  repository: string,
  { isOutside } = { isOutside: false },
): Map<string, string> => {
  const placeholders = toPlaceholders(options, repository, isOutside)
  const template = (file: string, folder = TEMPLATE) => readFileSync(join(folder, file + SUFFIX), 'utf8')
  const plain = templateFiles(TEMPLATE).filter((file) => file !== PAGE && file !== SLOT)
  const outside = isOutside ? templateFiles(TEMPLATE_OUTSIDE) : []
  return new Map([
    ...plain.map((file) => [fillTemplate(file, placeholders), fillTemplate(template(file), placeholders)] as const),
    ...outside.map(
      (file) => [RENAMED[file] ?? file, fillTemplate(template(file, TEMPLATE_OUTSIDE), placeholders)] as const,
    ),
    ...options.pages.map(
      ({ path }) =>
        [
          join(dirname(PAGE), `${kebab(path)}-page.tsx`),
          fillTemplate(template(PAGE), toPagePlaceholders(path)),
        ] as const,
    ),
    ...options.slots.map(
      (slot) =>
        [join(dirname(SLOT), `${slotFile(slot)}.tsx`), fillTemplate(template(SLOT), toSlotPlaceholders(slot))] as const,
    ),
  ])
}

/** Whether a folder is outside of the repository and cannot use its packages. */
export const isOutside = (repository: string, folder: string): boolean =>
  relative(repository, resolve(folder)).startsWith('..')

/**
 * Creates a complete, tested remote in a new folder of `parent`, with the package versions that are installed for
 * `repository`. Returns the folder. Throws {@link UsageError} before anything is written.
 */
export const createRemote = async (
  repository: string,
  options: RemoteOptions,
  parent = repository,
): Promise<string> => {
  const dir = join(resolve(parent), options.name)
  if (existsSync(dir)) throw new UsageError(`${dir} is there already`)
  mkdirSync(resolve(parent), { recursive: true })
  assertUnclaimed(options, await readManifests(resolve(parent)))
  for (const [file, text] of renderFiles(options, repository, { isOutside: isOutside(repository, parent) })) {
    const target = join(dir, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  layOut(repository, dir)
  return dir
}

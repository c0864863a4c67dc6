import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { layOut } from '../build/lay-out'
import { assertUnclaimed, readManifests } from './check-claims'
import { slotFile, toPagePlaceholders, toPlaceholders, toSlotPlaceholders } from './placeholders'
import { UsageError } from './read-arguments'
import type { RemoteOptions } from './remote-options'
import { kebab } from './spellings'

const TEMPLATE = join(import.meta.dirname, 'template')
const SUFFIX = '.template'
const PAGE = 'src/pages/page.tsx'
const SLOT = 'src/features/send-feedback/slot.tsx'

const templateFiles = (): string[] =>
  readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))

/** Puts values for `__KEY__` placeholders, in file names too. A placeholder without a value is a fault of the template. */
const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/__([A-Z_]+?)__/g, (mark, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`the template has no value for ${mark}`)
    return value
  })

/** File -> text of a whole remote. */
export const renderFiles = (options: RemoteOptions, repository: string): Map<string, string> => {
  const placeholders = toPlaceholders(options, repository)
  const template = (file: string) => readFileSync(join(TEMPLATE, file + SUFFIX), 'utf8')
  const plain = templateFiles().filter((file) => file !== PAGE && file !== SLOT)
  return new Map([
    ...plain.map((file) => [fillTemplate(file, placeholders), fillTemplate(template(file), placeholders)] as const),
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

/** Outside the repository, packages are found through a link beside the remote. */
const linkPackages = (repository: string, parent: string): void => {
  const link = join(parent, 'node_modules')
  if (relative(repository, parent).startsWith('..') && !lstatSync(link, { throwIfNoEntry: false })) {
    symlinkSync(join(repository, 'node_modules'), link, 'junction')
  }
}

/**
 * Makes a remote in a new folder of `parent`: complete, tested, ready to be built. `repository` is where our packages are
 * installed. Answers the folder. Throws {@link UsageError} before anything is written.
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
  for (const [file, text] of renderFiles(options, repository)) {
    const target = join(dir, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  linkPackages(repository, resolve(parent))
  layOut(repository, dir)
  return dir
}

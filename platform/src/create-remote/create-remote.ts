import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { layOut } from '../build/lay-out'
import { manifestsIn, refuseTaken } from './claims'
import { fillTemplate } from './fill-template'
import { BadOrder } from './read-arguments'
import type { RemoteOrder } from './remote-order'
import { kebab } from './spellings'
import { slotFile, wordsOf, wordsOfPage, wordsOfSlot } from './words-of'

const TEMPLATE = join(import.meta.dirname, 'template')
const SUFFIX = '.template'
const PAGE = 'src/pages/page.tsx'
const SLOT = 'src/features/send-feedback/slot.tsx'

const templateFiles = (): string[] =>
  readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))

/** File -> text of a whole remote. */
export const filesOf = (order: RemoteOrder, house: string): Map<string, string> => {
  const words = wordsOf(order, house)
  const template = (file: string) => readFileSync(join(TEMPLATE, file + SUFFIX), 'utf8')
  const plain = templateFiles().filter((file) => file !== PAGE && file !== SLOT)
  return new Map([
    ...plain.map((file) => [fillTemplate(file, words), fillTemplate(template(file), words)] as const),
    ...order.pages.map(
      ({ path }) =>
        [join(dirname(PAGE), `${kebab(path)}-page.tsx`), fillTemplate(template(PAGE), wordsOfPage(path))] as const,
    ),
    ...order.slots.map(
      (slot) =>
        [join(dirname(SLOT), `${slotFile(slot)}.tsx`), fillTemplate(template(SLOT), wordsOfSlot(slot))] as const,
    ),
  ])
}

/** Outside the house, packages are found through a link beside the remote. */
const linkPackages = (house: string, parent: string): void => {
  const link = join(parent, 'node_modules')
  if (relative(house, parent).startsWith('..') && !lstatSync(link, { throwIfNoEntry: false })) {
    symlinkSync(join(house, 'node_modules'), link, 'junction')
  }
}

/**
 * Makes a remote in a new folder of `parent`: complete, tested, ready to be built. `house` is where our packages are
 * installed. Answers the folder. Throws {@link BadOrder} before anything is written.
 */
export const createRemote = async (house: string, order: RemoteOrder, parent = house): Promise<string> => {
  const dir = join(resolve(parent), order.name)
  if (existsSync(dir)) throw new BadOrder(`${dir} is there already`)
  mkdirSync(resolve(parent), { recursive: true })
  refuseTaken(order, await manifestsIn(resolve(parent)))
  for (const [file, text] of filesOf(order, house)) {
    const target = join(dir, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  linkPackages(house, resolve(parent))
  layOut(house, dir)
  return dir
}

import { parseArgs } from 'node:util'
import { SLOT_NAMES, type SlotName } from '@shuttle/contracts'
import { UsageError } from '../release/read-arguments'
import type { PageOptions, RemoteOptions } from './remote-options'
import { sentence, withoutPrefix } from './spellings'

const USAGE =
  'npm run create-remote -- <name> [--path /my_order]... [--path "/my_order=My orders|我的订单|我的訂單"]... [--slot ticket-viewer.v1]... [--dir <parent folder>]'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const PATH = /^\/[\w./]*$/

const toPageOptions = (text: string): PageOptions => {
  const [path = '', titles] = text.split('=', 2)
  if (!PATH.test(path)) {
    throw new UsageError(`"${path}" is no path: it starts with / and has letters, digits, _ . and / only`)
  }
  const plain = sentence(path) || 'Home'
  const [en = plain, simplified = plain, traditional = plain] = titles?.split('|').map((title) => title.trim()) ?? []
  if (titles !== undefined && !(en && simplified && traditional && titles.split('|').length === 3)) {
    throw new UsageError(`the title of ${path} needs three languages: English|简体中文|繁體中文`)
  }
  return { path, title: { 'zh-cn': simplified, 'zh-hk': traditional, en } }
}

const toSlotName = (text: string): SlotName => {
  const slot = SLOT_NAMES.find((name) => name === text)
  if (!slot) throw new UsageError(`there is no slot "${text}"; the contracts know ${SLOT_NAMES.join(', ')}`)
  return slot
}

/** Reads the arguments after `create-remote`; `dir` is undefined without a folder. Throws {@link UsageError}. */
export const readArguments = (args: readonly string[]): { options: RemoteOptions; dir: string | undefined } => {
  const parse = () => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          path: { type: 'string', multiple: true },
          slot: { type: 'string', multiple: true },
          dir: { type: 'string' },
        },
      })
    } catch (error) {
      throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
    }
  }
  const { values, positionals } = parse()
  const [given, ...more] = positionals
  if (!given || more.length > 0) throw new UsageError(`one name is needed\n${USAGE}`)
  const short = withoutPrefix(given)
  if (!NAME.test(short)) {
    throw new UsageError(
      `"${given}" is no name for a remote: small letters, digits and single hyphens, such as "orders"`,
    )
  }
  const pages = (values.path ?? [`/${short.replaceAll('-', '_')}`]).map(toPageOptions)
  return { options: { name: `mf-${short}`, pages, slots: (values.slot ?? []).map(toSlotName) }, dir: values.dir }
}

import { parseArgs } from 'node:util'
import { UsageError } from '../release/read-arguments'
import type { PageOptions, RemoteOptions } from './remote-options'
import { withoutPrefix } from './spellings'

const USAGE =
  'npm run create-remote -- <name> --path "/my_order=My orders|我的订单|我的訂單"... [--slot tour-badge.v1]... [--dir <parent folder> [--registry <address>]] [--owner @team]'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const PATH = /^\/[\w./]*$/
const SLOT = /^[a-z][a-z0-9-]*\.v\d+$/
const OWNER = /^@[\w-]+(\/[\w-]+)?$/

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

const toPageOptions = (text: string): PageOptions => {
  const [path = '', titles] = text.split('=', 2)
  if (!PATH.test(path)) {
    throw new UsageError(`"${path}" is no path: it starts with / and has letters, digits, _ . and / only`)
  }
  const [en = '', simplified = '', traditional = '', ...more] = titles?.split('|').map((title) => title.trim()) ?? []
  if (!en || !isChinese(simplified) || !isChinese(traditional) || more.length > 0) {
    throw new UsageError(
      `the title of ${path} needs three languages: --path "${path}=English|简体中文|繁體中文", such as "/my_order=My orders|我的订单|我的訂單"`,
    )
  }
  return { path, title: { 'zh-cn': simplified, 'zh-hk': traditional, en } }
}

const toSlotName = (text: string): string => {
  if (!SLOT.test(text)) throw new UsageError(`"${text}" is no name of a slot, such as "tour-badge.v1"`)
  return text
}

const toOwner = (text: string): string => {
  if (!OWNER.test(text)) throw new UsageError(`"${text}" is no owner, such as @company/tours`)
  return text
}

const toRegistry = (text: string): string => {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw new UsageError(`"${text}" is no address of a registry, such as https://npm.example/`)
  return new URL(text).href
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
          registry: { type: 'string' },
          owner: { type: 'string' },
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
  const slots = (values.slot ?? []).map(toSlotName)
  const owner = values.owner === undefined ? undefined : toOwner(values.owner)
  const registry = values.registry === undefined ? undefined : toRegistry(values.registry)
  if (registry !== undefined && values.dir === undefined)
    throw new UsageError(`a remote in the repository needs no registry: name its folder, or leave it out\n${USAGE}`)
  return { options: { name: `mf-${short}`, pages, slots, owner, registry }, dir: values.dir }
}

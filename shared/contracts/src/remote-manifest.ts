import * as z from 'zod/mini'
import { declaredContracts, slotName } from './declared-contracts'
import { remoteOrigins } from './remote-origins'

export const CONTRACT_VERSION = 1

const localizedText = z.object({ 'zh-cn': z.string(), 'zh-hk': z.string(), en: z.string() })

/** Value of a field for each value of a parameter of the address; '' is for an address that lacks the parameter. */
const queryMapping = z.object({ query: z.string(), values: z.record(z.string(), z.string()) })

/**
 * Body values starting with `$query.` are filled from the address, `$today` with the business day, a mapping by the
 * parameter it names. An address with any other value starts no call: see `fillFirstCall`.
 */
export const firstCall = z.object({
  path: z.string(),
  body: z.record(z.string(), z.union([z.string(), queryMapping])),
  access: z.enum(['public', 'member']),
})

const pageManifest = z.object({
  /** Exact path below the base, such as `/ticket_details`. */
  path: z.string().check(z.regex(/^\/[\w./]*$/)),
  /** Route name; `homeName` in addresses refers to it. Its chunk is called `page-<name>`. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/i)),
  title: localizedText,
  /** Token of the page's background colour. */
  background: z.enum(['bg', 'surface']),
  /** Deeper pages have higher numbers; decides the direction of the page transition. */
  index: z.int(),
  guard: z.enum(['public', 'member', 'staff']),
  keepAlive: z.boolean(),
  bottomBar: z.boolean(),
  /** Route name that Buy of its bottom bar leads to, also later from My; missing where that is the home page. */
  homeName: z.optional(z.string()),
  /** The page starts with a tall coloured header; the skeleton draws one too, so that the layout does not shift. */
  header: z.enum(['hero', 'bar', 'none']),
  firstCall: z.optional(firstCall),
  /** Public calls of the screen beside the first one: their answers come with the page too. */
  extraCalls: z.optional(z.array(firstCall)),
  /** Slots on its first screen: their fillers come with the page, whichever remote owns them. */
  firstSlots: z.optional(z.array(slotName)),
  /** Name of its chunk where that is not `page-<name>`. */
  chunk: z.optional(z.string()),
})

/** A remote as pure data. The build evaluates it; the shell learns about pages from it only. */
export const remoteManifest = z.object({
  /** Kebab-case id, also the i18next namespace of its texts. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  contract: z.literal(CONTRACT_VERSION),
  /**
   * Wire version of its calls, so that its first answers are requested in the same one; missing where it makes none.
   */
  wire: z.optional(z.int()),
  pages: z.array(pageManifest),
  /** Names of the slots it fills: those of `SLOT_NAMES`, and the ones it declares. */
  slots: z.array(slotName),
  declares: z.optional(declaredContracts),
  /** Other origins that its pages call, embed or show pictures of; the operator of the site admits each. */
  origins: z.optional(remoteOrigins),
})
export type RemoteManifest = z.infer<typeof remoteManifest>
export type PageManifest = z.infer<typeof pageManifest>
export type FirstCall = z.infer<typeof firstCall>

import * as z from 'zod/mini'
import type { BootData } from './registry'

/**
 * The registry as a page carries it: a column for each field instead of an object for each remote, because fifty
 * remotes as objects are half as large again. Columns are joined by commas, which none of their values contains.
 */
export const packedRegistry = z.object({
  names: z.string(),
  versions: z.string(),
  /** Version that each remote falls back to; empty where there is none. */
  before: z.string(),
  /** Entry files below the remote's folder; empty for a remote that is not loaded: closed, or part of the shell. */
  entries: z.string(),
  /** SHA-256 of each existing entry, in order: base64, 43 characters each, concatenated. */
  hashes: z.string(),
  /** Slots of each remote, joined by spaces. */
  slots: z.string(),
  /** Number of pages of each remote. */
  pageCounts: z.string(),
  paths: z.string(),
  /** Names of the pages. */
  routes: z.string(),
  titles: z.array(z.string()),
  indexes: z.string(),
  /**
   * For each page the sum of 1 surface, 2 keepAlive, 4 bottomBar, 8 times the header's index and 32 times the guard's.
   */
  traits: z.string(),
  /** Path -> route name that Buy leads to, for pages where that is not the home page. */
  homes: z.optional(z.record(z.string(), z.string())),
  /** Names of the remotes closed by the kill switch. */
  closed: z.optional(z.array(z.string())),
  /** Name -> folder of a remote that is not served from its place on this site. */
  bases: z.optional(z.record(z.string(), z.string())),
})
export type PackedRegistry = z.infer<typeof packedRegistry>

/** {@link BootData} as inlined in the page. */
export type PageBootData = Omit<BootData, 'registry'> & {
  registry: Omit<BootData['registry'], 'remotes'> & { remotes: PackedRegistry }
}

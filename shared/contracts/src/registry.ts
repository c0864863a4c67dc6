import * as z from 'zod/mini'
import { buildContracts } from './build-contracts'
import { LANGUAGE_CODES } from './language'
import { firstCall, remoteManifest } from './remote-manifest'

const compressedFile = z.object({ integrity: z.string(), bytes: z.int() })
const file = z.object({
  integrity: z.string(),
  bytes: z.int(),
  type: z.enum(['script', 'style', 'other']),
  /** Compressed copies that the build wrote beside the file, by their extension; missing in older builds. */
  compressed: z.optional(z.object({ br: z.optional(compressedFile), gz: z.optional(compressedFile) })),
})

/** Description of a build, written beside its files as `remote.json`. Names in lists are keys of `files`. */
export const buildRecord = z.object({
  kind: z.enum(['shell', 'remote']),
  name: z.string(),
  /** `<package version>-<hash of the sources>`; immutable. */
  version: z.string(),
  /** Global name of the container; carries the version. Empty for the shell. */
  container: z.string(),
  /** The container's entry, or the shell's main script. */
  entry: z.string(),
  /** For the shell: version of each shared library it provides. For a remote: the ranges it needs. */
  shared: z.record(z.string(), z.string()),
  files: z.record(z.string(), file),
  /** Files of every page: the exposed module, styles. For the shell: its styles. */
  baseFiles: z.array(z.string()),
  /** Path -> further files of that page. */
  pathFiles: z.record(z.string(), z.array(z.string())),
  /** Slot -> files of its filler; missing in older builds. */
  slotFiles: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Namespace -> language -> file of texts as JSON, inlined by the composer. */
  textFiles: z.record(z.string(), z.record(z.string(), z.string())),
  manifest: z.optional(remoteManifest),
  /** Pages that come with the shell itself; in the single build, all of them. */
  builtIn: z.optional(z.array(remoteManifest)),
  /** For the shell: shared key -> names it exports, where it provides only a part. */
  provides: z.optional(z.record(z.string(), z.array(z.string()))),
  /** For a remote: shared key -> names it imports. */
  uses: z.optional(z.record(z.string(), z.array(z.string()))),
  /** What it gives to other builds and takes from them; missing in older builds. */
  contracts: z.optional(buildContracts),
  /**
   * Absolute address of the folder that serves its scripts and styles, with a trailing slash, when that is not this
   * site.
   */
  base: z.optional(z.string()),
})
export type BuildRecord = z.infer<typeof buildRecord>

/** One remote in the page's inlined registry: only what the shell needs before loading it. */
export const registryEntry = z.object({
  name: z.string(),
  version: z.string(),
  container: z.string(),
  /** Address of the hashed entry. */
  entry: z.string(),
  integrity: z.string(),
  pages: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      title: z.string(),
      background: z.enum(['bg', 'surface']),
      index: z.int(),
      guard: z.enum(['public', 'member', 'staff']),
      keepAlive: z.boolean(),
      bottomBar: z.boolean(),
      homeName: z.optional(z.string()),
      header: z.enum(['hero', 'bar', 'none']),
    }),
  ),
  slots: z.array(z.string()),
  /** Closed by the kill switch: nothing of it is loaded, and its paths show the closed page. */
  closed: z.optional(z.boolean()),
})
export type RegistryEntry = z.infer<typeof registryEntry>
export type RegistryPage = RegistryEntry['pages'][number]

/** Inlined as `<script type="application/json" id="boot">`: all the data of the shell at its start. */
export const bootData = z.object({
  language: z.enum(LANGUAGE_CODES),
  /** Server clock, milliseconds. */
  now: z.int(),
  registry: z.object({
    /** Name of this set of versions. */
    revision: z.string(),
    shell: z.string(),
    remotes: z.array(registryEntry),
    /** Number of withdrawals this set knows of; answers of the service carry the latest in `x-withdrawals`. */
    withdrawals: z.optional(z.int()),
  }),
  /** Signed id of this visit, of the documents that report loads, faults and web vitals. */
  visit: z.optional(z.string()),
  /** Versions that only this visitor sees, by a signed link: the shell shows a badge. */
  preview: z.optional(z.array(z.object({ name: z.string(), version: z.string() }))),
  /** Shell texts, then texts of the path's owner, by namespace. */
  texts: z.record(z.string(), z.unknown()),
  /** Answers of public first calls: path, body as sent (without common fields), answer. */
  answers: z.array(z.object({ path: z.string(), body: z.record(z.string(), z.string()), answer: z.unknown() })),
  /**
   * A member's first call of the path: the boot script fills it from the address and starts it when a token is stored.
   */
  firstCall: z.optional(z.extend(firstCall, { wire: z.optional(z.int()) })),
})
export type BootData = z.infer<typeof bootData>

/** `GET /webhtml/registry/withdrawn`: versions that an open page must leave as soon as it shows no screen of them. */
export const withdrawals = z.object({
  /** As in the header `x-withdrawals`. */
  revision: z.int(),
  /** Name -> versions that were withdrawn. */
  withdrawn: z.record(z.string(), z.array(z.string())),
  /** Names closed by the kill switch. */
  closed: z.array(z.string()),
})
export type Withdrawals = z.infer<typeof withdrawals>

import type { BuildRecord, LanguageCode } from '@shuttle/contracts'

/** A build as the composer needs it, checked against the release book. Immutable. */
export interface Build {
  record: BuildRecord
  /** Address of the folder its scripts and styles are served from, with a slash at the end. */
  base: string
  /** Namespace -> language -> texts. */
  texts: Readonly<Record<string, Partial<Record<LanguageCode, unknown>>>>
  /** Of a shell; empty otherwise. */
  bootScript: string
  /** What it was read from, by key of the store. */
  sources: Readonly<Record<string, string>>
}

/** A build as the release book names it. */
export interface BuildName {
  kind: 'shell' | 'remote'
  name: string
  version: string
  /** SHA-256 of `remote.json`, hex. */
  digest: string
}

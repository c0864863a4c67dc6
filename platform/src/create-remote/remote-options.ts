import type { LocalizedText } from '@shuttle/contracts'
import { withoutPrefix } from './spellings'

/** One page to create. */
export interface PageOptions {
  /** Exact path below the base, such as `/my_order`. */
  path: string
  title: LocalizedText
}

/** Options of a new remote. */
export interface RemoteOptions {
  /** Folder and id, such as `mf-orders`. */
  name: string
  pages: readonly PageOptions[]
  slots: readonly string[]
  /** Who reviews it, as CODEOWNERS names them; its team at this site where it is missing. */
  owner?: string | undefined
  /** Outside of the repository: the npm registry that has the shared packages; they are files where it is missing. */
  registry?: string | undefined
}

/** The team of a remote at this site. */
export const ownerOf = (name: string): string => `@bridge-shuttle/${withoutPrefix(name)}`

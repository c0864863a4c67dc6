import type { LocalizedText, SlotName } from '@shuttle/contracts'

/** One page to be made. */
export interface PageOptions {
  /** Exact path below the base, such as `/my_order`. */
  path: string
  title: LocalizedText
}

/** What a remote is made of. */
export interface RemoteOptions {
  /** Folder and id, such as `mf-orders`. */
  name: string
  pages: readonly PageOptions[]
  slots: readonly SlotName[]
}

import type { LocalizedText, SlotName } from '@shuttle/contracts'

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
  slots: readonly SlotName[]
}

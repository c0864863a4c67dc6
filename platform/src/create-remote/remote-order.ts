import type { LocalizedText, SlotName } from '@shuttle/contracts'

/** One page to be made. */
export interface PageOrder {
  /** Exact path below the base, such as `/my_order`. */
  path: string
  title: LocalizedText
}

/** What somebody wants a remote to be made of. */
export interface RemoteOrder {
  /** Folder and id, such as `mf-orders`. */
  name: string
  pages: readonly PageOrder[]
  slots: readonly SlotName[]
}

import type { ComponentType } from 'react'
import type { LanguageCode } from './language'
import type { RemoteManifest } from './remote-manifest'
import type { SlotName, SlotProps } from './slots'

/** Texts of one remote in one language: nested plain text with `{{name}}` placeholders. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** A remote as the shell sees it: its manifest and what to draw. Exposed as `./remote`. */
export interface RemoteModule {
  manifest: RemoteManifest
  /** One entry for each path of the manifest. */
  pages: Readonly<Record<string, () => Promise<{ Page: ComponentType }>>>
  slots: { readonly [Name in SlotName]?: () => Promise<{ Slot: ComponentType<SlotProps[Name]> }> }
  texts: Readonly<Record<LanguageCode, () => Promise<{ texts: TextTree }>>>
}

/** News of an app's build, as the server sends it to pages; `hash` names the build. */
export interface BuildNews {
  app: string
  hash: string
  errors: readonly string[]
  /** No page can apply the build while it runs. */
  needsReload?: boolean
}

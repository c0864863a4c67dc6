import './development-page'

/** Defined by the build. */
declare const DEVELOPED_APP: string
declare const __webpack_hash__: string

interface Hot {
  status: () => string
  check: (autoApply: boolean) => Promise<readonly unknown[] | null>
}
const hot = (import.meta as ImportMeta & { webpackHot?: Hot }).webpackHot

if (hot) {
  window.development?.join(DEVELOPED_APP, {
    hash: () => __webpack_hash__,
    update: async () => hot.status() === 'idle' && (await hot.check(true)) !== null,
  })
}

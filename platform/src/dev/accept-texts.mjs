import { basename } from 'node:path'

/** Appended to modules of texts, so that a new one is accepted without a reload. */
// biome-ignore lint/style/noDefaultExport: a loader is a default export.
export default function acceptTexts(source) {
  return `${source}
if (import.meta.webpackHot) {
  if (import.meta.webpackHot.data)
    window.development?.takeTexts?.('${basename(this.resourcePath, '.ts')}', DEVELOPED_APP, texts)
  import.meta.webpackHot.accept()
}
`
}

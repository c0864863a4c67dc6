/**
 * Appended to modules of texts, so that a new one is accepted without a reload. The page receives the texts as build
 * news.
 */
// biome-ignore lint/style/noDefaultExport: a loader is a default export.
export default (source) => `${source}\nif (import.meta.webpackHot) import.meta.webpackHot.accept()\n`

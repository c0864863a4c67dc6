/** Appended to modules of texts: a new one is taken without a reload. The page itself hears the texts as news. */
// biome-ignore lint/style/noDefaultExport: a loader is a default export.
export default (source) => `${source}\nif (import.meta.webpackHot) import.meta.webpackHot.accept()\n`

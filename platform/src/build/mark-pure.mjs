const COMPONENT = /= (React\d*\.(?:forwardRef|memo)\()/g
const NAME = /^[A-Za-z]+\.displayName = "\w+";$/gm
/** Used in react-server applications only. */
const SERVER_CONTEXT = /^RenderErrorBoundary\.contextType = RSCRouterContext;$/m

/**
 * The router's single file creates and names components at its top level without marking this as pure, so that unused
 * links, forms and route trees would stay in the first script.
 */
// biome-ignore lint/style/noDefaultExport: a loader is a default export.
export default (source) =>
  source.replace(COMPONENT, '= /* @__PURE__ */ $1').replace(NAME, '').replace(SERVER_CONTEXT, '')

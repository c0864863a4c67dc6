const COMPONENT = /= (React\d*\.(?:forwardRef|memo)\()/g
const NAME = /^[A-Za-z]+\.displayName = "\w+";$/gm
/** Read in react-server applications alone. */
const SERVER_CONTEXT = /^RenderErrorBoundary\.contextType = RSCRouterContext;$/m

/**
 * The router's one file makes and names components at its top level without saying that this has no effect, so that links,
 * forms and route trees which nobody imports would stay in the first script.
 */
// biome-ignore lint/style/noDefaultExport: a loader is a default export.
export default (source) =>
  source.replace(COMPONENT, '= /* @__PURE__ */ $1').replace(NAME, '').replace(SERVER_CONTEXT, '')

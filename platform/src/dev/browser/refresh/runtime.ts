/**
 * Replaces `react-refresh/runtime` in every development build: all share the page's one runtime, to which React reports
 * its roots. Modules of two builds may have the same path, so component names include the app.
 */
import type * as Refresh from 'react-refresh/runtime'
import '../development-page'

/** Defined by the build. */
declare const DEVELOPED_APP: string

const page = window.development
if (!page) throw new Error('the development client is missing from this page')

export const register: typeof Refresh.register = (type, id) => page.refresh.register(type, `${DEVELOPED_APP} ${id}`)
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = page.refresh

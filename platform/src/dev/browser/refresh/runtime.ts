/**
 * Stands for `react-refresh/runtime` in every development build: all of them share the page's one runtime, the only
 * one that React reported its roots to. Modules of two builds may have one path, so names of components carry the app.
 */
import type * as Refresh from 'react-refresh/runtime'
import '../development-page'

/** Written by the build. */
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

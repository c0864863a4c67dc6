declare module 'react-refresh/runtime' {
  export const injectIntoGlobalHook: (scope: unknown) => void
  export const register: (type: unknown, id: string) => void
  export const createSignatureFunctionForTransform: () => (...parts: unknown[]) => unknown
  export const performReactRefresh: () => unknown
  export const isLikelyComponentType: (type: unknown) => boolean
  export const getFamilyByType: (type: unknown) => unknown
}

declare module '@rspack/core/hot/emitter.js' {
  export const emitter: { emit: (event: 'webpackHotUpdate', hash: string) => void }
}

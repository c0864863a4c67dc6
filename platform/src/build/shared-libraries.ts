/** One library that the shell provides and remotes only consume. */
export interface SharedLibrary {
  /** Import request, also the share key. */
  key: string
  /** Package whose installed version is the provided one. */
  from: string
  /** Part of the shell's first script; lazy ones are one file each. */
  eager: boolean
  /**
   * File of the shell that provides a part of the library under its name; without one, the whole library is provided.
   */
  part?: string
}

/** All libraries that exist once in a page. Remotes need the major and minor version they were built with. */
export const SHARED_LIBRARIES: readonly SharedLibrary[] = [
  { key: 'react', from: 'react', eager: true },
  { key: 'react/jsx-runtime', from: 'react', eager: true },
  { key: 'react-dom', from: 'react-dom', eager: true },
  { key: 'react-router-dom', from: 'react-router-dom', eager: true, part: 'src/shared/router.ts' },
  { key: 'i18next', from: 'i18next', eager: true, part: 'src/shared/i18next.ts' },
  { key: 'react-i18next', from: 'react-i18next', eager: true, part: 'src/shared/react-i18next.ts' },
  { key: '@tanstack/react-query', from: '@tanstack/react-query', eager: true, part: 'src/shared/query.ts' },
  { key: '@shuttle/host', from: '@shuttle/host', eager: true },
  { key: '@shuttle/api-client', from: '@shuttle/api-client', eager: true },
  { key: '@shuttle/ui', from: '@shuttle/ui', eager: true },
  { key: '@shuttle/ui/overlay', from: '@shuttle/ui', eager: false },
]

/** Shared key -> names that are imported of it, or provided. */
export type NamesByKey = Record<string, string[]>

/**
 * Packages that come with a shared library and would be second copies in a remote. Package -> import to use instead.
 */
export const BEHIND_SHARED: Readonly<Record<string, string>> = {
  'react-router': 'react-router-dom',
  scheduler: 'react-dom',
  '@tanstack/query-core': '@tanstack/react-query',
  axios: '@shuttle/api-client',
  '@base-ui/react': '@shuttle/ui/overlay',
}

/** Folders of shared packages that every remote bundles itself: large, or used by few. */
export const BUNDLED_PARTS: Readonly<Record<string, readonly string[]>> = {
  '@shuttle/host': ['src/lazy', 'src/files'],
  '@shuttle/ui': ['src/banner', 'src/calendar', 'src/captcha', 'src/backoffice'],
}

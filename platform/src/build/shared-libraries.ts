/** One library that the shell provides and remotes only consume. */
export interface SharedLibrary {
  /** Import request, also the share key. */
  key: string
  /** Package whose installed version is the provided one. */
  from: string
  /** In the shell's first script; lazy ones are one file each. */
  eager: boolean
}

/** Every library that exists once in a page. Remotes need the major and minor they were built with. */
export const SHARED_LIBRARIES: readonly SharedLibrary[] = [
  { key: 'react', from: 'react', eager: true },
  { key: 'react/jsx-runtime', from: 'react', eager: true },
  { key: 'react-dom', from: 'react-dom', eager: true },
  { key: 'react-router-dom', from: 'react-router-dom', eager: true },
  { key: 'i18next', from: 'i18next', eager: true },
  { key: 'react-i18next', from: 'react-i18next', eager: true },
  { key: '@tanstack/react-query', from: '@tanstack/react-query', eager: true },
  { key: '@shuttle/host', from: '@shuttle/host', eager: true },
  { key: '@shuttle/api-client', from: '@shuttle/api-client', eager: true },
  { key: '@shuttle/ui', from: '@shuttle/ui', eager: true },
  { key: '@shuttle/ui/overlay', from: '@shuttle/ui', eager: false },
]

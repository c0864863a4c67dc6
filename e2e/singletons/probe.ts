/** Libraries of which a page has one copy, by the export that distinguishes copies. */
export const LIBRARIES = {
  react: `useState`,
  'react/jsx-runtime': `jsx`,
  'react-dom': `createPortal`,
  'react-router-dom': `useLocation`,
  i18next: `createInstance`,
  'react-i18next': `useTranslation`,
  '@tanstack/react-query': `useQuery`,
  '@shuttle/host': `getHost`,
  '@shuttle/api-client': `send`,
  '@shuttle/ui': `Button`,
  '@shuttle/ui/overlay': `Dialog`,
} as const
export type Library = keyof typeof LIBRARIES

/** Libraries of one remote, as stored in the page's `copies`. */
export interface Holding {
  remote: string
  holds: Record<Library, unknown>
}

const LATE: Library = '@shuttle/ui/overlay'

/**
 * A module for remotes under test: stores this remote's instance of every shared library in the page's `copies`. `from`
 * names another source of a library.
 */
export const probeModule = (remote: string, from: Partial<Record<Library, string>> = {}): string => {
  const eager = (Object.keys(LIBRARIES) as Library[]).filter((key) => key !== LATE)
  const imports = eager.map((key, at) => `import { ${LIBRARIES[key]} as x${at} } from '${from[key] ?? key}'`)
  const holds = eager.map((key, at) => `'${key}': x${at}`)
  return [
    ...imports,
    `const page = window as unknown as { copies?: object[] }`,
    `const copies = page.copies ?? []`,
    `page.copies = copies`,
    `void import('${LATE}').then(({ ${LIBRARIES[LATE]} }) =>`,
    `  copies.push({ remote: '${remote}', holds: { ${holds.join(', ')}, '${LATE}': ${LIBRARIES[LATE]} } }))`,
  ].join('\n')
}

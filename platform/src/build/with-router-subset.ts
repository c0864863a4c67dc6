import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { buildMode } from './browser-config'

/**
 * Builds the router without its development warnings, which its package gives to every bundler, and without unused
 * parts. Only a build that bundles the router needs it; `dir` is a package that depends on the router.
 */
export const withRouterSubset = (config: Configuration, dir: string): Configuration => {
  if (buildMode === 'development') return config
  const main = createRequire(join(dir, 'package.json')).resolve('react-router')
  const production = join(dirname(dirname(main)), 'production')
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, 'react-router$': join(production, 'index.mjs') } },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        { test: /chunk-\w+\.mjs$/, include: production, use: join(import.meta.dirname, 'mark-pure.mjs') },
      ],
    },
  }
}

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buildMode } from './browser-config'

/**
 * For `resolve.alias`: every entry of the router's package leads to its development build, with warnings that nobody reads on
 * a phone. `dir` is the package that depends on the router.
 */
export const productionRouter = (dir: string): Record<string, string> => {
  if (buildMode === 'development') return {}
  const router = dirname(createRequire(join(dir, 'package.json')).resolve('react-router/package.json'))
  return { 'react-router$': join(router, 'dist/production/index.mjs') }
}

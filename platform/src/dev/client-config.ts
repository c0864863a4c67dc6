import type { Configuration } from '@rspack/core'
import { browserConfig } from '../build/browser-config'

/** The development script of the page: receives builds, owns the single React Refresh runtime, shows build errors. */
export const clientConfig = (): Configuration => {
  const base = browserConfig({ dir: import.meta.dirname, name: 'client', uniqueName: 'development_client' })
  return {
    ...base,
    // React Refresh is empty in a production build.
    mode: 'development',
    entry: { client: './browser/page-client.ts' },
    output: { ...base.output, filename: '[name].js' },
    optimization: { minimize: false, splitChunks: false },
    plugins: [],
  }
}

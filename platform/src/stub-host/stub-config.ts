import { type Configuration, rspack } from '@rspack/core'
import { browserConfig } from '../build/browser-config'
import { sharedVersions } from '../build/shared-ranges'
import { folderAddress } from '../dev/addresses'

/** The build of desk and stage; the stage provides the libraries that are installed for the remote in `dir`. */
export const stubConfig = (dir: string, outputDir: string): Configuration => {
  const base = browserConfig({ dir: import.meta.dirname, name: 'stub', uniqueName: 'stub_host' })
  return {
    ...base,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    lazyCompilation: false,
    entry: { desk: './desk/main.tsx', stage: './stage/main.tsx' },
    output: {
      ...base.output,
      path: outputDir,
      publicPath: folderAddress('stub'),
      filename: '[name].js',
      cssFilename: '[name].css',
      clean: false,
    },
    optimization: { ...base.optimization, minimize: false },
    plugins: [new rspack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions(dir)) })],
  }
}

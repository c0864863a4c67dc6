import { basename, join } from 'node:path'
import type { Configuration } from '@rspack/core'

/** The build of a program for Node: our own code in one file, installed packages stay external. */
export const nodePreset = (options: { dir: string; entry: Record<string, string> }): Configuration => ({
  name: basename(options.dir),
  mode: 'production',
  context: options.dir,
  target: 'node20',
  devtool: 'source-map',
  entry: options.entry,
  output: {
    path: join(options.dir, 'dist'),
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  resolve: { extensions: ['.ts', '.js'] },
  externalsType: 'module',
  externals: [
    ({ request }, callback) => {
      const ours = !request || request.startsWith('.') || request.startsWith('/') || request.startsWith('@shuttle/')
      return ours ? callback() : callback(undefined, request)
    },
  ],
  module: {
    // One file for each entry, because an artefact lists few files.
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [
      {
        test: /\.ts$/,
        use: { loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } },
      },
      { test: /\.sql$/, type: 'asset/source' },
    ],
  },
  optimization: { minimize: false, splitChunks: false },
  stats: 'errors-warnings',
})

import { join } from 'node:path'
import { rspack } from '@rspack/core'

const dir = import.meta.dirname

/**
 * The gallery is a standalone page: no shell, no federation, so that widgets can be viewed when nothing else is
 * running.
 */
export default {
  mode: 'production',
  context: dir,
  entry: { gallery: './main.tsx' },
  target: ['web', 'es2022'],
  devtool: false,
  output: {
    path: join(dir, '../dist/gallery'),
    filename: '[name].js',
    chunkFilename: '[name].js',
    cssFilename: '[name].css',
    cssChunkFilename: '[name].css',
    publicPath: '',
    // One script: its content security policy lets no script load another.
    asyncChunks: false,
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    parser: { 'css/module': { namedExports: false } },
    generator: { 'css/module': { localIdentName: '[local]-[hash:base64:5]', exportsConvention: 'as-is' } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
      { test: /\.module\.css$/, type: 'css/module' },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    ],
  },
  optimization: {
    chunkIds: 'named',
    splitChunks: false,
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin(),
      new rspack.LightningCssMinimizerRspackPlugin({
        minimizerOptions: { targets: ['chrome >= 111', 'safari >= 16.4'] },
      }),
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer' })],
  performance: false,
  stats: 'errors-warnings',
}

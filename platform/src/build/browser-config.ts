import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { RetriedStylesPlugin } from './retried-styles-plugin'

export type BuildMode = 'production' | 'development'
export const buildMode: BuildMode = process.env.NODE_ENV === 'development' ? 'development' : 'production'

/** Chrome and WebView 111, Safari 16.4: older browsers get a plain page. */
const BROWSERS = ['chrome >= 111', 'safari >= 16.4', 'firefox >= 115']

/** Constants that libraries check to run elsewhere too: without them the code for other platforms is bundled. */
const IN_A_BROWSER = {
  'typeof process': JSON.stringify('undefined'),
  'typeof window': JSON.stringify('object'),
  'typeof document': JSON.stringify('object'),
}

const swcRule = (syntax: 'typescript', tsx: boolean, refresh: boolean) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: { parser: { syntax, tsx }, transform: { react: { runtime: 'automatic', refresh } } },
    env: { targets: BROWSERS },
  },
})

/**
 * Shared settings of shell, remotes and the single build. `uniqueName` separates class names and chunk globals;
 * `refresh` enables hot replacement of components.
 */
export const browserConfig = (options: {
  dir: string
  name: string
  uniqueName: string
  refresh?: boolean
}): Configuration => ({
  name: options.name,
  mode: buildMode,
  context: options.dir,
  target: ['web', 'es2022'],
  devtool: false,
  output: {
    path: join(options.dir, 'dist'),
    filename: '[name].[contenthash:8].js',
    // The folder of a version is immutable: a hash in each name would only make every entry larger.
    chunkFilename: '[name].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: '[name].css',
    uniqueName: options.uniqueName,
    publicPath: 'auto',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  module: {
    parser: { 'css/module': { namedExports: false, dashedIdents: false } },
    generator: {
      // The hash precedes the name: classes of one file start alike, which compresses better.
      'css/module': { localIdentName: `${options.name}__[hash:base64:4][local]`, exportsConvention: 'as-is' },
    },
    rules: [
      { test: /\.tsx$/, use: swcRule('typescript', true, options.refresh ?? false) },
      { test: /\.ts$/, use: swcRule('typescript', false, options.refresh ?? false) },
      { test: /\.module\.css$/, type: 'css/module' },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    ],
  },
  optimization: {
    // Stable chunk names, by which the build record finds a page's files.
    chunkIds: 'named',
    splitChunks: false,
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
        extractComments: false,
      }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
    ],
  },
  plugins: [
    new rspack.DefinePlugin(IN_A_BROWSER),
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], hashLoading: 'lazy', htmlPlugin: false }),
    new RetriedStylesPlugin(),
  ],
  performance: false,
  stats: 'errors-warnings',
})

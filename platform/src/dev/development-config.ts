import { join } from 'node:path'
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { folderAddress } from './addresses'
import type { DevelopmentApp } from './development-app'

const BROWSER = join(import.meta.dirname, 'browser')
/** Runs in every development build: applies new modules while the page runs. */
export const HOT_CLIENT = join(BROWSER, 'hot-client.ts')

/** Texts reach the page as news; a changed module of texts must not cause a reload. */
const hotTexts = (dir: string): RuleSetRule => ({
  include: join(dir, 'src/i18n'),
  test: /[\\/](zh-cn|zh-hk|en)\.ts$/,
  enforce: 'post',
  use: join(import.meta.dirname, 'accept-texts.mjs'),
})

/**
 * Turns a browser build into one for development: readable, hot, and with source maps that need no eval. One React
 * Refresh runtime serves the whole page; every build registers under its own name, because module paths are not unique.
 */
export const developmentConfig = (
  app: DevelopmentApp,
  outputDir: string,
  base: Configuration,
  plugins: NonNullable<Configuration['plugins']>,
): Configuration => ({
  ...base,
  name: app.name,
  mode: 'development',
  devtool: 'cheap-module-source-map',
  lazyCompilation: false,
  output: {
    ...base.output,
    path: outputDir,
    publicPath: folderAddress(app.name),
    filename: '[name].js',
    chunkFilename: '[name].js',
    cssFilename: '[name].css',
    cssChunkFilename: '[name].css',
    clean: false,
  },
  resolve: { ...base.resolve, alias: { 'react-refresh': join(BROWSER, 'refresh') } },
  module: { ...base.module, rules: [...(base.module?.rules ?? []), hotTexts(app.dir)] },
  optimization: { ...base.optimization, minimize: false, moduleIds: 'named', splitChunks: false },
  plugins: [
    ...plugins,
    new rspack.DefinePlugin({ DEVELOPED_APP: JSON.stringify(app.name) }),
    new rspack.HotModuleReplacementPlugin(),
    new ReactRefreshRspackPlugin({ test: /\.tsx$/, injectEntry: false }),
  ],
})

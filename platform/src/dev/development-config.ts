import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { LANGUAGE_CODES } from '@shuttle/contracts'
import type { DevelopmentApp } from './development-app'

const BROWSER = join(import.meta.dirname, 'browser')
/** A changed module of texts replaces them in the page instead of a reload. */
const ACCEPT_TEXTS = join(import.meta.dirname, 'accept-texts.mjs')

const textModules = (dir: string): string[] => LANGUAGE_CODES.map((language) => join(dir, 'src/i18n', `${language}.ts`))

/** Modules that precede an app's own: new modules of a build, and texts in every language, are applied at once. */
export const hotModules = ({ dir }: DevelopmentApp): string[] => [join(BROWSER, 'hot-client.ts'), ...textModules(dir)]

/**
 * Turns a browser build into one for development: readable, hot, and with source maps that need no eval. One React
 * Refresh runtime serves the whole page; every build registers under its own name, because module paths are not unique.
 */
export const developmentConfig = (
  app: DevelopmentApp,
  base: Configuration,
  plugins: NonNullable<Configuration['plugins']>,
): Configuration => ({
  ...base,
  name: app.name,
  mode: 'development',
  devtool: 'cheap-module-source-map',
  output: {
    ...base.output,
    filename: '[name].js',
    chunkFilename: '[name].js',
    cssFilename: '[name].css',
    cssChunkFilename: '[name].css',
  },
  resolve: { ...base.resolve, alias: { 'react-refresh': join(BROWSER, 'refresh') } },
  module: {
    ...base.module,
    rules: [...(base.module?.rules ?? []), { include: textModules(app.dir), enforce: 'post', use: ACCEPT_TEXTS }],
  },
  optimization: { ...base.optimization, minimize: false, moduleIds: 'named', splitChunks: false },
  plugins: [
    ...plugins,
    new rspack.DefinePlugin({ DEVELOPED_APP: JSON.stringify(app.name) }),
    new rspack.HotModuleReplacementPlugin(),
    new ReactRefreshRspackPlugin({ test: /\.tsx$/, injectEntry: false }),
  ],
})

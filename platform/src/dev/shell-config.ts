import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { browserConfig } from '../build/browser-config'
import type { DevelopmentApp } from './development-app'
import { developmentConfig, hotModules } from './development-config'

const TAKE_TEXTS = join(import.meta.dirname, 'browser/take-texts.ts')

/**
 * Plugins that define names and copy files serve development too; records and hashes of files are for published builds.
 */
const isForDevelopment = (plugin: unknown): boolean =>
  plugin instanceof rspack.DefinePlugin || plugin instanceof rspack.CopyRspackPlugin

/** The development build of the shell, based on the published one: its first script, hot. */
export const shellConfig = (app: DevelopmentApp, preset: Configuration): Configuration => {
  const base = browserConfig({ dir: app.dir, name: app.name, uniqueName: 'shell_dev', refresh: true })
  return developmentConfig(
    app,
    { ...preset, module: base.module ?? {}, entry: { main: [...hotModules(app), TAKE_TEXTS, './src/main.tsx'] } },
    (preset.plugins ?? []).filter(isForDevelopment),
  )
}

/** The boot script as a page has it: small, and without hot replacement. */
export const bootScriptConfig = (preset: Configuration): Configuration => ({
  ...preset,
  name: 'boot-script',
  entry: { 'boot-script': { import: './src/boot-script.ts', runtime: false } },
  output: { ...preset.output, filename: '[name].js' },
  plugins: [],
})

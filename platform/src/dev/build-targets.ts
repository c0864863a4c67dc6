import { shellPreset } from '../build/shell-preset'
import { clientConfig } from './client-config'
import type { DevelopmentApp } from './development-app'
import type { BuildTarget } from './development-builds'
import { readManifest } from './read-source'
import { remoteConfig } from './remote-config'
import { bootScriptConfig, shellConfig } from './shell-config'

/** Client script that receives build news in the page. */
export const CLIENT: BuildTarget = { app: 'client', isCold: true, config: clientConfig }

const toTarget = (app: DevelopmentApp): BuildTarget => ({
  app: app.name,
  textsDir: app.dir,
  config: (outputDir) => remoteConfig(app, outputDir),
})

/** Builds of remotes that share one page. */
export const remoteTargets = (remotes: readonly DevelopmentApp[]): BuildTarget[] => [CLIENT, ...remotes.map(toTarget)]

/** Builds of the shell. */
export const shellTargets = async (shell: DevelopmentApp): Promise<BuildTarget[]> => {
  const preset = await shellPreset({ dir: shell.dir, manifest: await readManifest(shell.dir) })
  return [
    { app: 'boot-script', isCold: true, config: (outputDir) => bootScriptConfig(outputDir, preset) },
    { app: shell.name, textsDir: shell.dir, config: (outputDir) => shellConfig(shell, outputDir, preset) },
  ]
}

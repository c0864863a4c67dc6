import { shellPreset } from '../build/shell-preset'
import { clientConfig } from './client-config'
import type { DevelopmentApp } from './development-app'
import type { BuildOrder } from './development-builds'
import { readManifest } from './read-source'
import { remoteConfig } from './remote-config'
import { bootScriptConfig, shellConfig } from './shell-config'

const CLIENT: BuildOrder = { app: 'client', isCold: true, config: clientConfig }

const remoteOrder = (app: DevelopmentApp): BuildOrder => ({
  app: app.name,
  textsDir: app.dir,
  config: (outputDir) => remoteConfig(app, outputDir),
})

/** What is built for remotes that stand beside each other in one page. */
export const remoteOrders = (remotes: readonly DevelopmentApp[]): BuildOrder[] => [CLIENT, ...remotes.map(remoteOrder)]

/** What is built for the shell. */
export const shellOrders = async (shell: DevelopmentApp): Promise<BuildOrder[]> => {
  const preset = await shellPreset({ dir: shell.dir, manifest: await readManifest(shell.dir) })
  return [
    { app: 'boot-script', isCold: true, config: (outputDir) => bootScriptConfig(outputDir, preset) },
    { app: shell.name, textsDir: shell.dir, config: (outputDir) => shellConfig(shell, outputDir, preset) },
  ]
}

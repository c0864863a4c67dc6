import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BASE_PATH } from '@shuttle/contracts'
import { shellPreset } from '../build/shell-preset'
import { readManifest } from './app-metadata'
import { builtConfig } from './built-remote'
import { clientConfig } from './client-config'
import type { Closers } from './closers'
import { createPartsReader } from './developed-parts'
import { appIn, type DevelopmentApp } from './development-app'
import { startBuilds } from './development-builds'
import { DevelopmentFault } from './development-fault'
import { type Answerer, type BindAddress, listenHere } from './listen-here'
import { remoteConfig } from './remote-config'
import { serviceHere } from './service-here'
import { bootScriptConfig, shellConfig } from './shell-config'
import { siteFront } from './site-front'

/** Answers during the start; the browser repeats the request automatically. */
const answerStarting: Answerer = async (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1', refresh: '1' })
  response.end('Starting: this page comes back by itself.')
}

const assertRunning = async (site: string): Promise<void> => {
  const answer = await fetch(new URL(`${BASE_PATH}registry.json`, site)).catch(() => undefined)
  if (!answer?.ok)
    throw new DevelopmentFault(
      `No site answers at ${site}: name a running one by --site, such as --site http://127.0.0.1:8080.`,
    )
}

/** The shell of the repository and its remotes are hot; outside, a remote is what a release would upload. */
const toConfigs = async (shell: DevelopmentApp | undefined, remotes: readonly DevelopmentApp[]) => {
  if (!shell) return { hot: [], cold: [clientConfig(), ...(await Promise.all(remotes.map(builtConfig)))] }
  const preset = await shellPreset({ dir: shell.dir, manifest: await readManifest(shell.dir) })
  return {
    hot: [shellConfig(shell, preset), ...remotes.map(remoteConfig)],
    cold: [clientConfig(), bootScriptConfig(preset)],
  }
}

/**
 * Serves the site at one address: shell and `remotes` from source, the rest from `site`, or as built here; of a remote
 * that is developed alone, only calls go there. Outside of the repository `site` is needed and has the shell. Resolves
 * when it listens, with the exit code of a service that ends by itself. Rejects with a {@link DevelopmentFault}.
 */
export const develop = async (options: {
  root: string
  address: BindAddress
  remotes: readonly DevelopmentApp[]
  site: string | undefined
  isAlone: boolean
  print: (line: string) => void
  closers: Closers
}): Promise<{ ended: Promise<number> }> => {
  const { root, address, remotes, site, print, closers } = options
  const shell = existsSync(join(root, 'shell')) ? appIn(join(root, 'shell')) : undefined
  const isAlone = options.isAlone && shell !== undefined
  const developed = remotes.map(({ name }) => name)
  let answer = answerStarting
  const server = await listenHere(address, (request, response) => answer(request, response))
  closers.add(server.close)
  if (!shell && site) await assertRunning(site)

  const builds = startBuilds({ ...(await toConfigs(shell, remotes)), print })
  closers.add(builds.close)
  const service = site || isAlone ? undefined : await serviceHere({ root, address, developed, print, closers })
  if (!shell) await Promise.all(developed.map(builds.ready))
  const origin = site ?? service?.origin
  const parts = createPartsReader({ shell, remotes, builds })
  answer = builds.serve(
    siteFront({ site: origin ? { origin, isOurs: !site } : undefined, isAlone, remotes, parts, print }),
  )

  const rest = site ? `the rest from ${site}` : 'the rest as built here'
  const calls = site ? `calls go to ${site}` : 'without a service (--site gives it one)'
  if (shell) print(`developing ${['shell', ...developed].join(', ')}; ${isAlone ? calls : rest}`)
  else print(`developing ${developed.join(', ')}; shell, service and all other remotes from ${site}`)
  const [first] = isAlone || !shell ? remotes : []
  const path = (first && (await readManifest(first.dir)).pages[0]?.path) ?? '/'
  print(`open http://${address.host}:${address.port}${BASE_PATH}${path.slice(1)}`)
  return { ended: service?.ended ?? new Promise(() => {}) }
}

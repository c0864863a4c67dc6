import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import type { BuildNews } from './build-news'
import { readTexts } from './read-source'
import { type BuildResult, type WatchedBuild, watchBuild } from './watch-build'

/** A build whose files pages can request. */
export interface BuildTarget {
  app: string
  /** Folder of sources with texts in `src/i18n`, when the page can replace them while it runs. */
  textsDir?: string
  /** A page needs a reload to apply this build. */
  isCold?: boolean
  config: (outputDir: string) => Configuration
}

export interface DevelopmentBuilds {
  /** News for a page that has just opened. */
  greeting: () => BuildNews[]
  /** Folder and hash of a build, once no build runs; undefined for an app that is not built here. */
  ready: (app: string) => Promise<{ folder: string; hash: string } | undefined>
  close: () => Promise<void>
}

const toBuildNews = (app: string, { errors, hash }: BuildResult): BuildNews =>
  errors.length > 0 ? { kind: 'failed', app, errors } : { kind: 'built', app, hash }

const isText = (dir: string) => (file: string) => file.startsWith(join(dir, 'src/i18n'))

/** Starts all builds, rebuilds on every change of their sources, and reports the results. */
export const startBuilds = (options: {
  targets: readonly BuildTarget[]
  notify: (news: BuildNews) => void
  print: (line: string) => void
}): DevelopmentBuilds => {
  const { notify, print } = options
  const outputDir = mkdtempSync(join(tmpdir(), 'shuttle-development-'))
  const builds = new Map<string, WatchedBuild>()

  const sendTexts = async (app: string, dir: string) => {
    // The build has reported its errors.
    const texts = await readTexts(dir).catch(() => undefined)
    if (texts) notify({ kind: 'texts', app, texts })
  }

  const hear = (target: BuildTarget, result: BuildResult) => {
    const { app, textsDir } = target
    const isFirst = builds.get(app)?.last() === undefined
    if (result.errors.length > 0) print(`${app} does not build\n${result.errors.join('\n')}`)
    else print(`built ${app} in ${result.milliseconds} ms`)
    const isReload = target.isCold && !isFirst && result.errors.length === 0
    notify(isReload ? { kind: 'reload', why: app } : toBuildNews(app, result))
    if (textsDir && result.changed.some(isText(textsDir))) void sendTexts(app, textsDir)
  }

  for (const target of options.targets) {
    const folder = join(outputDir, target.app)
    builds.set(
      target.app,
      watchBuild(target.config(folder), (result) => hear(target, result)),
    )
  }

  return {
    greeting: () =>
      [...builds].flatMap(([app, build]) => {
        const last = build.last()
        return last ? [toBuildNews(app, last)] : []
      }),
    ready: async (app) => {
      const result = await builds.get(app)?.whenIdle()
      return result && { folder: join(outputDir, app), hash: result.hash }
    },
    close: async () => {
      await Promise.all([...builds.values()].map((build) => build.close()))
      rmSync(outputDir, { recursive: true, force: true })
    },
  }
}

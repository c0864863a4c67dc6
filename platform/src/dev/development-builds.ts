import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import type { BuildNews } from './build-news'
import { readTexts } from './read-source'
import { type BuildResult, type WatchedBuild, watchBuild } from './watch-build'

/** One build that pages can ask files of. */
export interface BuildOrder {
  app: string
  /** Folder of sources with texts in `src/i18n`, when the page may take them while it runs. */
  textsDir?: string
  /** A page only takes this build by a reload. */
  isCold?: boolean
  config: (outputDir: string) => Configuration
}

export interface DevelopmentBuilds {
  /** What a page that has just opened must know. */
  greeting: () => BuildNews[]
  /** Folder of a build's files, as soon as no build runs, and the name of that build; undefined for an app that is not built here. */
  ready: (app: string) => Promise<{ folder: string; hash: string } | undefined>
  close: () => Promise<void>
}

const toBuildNews = (app: string, { errors, hash }: BuildResult): BuildNews =>
  errors.length > 0 ? { kind: 'failed', app, errors } : { kind: 'built', app, hash }

const isText = (dir: string) => (file: string) => file.startsWith(join(dir, 'src/i18n'))

/** Starts all builds, each again with every change of its sources, and reports their results. */
export const startBuilds = (options: {
  orders: readonly BuildOrder[]
  notify: (news: BuildNews) => void
  say: (line: string) => void
}): DevelopmentBuilds => {
  const { notify, say } = options
  const outputDir = mkdtempSync(join(tmpdir(), 'shuttle-development-'))
  const builds = new Map<string, WatchedBuild>()

  const sendTexts = async (app: string, dir: string) => {
    // The build has reported its errors.
    const texts = await readTexts(dir).catch(() => undefined)
    if (texts) notify({ kind: 'texts', app, texts })
  }

  const hear = (order: BuildOrder, result: BuildResult) => {
    const { app, textsDir } = order
    const isFirst = builds.get(app)?.last() === undefined
    if (result.errors.length > 0) say(`${app} does not build\n${result.errors.join('\n')}`)
    else say(`built ${app} in ${result.milliseconds} ms`)
    const isReload = order.isCold && !isFirst && result.errors.length === 0
    notify(isReload ? { kind: 'reload', why: app } : toBuildNews(app, result))
    if (textsDir && result.changed.some(isText(textsDir))) void sendTexts(app, textsDir)
  }

  for (const order of options.orders) {
    const folder = join(outputDir, order.app)
    builds.set(
      order.app,
      watchBuild(order.config(folder), (result) => hear(order, result)),
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

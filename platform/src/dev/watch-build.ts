import { EventEmitter, once } from 'node:events'
import { promisify, stripVTControlCharacters } from 'node:util'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { devMiddleware } from '@rspack/dev-middleware'

/** Result of one build. */
export interface BuildResult {
  hash: string
  errors: readonly string[]
  milliseconds: number
}

/** Changes within this time, in milliseconds, cause one build. */
const AGGREGATE_MS = 10

const getErrors = (stats: Stats): string[] =>
  (stats.toJson({ all: false, errors: true, errorDetails: false }).errors ?? []).map(({ moduleName, message }) =>
    stripVTControlCharacters(moduleName ? `${moduleName}\n${message}` : message),
  )

/** Builds a configuration, rebuilds on every change of its sources, and serves its files, until it is closed. */
export const watchBuild = (config: Configuration, onBuilt: (result: BuildResult) => void) => {
  const compiler = rspack({
    ...config,
    lazyCompilation: false,
    watchOptions: { aggregateTimeout: AGGREGATE_MS },
    infrastructureLogging: { level: 'none' },
  })
  const builds = new EventEmitter()
  let isBuilding = true
  const finish = (result: BuildResult) => {
    isBuilding = false
    onBuilt(result)
    builds.emit('built')
  }
  compiler.hooks.watchRun.tap('watchBuild', () => {
    isBuilding = true
  })
  compiler.hooks.done.tap('watchBuild', (stats) =>
    finish({
      hash: stats.hash ?? '',
      errors: getErrors(stats),
      milliseconds: (stats.endTime ?? 0) - (stats.startTime ?? 0),
    }),
  )
  compiler.hooks.failed.tap('watchBuild', ({ message }) => finish({ hash: '', errors: [message], milliseconds: 0 }))
  return {
    /** Answers with a file of the build, once no build runs. */
    files: devMiddleware(compiler, {
      // The record of a build hashes the files that it finds on the disk.
      writeToDisk: true,
      index: false,
      stats: 'none',
      cacheControl: 'no-store',
      headers: { 'x-content-type-options': 'nosniff' },
    }),
    /** Resolves as soon as no build runs. */
    whenIdle: async () => {
      if (isBuilding) await once(builds, 'built')
    },
    close: promisify(compiler.close.bind(compiler)),
  }
}

import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core'

/** Result of the last build. `changed` are the files that caused it. */
export interface BuildResult {
  hash: string
  errors: readonly string[]
  milliseconds: number
  changed: readonly string[]
}

export interface WatchedBuild {
  /** The last finished build; undefined before the first. */
  last: () => BuildResult | undefined
  /** Resolves as soon as no build runs. */
  whenIdle: () => Promise<BuildResult>
  close: () => Promise<void>
}

/** Changes within this time, in milliseconds, cause one build. */
const AGGREGATE_MS = 10
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal start with this character.
const COLOURS = /\u001b\[[0-9;]*m/g

const getErrors = (stats: Stats): string[] =>
  (stats.toJson({ all: false, errors: true, errorDetails: false }).errors ?? []).map(({ moduleName, message }) =>
    (moduleName ? `${moduleName}\n${message}` : message).replace(COLOURS, ''),
  )

const closeCompiler = (compiler: Compiler): Promise<void> =>
  new Promise((resolve) => {
    compiler.close(() => resolve())
  })

/** Builds a configuration, and rebuilds on every change of its sources, until it is closed. */
export const watchBuild = (config: Configuration, onBuilt: (result: BuildResult) => void): WatchedBuild => {
  const compiler = rspack(config)
  let last: BuildResult | undefined
  let waiting: Array<(result: BuildResult) => void> = []
  let isBuilding = true
  let changed: string[] = []

  compiler.hooks.watchRun.tap('watchBuild', () => {
    isBuilding = true
    changed = [...(compiler.modifiedFiles ?? [])]
  })
  const finish = (result: BuildResult) => {
    last = result
    isBuilding = false
    onBuilt(result)
    for (const resolve of waiting.splice(0)) resolve(result)
  }
  compiler.watch({ aggregateTimeout: AGGREGATE_MS }, (error, stats) => {
    if (error || !stats) {
      finish({ hash: '', errors: [error?.message ?? 'the build ended without a result'], milliseconds: 0, changed })
      return
    }
    const milliseconds = (stats.endTime ?? 0) - (stats.startTime ?? 0)
    finish({ hash: stats.hash ?? '', errors: getErrors(stats), milliseconds, changed })
  })

  return {
    last: () => last,
    whenIdle: () =>
      last && !isBuilding
        ? Promise.resolve(last)
        : new Promise((resolve) => {
            waiting.push(resolve)
          }),
    close: async () => {
      waiting = []
      await closeCompiler(compiler)
    },
  }
}

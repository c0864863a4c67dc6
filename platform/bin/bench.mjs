import { ensureInstalled } from './ensure-installed.mjs'
import { runTypescript } from './run-typescript.mjs'

ensureInstalled()
runTypescript('platform/src/bench/main.ts')

import { ensureInstalled } from './ensure-installed.mjs'
import { runTypescript } from './run-typescript.mjs'

const started = performance.now()
ensureInstalled()
process.env.SHUTTLE_INSTALL_MINUTES = ((performance.now() - started) / 60_000).toFixed(3)
runTypescript('platform/src/test-run/main.ts')

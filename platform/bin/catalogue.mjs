import { ensureInstalled } from './ensure-installed.mjs'
import { runTypescript } from './run-typescript.mjs'

ensureInstalled()
runTypescript('server/src/load-catalogue/main.ts')

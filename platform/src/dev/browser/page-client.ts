import * as refresh from 'react-refresh/runtime'
import { EVENTS_ADDRESS } from '../addresses'
import type { BuildNews } from '../build-news'
import { createBuildCard } from './build-card'
import type { HotBuild, TakeTexts } from './development-page'
import { hearBuilds } from './hear-builds'

// Before React: React reports its roots to the hook that exists when it loads.
refresh.injectIntoGlobalHook(window)
// Modules of installed packages are compiled for refresh and not registered.
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })

const builds = new Map<string, HotBuild>()
const takers = new Set<TakeTexts>()

window.development = {
  refresh,
  join: (app, build) => builds.set(app, build),
  texts: (take) => takers.add(take),
}

const hear = hearBuilds({
  card: createBuildCard(),
  getBuild: (app) => builds.get(app),
  takeTexts: (app, texts) => {
    for (const [language, tree] of Object.entries(texts)) for (const take of takers) take(language, app, tree)
  },
  reload: () => location.reload(),
})

const events = new EventSource(EVENTS_ADDRESS)
events.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as BuildNews)

import * as refresh from 'react-refresh/runtime'
import { EVENTS_ADDRESS } from '../addresses'
import type { BuildNews } from '../build-news'
import { createBuildCard } from './build-card'
import './development-page'
import { hearBuilds } from './hear-builds'

// Before React: React reports its roots to the hook that exists when it loads.
refresh.injectIntoGlobalHook(window)
// Modules of installed packages are compiled for refresh and not registered.
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })

const updates = new Map<string, (hash: string) => void>()
window.development = { refresh, join: (app, update) => updates.set(app, update) }

const hear = hearBuilds({
  card: createBuildCard(),
  update: (app, hash) => updates.get(app)?.(hash),
  reload: () => location.reload(),
})

const events = new EventSource(EVENTS_ADDRESS)
events.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as BuildNews)

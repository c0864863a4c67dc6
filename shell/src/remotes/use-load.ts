import { useSyncExternalStore } from 'react'
import type { HealingLoad, LoadState } from './healing-load'

export const useLoad = <Value>(load: HealingLoad<Value>): LoadState<Value> =>
  useSyncExternalStore(load.subscribe, load.get)

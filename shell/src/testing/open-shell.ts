import type { BootData } from '@shuttle/contracts'
import { createShell } from '../app/create-shell'
import { texts } from '../i18n/en'
import type { Shell } from '../shell'

const BOOT: BootData = {
  language: 'en',
  now: 1_795_226_400_000,
  registry: { revision: 'r1', shell: '1.0.0-abc', remotes: [] },
  texts: { shell: texts },
  answers: [],
}

class NoopChannel {
  postMessage() {}
  addEventListener() {}
}

/** The shell of an English page without remotes, before its first render, with the service at `apiUrl`. */
export const openShell = (apiUrl: string): Shell => {
  // jsdom has neither.
  Object.assign(globalThis, { BroadcastChannel: NoopChannel })
  Object.assign(performance, { getEntriesByType: () => [{ responseStart: 0 }] })
  return createShell(BOOT, { load: () => Promise.reject(new Error('there are no remotes')) }, undefined, apiUrl)
}

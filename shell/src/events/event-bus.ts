import type { EventName, ShuttleEvents } from '@shuttle/contracts'
import type { Host } from '@shuttle/host'

type Listener = (detail: never) => void

/** Typed events between remotes. A listener that throws is reported and does not affect the others. */
export const createEventBus = (onFault: (error: unknown, where: string) => void): Host['events'] => {
  const listeners = new Map<EventName, Set<Listener>>()
  return {
    emit: <Name extends EventName>(name: Name, detail: ShuttleEvents[Name]) => {
      for (const listener of listeners.get(name) ?? []) {
        try {
          listener(detail as never)
        } catch (error) {
          onFault(error, `event ${name}`)
        }
      }
    },
    on: (name, listener) => {
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(listener as Listener))
      return () => void set.delete(listener as Listener)
    },
  }
}

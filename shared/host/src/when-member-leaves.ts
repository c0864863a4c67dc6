import { getHost, type Host } from './host'

const registered = new WeakMap<Host, Set<() => void>>()

/**
 * Runs `forget` each time a member leaves, from the first call on, even while no page of the remote is open. Repeated
 * calls with the same function register it once.
 */
export const whenMemberLeaves = (forget: () => void): void => {
  const host = getHost()
  const known = registered.get(host) ?? new Set()
  if (known.has(forget)) return
  registered.set(host, known.add(forget))
  host.events.on('session:member-left', forget)
}

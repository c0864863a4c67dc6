import { type DeclaredSlot, providesVersion, type RegistryEntry, type Session } from '@shuttle/contracts'
import { useSyncExternalStore } from 'react'
import type { DeclareSlot } from '../remotes/mount-point'
import type { ClosedRemote } from './closed-remote'

const STAFF_LEVEL = 9

/** Whether a declared slot is shown to this user; hidden while the session is being restored. */
export const isShown = (
  { right, when }: Pick<DeclaredSlot, 'right' | 'when'>,
  session: Session,
  props: { lineCode?: unknown },
): boolean => {
  const lowest = Math.max(right === 'staff' ? STAFF_LEVEL : 0, when?.level ?? 0)
  const needsMember = right !== undefined || when?.level !== undefined
  if (needsMember && (session.kind !== 'member' || session.user.level < lowest)) return false
  return !when?.lines || when.lines.some((line) => line === props.lineCode)
}

export interface SlotSession {
  get: () => { session: Session }
  subscribe: (listener: () => void) => () => void
}

/** The rules of slots that remotes declare, in the browser. */
export const createDeclareSlot =
  (parts: {
    session: SlotSession
    closed: ClosedRemote
    inUse: (name: string) => RegistryEntry | undefined
    report: (error: unknown, where: string, entry: RegistryEntry | undefined, instead: string) => void
  }): DeclareSlot =>
  (Filler, { name, declares }, slot, opened) => {
    const declared = declares?.slots?.[slot]
    if (opened !== undefined && !providesVersion(slot, declared?.version, opened)) {
      const provided = declared ? `in version ${declared.version}` : 'without a version'
      const fault = new Error(`${name} provides ${slot} ${provided}, and the page opens ${opened}`)
      parts.report(fault, `slot ${slot}`, parts.inUse(name), 'card')
      return parts.closed.Slot
    }
    if (!declared?.right && !declared?.when) return Filler
    const { get, subscribe } = parts.session
    return (props) =>
      isShown(declared, useSyncExternalStore(subscribe, get).session, props) ? <Filler {...props} /> : null
  }

/** @jest-environment jsdom */

import type { RemoteManifest, RemoteModule, Session } from '@shuttle/contracts'
import { aMember, aUser } from '@shuttle/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createStore } from 'zustand/vanilla'
import { anEntry } from '../testing/a-registry-entry'
import { aRemote } from '../testing/a-remote'
import { ClosedPage, ClosedSlot, createScriptedRemotes } from '../testing/scripted-remotes'
import { createDeclareSlot, isShown } from './declared-slot'

const SLOT = 'tour-badge.v1'
const visitor: Session = { kind: 'visitor' }
const staff: Session = { kind: 'member', user: aUser({ level: 9 }) }

describe('a declared slot', () => {
  it.each([
    [{}, visitor, {}, true],
    [{ right: 'member' as const }, visitor, {}, false],
    [{ right: 'member' as const }, { kind: 'unknown' } as const, {}, false],
    [{ right: 'member' as const }, aMember({ level: 0 }), {}, true],
    [{ right: 'staff' as const }, aMember({ level: 8 }), {}, false],
    [{ right: 'staff' as const }, staff, {}, true],
    [{ when: { level: 2 } }, aMember({ level: 1 }), {}, false],
    [{ when: { level: 2 } }, aMember({ level: 2 }), {}, true],
    [{ when: { level: 0 } }, visitor, {}, false],
    [{ when: { lines: ['HKGZHO'] } }, visitor, { lineCode: 'HKGZHO' }, true],
    [{ when: { lines: ['HKGZHO'] } }, visitor, { lineCode: 'ZHOHKG' }, false],
    [{ when: { lines: ['HKGZHO'] } }, visitor, {}, false],
    [{ right: 'member' as const, when: { lines: ['HKGZHO'] } }, visitor, { lineCode: 'HKGZHO' }, false],
  ])('with the terms %j is shown to %j with the props %j: %s', (terms, session, props, expected) =>
    expect(isShown(terms, session, props)).toBe(expected),
  )

  it('appears when the member signs in and disappears with the session', () => {
    const manifest: RemoteManifest = {
      name: 'mf-tours',
      contract: 1,
      pages: [],
      slots: [SLOT],
      declares: { slots: { [SLOT]: { version: '1.0', props: {}, right: 'member' } } },
    }
    const store = createStore<{ session: Session }>(() => ({ session: visitor }))
    const declare = createDeclareSlot({
      session: { get: store.getState, subscribe: store.subscribe },
      closed: { Page: ClosedPage, Slot: ClosedSlot },
      inUse: () => undefined,
      report: () => undefined,
    })
    const change = (session: Session) => act(() => store.setState({ session }))
    const Slot = declare(() => <p>badge</p>, manifest, SLOT, undefined)
    render(<Slot />)
    expect(screen.queryByText('badge')).toBeNull()
    change(aMember())
    expect(screen.getByText('badge')).toBeTruthy()
    change(visitor)
    expect(screen.queryByText('badge')).toBeNull()
    cleanup()
  })
})

describe('a slot opened with a version', () => {
  const entry = anEntry({ name: 'mf-tours', slots: [SLOT] })
  const filled = (version: string | undefined) => {
    const { module, Slot } = aRemote(entry)
    const declares = version === undefined ? {} : { declares: { slots: { [SLOT]: { version, props: {} } } } }
    const changed: RemoteModule = { ...module, manifest: { ...module.manifest, ...declares } }
    return { Slot, ...createScriptedRemotes([entry], { load: async () => changed }) }
  }
  // The type of a team's own slot is in the files of that team.
  const name = SLOT as 'ticket-viewer.v1'

  it.each([
    [undefined, undefined],
    [undefined, '1.0'],
    ['1.2', undefined],
    ['1.2', '1.1'],
    ['1.2', '1.2'],
    ['1.10', '1.9'],
  ])('is filled by version %s when it is opened with %s', async (provided, opened) => {
    const { remotes, faults, Slot } = filled(provided)
    await remotes.slot(name, opened).first
    expect(remotes.slot(name, opened).get()).toEqual({ kind: 'ready', value: Slot })
    expect(faults).toEqual([])
  })

  it.each([
    [undefined, '1.1', 'without a version'],
    ['1.2', '1.3', 'in version 1.2'],
    ['1.2', '2.0', 'in version 1.2'],
  ])(
    'shows a notice without Retry and reports version %s when it is opened with %s',
    async (provided, opened, expected) => {
      const { remotes, faults } = filled(provided)
      await remotes.slot(name, opened).first
      expect(remotes.slot(name, opened).get()).toEqual({ kind: 'ready', value: ClosedSlot })
      expect(faults).toEqual([
        `slot ${SLOT} of 1.0.0-abc: mf-tours provides ${SLOT} ${expected}, and the page opens ${opened} -> card`,
      ])
    },
  )
})

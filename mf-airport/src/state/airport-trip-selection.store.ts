import {
  type IdempotentRequest,
  type PendingRequests,
  selectionStorage,
  toStoredRequest,
} from '@shuttle/booking/checkout'
import { STORED_FORM_SUFFIX } from '@shuttle/contracts'
import { useSession, whenMemberLeaves } from '@shuttle/host'
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import {
  AIRPORT_LINE_CODES,
  type AirportTripSelection,
  INITIAL_AIRPORT_SELECTION,
  withoutDocumentNumbers,
  withoutPersonalData,
  withPersonalData,
} from '../domain/airport-trip-selection'

interface AirportTripSelectionStore {
  selection: AirportTripSelection
  /** The member the trip selection belongs to; empty while it is a visitor's. */
  memberId: string
  /** The trip selection of a member whose session ended by itself: hidden until that member signs in again. */
  suspended: AirportTripSelection | undefined
  /** Orders that the service has not answered yet, by line code; like the passengers they belong to the member. */
  pendingRequests: Readonly<Record<string, IdempotentRequest>>
  /**
   * Sets the current user of the trip selection, empty for a visitor. A visitor's passengers stay at sign-in; a
   * member's are for that member only.
   */
  attachUser: (memberId: string) => void
  /** The session of the member ended without a sign-out. */
  suspend: () => void
  /** The member signed out: the ride stays without its passengers. */
  clearPersonalData: () => void
}

/** A trip selection of an earlier build lacks fields that were added later. */
const readSelection = (stored: Partial<AirportTripSelection> | undefined): AirportTripSelection => {
  const selection = { ...INITIAL_AIRPORT_SELECTION, ...stored }
  return AIRPORT_LINE_CODES.includes(selection.lineCode)
    ? selection
    : { ...selection, lineCode: INITIAL_AIRPORT_SELECTION.lineCode }
}

/** One trip selection, stored for the visit, so that a reload or a sign-in loses only the document numbers. */
export const useAirportTripSelectionStore = create<AirportTripSelectionStore>()(
  persist(
    (set) => ({
      selection: INITIAL_AIRPORT_SELECTION,
      memberId: '',
      suspended: undefined,
      pendingRequests: {},
      attachUser: (memberId) =>
        set(({ selection, memberId: before, suspended }) => {
          if (before === memberId) {
            return suspended ? { selection: withPersonalData(suspended, selection), suspended: undefined } : {}
          }
          if (before === '') return { memberId }
          return { memberId, selection: withoutPersonalData(selection), suspended: undefined, pendingRequests: {} }
        }),
      suspend: () =>
        set(({ selection, memberId, suspended }) =>
          memberId === '' || suspended ? {} : { suspended: selection, selection: withoutPersonalData(selection) },
        ),
      clearPersonalData: () =>
        set(({ selection }) => ({
          memberId: '',
          selection: withoutPersonalData(selection),
          suspended: undefined,
          pendingRequests: {},
        })),
    }),
    {
      name: `airport${STORED_FORM_SUFFIX}`,
      version: 2,
      migrate: () => ({}),
      merge: (stored, current) => {
        const {
          selection,
          memberId = '',
          suspended,
          pendingRequests = {},
        } = (stored ?? {}) as Partial<AirportTripSelectionStore>
        return {
          ...current,
          selection: readSelection(selection),
          memberId,
          suspended: suspended && readSelection(suspended),
          pendingRequests,
        }
      },
      storage: createJSONStorage(() => selectionStorage),
      partialize: ({ selection, memberId, suspended, pendingRequests }) => ({
        selection: withoutDocumentNumbers(selection),
        memberId,
        ...(suspended && { suspended: withoutDocumentNumbers(suspended) }),
        pendingRequests: Object.fromEntries(
          Object.entries(pendingRequests).map(([line, request]) => [line, toStoredRequest(request)]),
        ),
      }),
    },
  ),
)

/** Changes some fields of the trip selection, given as values or derived from the current one. */
export const updateAirportTripSelection = (
  change: Partial<AirportTripSelection> | ((selection: AirportTripSelection) => Partial<AirportTripSelection>),
): void => {
  useAirportTripSelectionStore.setState(({ selection }) => ({
    selection: { ...selection, ...(typeof change === 'function' ? change(selection) : change) },
  }))
}

/** The order is placed and paid: the trip selection is no longer needed. */
export const resetAirportTripSelection = (): void => {
  useAirportTripSelectionStore.setState({
    selection: INITIAL_AIRPORT_SELECTION,
    suspended: undefined,
    pendingRequests: {},
  })
}

const changePending = (change: (pending: Record<string, IdempotentRequest>) => Record<string, IdempotentRequest>) => {
  useAirportTripSelectionStore.setState(({ pendingRequests }) => ({ pendingRequests: change({ ...pendingRequests }) }))
}

/** Stores orders that the service has not answered yet, for the submit of an order; without document numbers. */
export const pendingRequests: PendingRequests = {
  get: (lineCode) => useAirportTripSelectionStore.getState().pendingRequests[lineCode],
  set: (lineCode, request) => changePending((pending) => ({ ...pending, [lineCode]: request })),
  clear: (lineCode) => changePending(({ [lineCode]: _, ...others }) => others),
}

const clearPersonalData = (): void => useAirportTripSelectionStore.getState().clearPersonalData()

/** Runs before the first render. While a session is being restored its user is unknown and nothing changes. */
const useAttachedUser = () => {
  const session = useSession()
  const memberId = session.kind === 'member' ? session.user.memberId : ''
  const mayReturn = session.kind === 'visitor' && session.mayReturn === true
  useLayoutEffect(() => {
    whenMemberLeaves(clearPersonalData)
    const { attachUser, suspend } = useAirportTripSelectionStore.getState()
    if (mayReturn) suspend()
    else if (session.kind !== 'unknown') attachUser(memberId)
  }, [session.kind, mayReturn, memberId])
}

/**
 * The trip selection of the booking in progress; every page of the booking reads it, and changes it by
 * {@link updateAirportTripSelection}.
 */
export const useAirportTripSelection = (): AirportTripSelection => {
  useAttachedUser()
  return useAirportTripSelectionStore(({ selection }) => selection)
}

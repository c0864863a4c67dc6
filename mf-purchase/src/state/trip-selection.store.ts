import {
  type IdempotentRequest,
  type PendingRequests,
  selectionStorage,
  toStoredRequest,
} from '@shuttle/booking/checkout'
import { STORED_FORM_SUFFIX } from '@shuttle/contracts'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import {
  INITIAL_SELECTION,
  type TripSelection,
  toStoredSelection,
  withoutPersonalData,
  withPersonalData,
} from '../domain/trip-selection'

interface Trips {
  /** By line code. */
  selections: Readonly<Record<string, TripSelection>>
  /** Orders that the service has not answered yet, by line code. */
  pendingRequests: Readonly<Record<string, IdempotentRequest>>
}

interface TripSelectionStore extends Trips {
  /** The member these trips belong to; empty while they are a visitor's. */
  memberId: string
  /** Trips of a member whose session ended by itself: hidden until that member signs in again. */
  suspended: Trips | undefined
  /**
   * Sets the current user of the trips, empty for a visitor. A visitor's trips stay at sign-in; after a member any
   * other user gets the trips without personal data.
   */
  attachUser: (memberId: string) => void
  /** The session of the member ended without a sign-out. */
  suspend: () => void
  /** The member signed out: the trips stay without names, identity numbers, coupons and consent. */
  clearPersonalData: () => void
  change: (lineCode: string, change: (selection: TripSelection) => TripSelection) => void
  setPendingRequest: (lineCode: string, request: IdempotentRequest) => void
  clearPendingRequest: (lineCode: string) => void
  /** The order is placed and paid: drops the trip of the line and of its counterpart. */
  finish: (lineCode: string) => void
}

const NO_TRIPS: Trips = { selections: {}, pendingRequests: {} }

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  isDropped: (lineCode: string) => boolean,
): Readonly<Record<string, Value>> => Object.fromEntries(Object.entries(record).filter(([name]) => !isDropped(name)))

/** One-way line and round trip between the same ends share their choices. */
const hasSameEndsAs = (lineCode: string) => (other: string) => other.slice(0, 6) === lineCode.slice(0, 6)

const mapSelections = (
  selections: Trips['selections'],
  toSelection: (selection: TripSelection, lineCode: string) => TripSelection,
): Trips['selections'] =>
  Object.fromEntries(Object.entries(selections).map(([line, selection]) => [line, toSelection(selection, line)]))

const withoutPersons = ({ selections }: Trips): Trips => ({
  selections: mapSelections(selections, withoutPersonalData),
  pendingRequests: {},
})

/** The current trips with the personal data of the member who signed in again. */
const restorePersonalData = ({ selections }: Trips, suspended: Trips): Trips => ({
  selections: {
    ...selections,
    ...mapSelections(suspended.selections, (before, line) => withPersonalData(before, selections[line])),
  },
  pendingRequests: suspended.pendingRequests,
})

/** What is written into the browser: never an identity number. */
const toStored = ({ selections, pendingRequests }: Trips): Trips => ({
  selections: mapSelections(selections, toStoredSelection),
  pendingRequests: Object.fromEntries(
    Object.entries(pendingRequests).map(([line, request]) => [line, toStoredRequest(request)]),
  ),
})

/** A selection of an earlier build lacks fields that were added later. */
const readTrips = ({ selections = {}, pendingRequests = {} }: Partial<Trips> = {}): Trips => ({
  selections: mapSelections(selections, (selection) => ({ ...INITIAL_SELECTION, ...selection })),
  pendingRequests,
})

/** One selection for each line, stored for the visit, so that a reload or a sign-in loses only identity numbers. */
export const useTripSelections = create<TripSelectionStore>()(
  persist(
    (set) => ({
      ...NO_TRIPS,
      memberId: '',
      suspended: undefined,
      attachUser: (memberId) =>
        set((state) => {
          const { suspended } = state
          if (state.memberId === memberId) {
            return suspended ? { ...restorePersonalData(state, suspended), suspended: undefined } : state
          }
          if (state.memberId === '') return { memberId }
          return { memberId, ...withoutPersons(state), suspended: undefined }
        }),
      suspend: () =>
        set((state) => {
          const { memberId, suspended, selections, pendingRequests } = state
          if (memberId === '' || suspended) return {}
          return { suspended: { selections, pendingRequests }, ...withoutPersons(state) }
        }),
      clearPersonalData: () => set((state) => ({ memberId: '', ...withoutPersons(state), suspended: undefined })),
      change: (lineCode, change) =>
        set(({ selections }) => ({
          selections: { ...selections, [lineCode]: change(selections[lineCode] ?? INITIAL_SELECTION) },
        })),
      setPendingRequest: (lineCode, request) =>
        set(({ pendingRequests }) => ({ pendingRequests: { ...pendingRequests, [lineCode]: request } })),
      clearPendingRequest: (lineCode) =>
        set(({ pendingRequests }) => ({ pendingRequests: without(pendingRequests, (other) => other === lineCode) })),
      finish: (lineCode) =>
        set(({ selections, pendingRequests }) => ({
          selections: without(selections, hasSameEndsAs(lineCode)),
          pendingRequests: without(pendingRequests, hasSameEndsAs(lineCode)),
        })),
    }),
    {
      name: `purchase${STORED_FORM_SUFFIX}`,
      version: 5,
      // Earlier builds stored other names and identity numbers; that data is minutes old, so it is dropped.
      migrate: () => NO_TRIPS,
      merge: (stored, current) => {
        const persisted = (stored ?? {}) as Partial<TripSelectionStore>
        return { ...current, ...persisted, ...readTrips(persisted) }
      },
      storage: createJSONStorage(() => selectionStorage),
      partialize: ({ memberId, suspended, ...trips }) => ({
        ...toStored(trips),
        memberId,
        ...(suspended && { suspended: toStored(suspended) }),
      }),
    },
  ),
)

/** The selection of a line; an empty one before the first choice. */
export const getSelection = (selections: Trips['selections'], lineCode: string): TripSelection =>
  selections[lineCode] ?? INITIAL_SELECTION

/** Stores orders that the service has not answered yet, for the submit of an order. */
export const pendingRequests: PendingRequests = {
  get: (lineCode) => useTripSelections.getState().pendingRequests[lineCode],
  set: (lineCode, request) => useTripSelections.getState().setPendingRequest(lineCode, request),
  clear: (lineCode) => useTripSelections.getState().clearPendingRequest(lineCode),
}

import { STORED_FORM_SUFFIX } from '@shuttle/contracts'
import { safeStorage } from '@shuttle/host'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { type IdempotentRequest, type PendingRequests, toStoredRequest } from './use-submit-order'

const { session } = safeStorage

/** Storage of trip selections for the visit. It never throws: a full or blocked storage must not prevent a sale. */
export const selectionStorage = {
  getItem: (key: string): string | null => session.get(key) ?? null,
  setItem: session.set,
  removeItem: session.remove,
}

interface Trips<Selection> {
  /** By a key of the remote, such as the line code. */
  selections: Readonly<Record<string, Selection>>
  /** Orders that the service has not answered yet, by line code; like the passengers they belong to the member. */
  pendingRequests: Readonly<Record<string, IdempotentRequest>>
}

interface TripSelections<Selection> extends Trips<Selection> {
  /** The member these trips belong to; empty while they are a visitor's. */
  memberId: string
  /** Trips of a member whose session ended by itself: hidden until that member signs in again. */
  suspended: Trips<Selection> | undefined
  /**
   * Sets the current user of the trips, empty for a visitor. A visitor's trips stay at sign-in; after a member any
   * other user gets the trips without personal data.
   */
  attachUser: (memberId: string) => void
  /** The session of the member ended without a sign-out. */
  suspend: () => void
  /** The member signed out: the trips stay without their passengers, coupons and consent. */
  clearPersonalData: () => void
  change: (key: string, change: (selection: Selection) => Selection) => void
  changePending: (change: (pending: Trips<Selection>['pendingRequests']) => Trips<Selection>['pendingRequests']) => void
  /** An order is placed and paid: drops its trip, and the requests of its lines. */
  finish: (isOver: (key: string) => boolean) => void
}

interface TripSelectionsOptions<Selection> {
  /** Of the stored form. */
  name: string
  /** Of the stored form: what another version stored is minutes old, so it is dropped. */
  version: number
  initial: Selection
  /** A selection of an earlier build lacks fields that were added later. */
  read: (stored: Partial<Selection>) => Selection
  /** The trip without passengers, coupons and consent. */
  withoutPersonalData: (selection: Selection) => Selection
  /** The trip as it is `now`, with the personal data of `before`, unless passengers were entered again. */
  withPersonalData: (before: Selection, now: Selection) => Selection
  /** What the browser may store: numbers of identity documents stay in memory (rules D4.7, D4.15). */
  toStored: (selection: Selection) => Selection
}

const mapValues = <Value>(record: Readonly<Record<string, Value>>, change: (value: Value, key: string) => Value) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

const without = <Value>(record: Readonly<Record<string, Value>>, isDropped: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !isDropped(key)))

/**
 * The trip selections of a remote, stored for the visit, so that a reload or a sign-in loses only numbers of identity
 * documents. Personal data belongs to the member who entered it.
 */
export const createTripSelections = <Selection>(options: TripSelectionsOptions<Selection>) => {
  const { initial, read, withoutPersonalData, withPersonalData, toStored } = options
  const NO_TRIPS: Trips<Selection> = { selections: {}, pendingRequests: {} }

  const withoutPersons = ({ selections }: Trips<Selection>): Trips<Selection> => ({
    selections: mapValues(selections, withoutPersonalData),
    pendingRequests: {},
  })
  /** The current trips with the personal data of the member who signed in again. */
  const restore = ({ selections }: Trips<Selection>, suspended: Trips<Selection>): Trips<Selection> => ({
    selections: {
      ...selections,
      ...mapValues(suspended.selections, (before, key) => withPersonalData(before, selections[key] ?? before)),
    },
    pendingRequests: suspended.pendingRequests,
  })
  const withoutFinished = ({ selections, pendingRequests }: Trips<Selection>, isOver: (key: string) => boolean) => ({
    selections: without(selections, isOver),
    pendingRequests: without(pendingRequests, isOver),
  })
  const toStoredTrips = ({ selections, pendingRequests }: Trips<Selection>): Trips<Selection> => ({
    selections: mapValues(selections, toStored),
    pendingRequests: mapValues(pendingRequests, toStoredRequest),
  })
  const readTrips = ({ selections = {}, pendingRequests = {} }: Partial<Trips<Selection>>): Trips<Selection> => ({
    selections: mapValues(selections, read),
    pendingRequests,
  })

  const useTripSelections = create<TripSelections<Selection>>()(
    persist(
      (set) => ({
        ...NO_TRIPS,
        memberId: '',
        suspended: undefined,
        attachUser: (memberId) =>
          set((state) => {
            const { suspended } = state
            if (state.memberId === memberId) {
              return suspended ? { ...restore(state, suspended), suspended: undefined } : state
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
        change: (key, change) =>
          set(({ selections }) => ({ selections: { ...selections, [key]: change(selections[key] ?? initial) } })),
        changePending: (change) => set(({ pendingRequests }) => ({ pendingRequests: change(pendingRequests) })),
        finish: (isOver) =>
          set(({ suspended, ...trips }) => ({
            ...withoutFinished(trips, isOver),
            suspended: suspended && withoutFinished(suspended, isOver),
          })),
      }),
      {
        name: `${options.name}${STORED_FORM_SUFFIX}`,
        version: options.version,
        migrate: () => NO_TRIPS,
        merge: (stored, current) => {
          const { memberId = '', suspended, ...trips } = (stored ?? {}) as Partial<TripSelections<Selection>>
          return { ...current, ...readTrips(trips), memberId, suspended: suspended && readTrips(suspended) }
        },
        storage: createJSONStorage(() => selectionStorage),
        partialize: ({ memberId, suspended, ...trips }) => ({
          ...toStoredTrips(trips),
          memberId,
          ...(suspended && { suspended: toStoredTrips(suspended) }),
        }),
      },
    ),
  )

  const { getState } = useTripSelections
  const getSelection = (key: string): Selection => getState().selections[key] ?? initial
  /** Stores orders that the service has not answered yet, for the submit of an order. */
  const pendingRequests: PendingRequests = {
    get: (lineCode) => getState().pendingRequests[lineCode],
    set: (lineCode, request) => getState().changePending((pending) => ({ ...pending, [lineCode]: request })),
    clear: (lineCode) => getState().changePending(({ [lineCode]: _, ...others }) => others),
  }
  return { useTripSelections, getSelection, pendingRequests }
}

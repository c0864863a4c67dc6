import { draftStorage, type IdempotentRequest, type PendingRequests, toStoredRequest } from '@shuttle/booking/checkout'
import { DRAFTS_SUFFIX } from '@shuttle/contracts'
import { useSession, whenMemberLeaves } from '@shuttle/host'
import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import {
  AIRPORT_LINE_CODES,
  type AirportDraft,
  INITIAL_DRAFT,
  withoutDocumentNumbers,
  withoutPersonalData,
  withPersonalData,
} from '../domain/airport-draft'

interface AirportDraftStore {
  draft: AirportDraft
  /** The member the trip selection belongs to; empty while it is a visitor's. */
  memberId: string
  /** The trip selection of a member whose session ended by itself: hidden until that member signs in again. */
  suspended: AirportDraft | undefined
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
const readDraft = (stored: Partial<AirportDraft> | undefined): AirportDraft => {
  const draft = { ...INITIAL_DRAFT, ...stored }
  return AIRPORT_LINE_CODES.includes(draft.lineCode) ? draft : { ...draft, lineCode: INITIAL_DRAFT.lineCode }
}

/** One trip selection, stored for the visit, so that a reload or a sign-in loses only the document numbers. */
export const useAirportDrafts = create<AirportDraftStore>()(
  persist(
    (set) => ({
      draft: INITIAL_DRAFT,
      memberId: '',
      suspended: undefined,
      pendingRequests: {},
      attachUser: (memberId) =>
        set(({ draft, memberId: before, suspended }) => {
          if (before === memberId) {
            return suspended ? { draft: withPersonalData(suspended, draft), suspended: undefined } : {}
          }
          if (before === '') return { memberId }
          return { memberId, draft: withoutPersonalData(draft), suspended: undefined, pendingRequests: {} }
        }),
      suspend: () =>
        set(({ draft, memberId, suspended }) =>
          memberId === '' || suspended ? {} : { suspended: draft, draft: withoutPersonalData(draft) },
        ),
      clearPersonalData: () =>
        set(({ draft }) => ({
          memberId: '',
          draft: withoutPersonalData(draft),
          suspended: undefined,
          pendingRequests: {},
        })),
    }),
    {
      name: `airport${DRAFTS_SUFFIX}`,
      version: 1,
      merge: (stored, current) => {
        const { draft, memberId = '', suspended, pendingRequests = {} } = (stored ?? {}) as Partial<AirportDraftStore>
        return {
          ...current,
          draft: readDraft(draft),
          memberId,
          suspended: suspended && readDraft(suspended),
          pendingRequests,
        }
      },
      storage: createJSONStorage(() => draftStorage),
      partialize: ({ draft, memberId, suspended, pendingRequests }) => ({
        draft: withoutDocumentNumbers(draft),
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
export const changeAirportDraft = (
  change: Partial<AirportDraft> | ((draft: AirportDraft) => Partial<AirportDraft>),
): void => {
  useAirportDrafts.setState(({ draft }) => ({
    draft: { ...draft, ...(typeof change === 'function' ? change(draft) : change) },
  }))
}

/** The order is placed and paid: the trip selection is no longer needed. */
export const finishAirportDraft = (): void => {
  useAirportDrafts.setState({ draft: INITIAL_DRAFT, suspended: undefined, pendingRequests: {} })
}

const changePending = (change: (pending: Record<string, IdempotentRequest>) => Record<string, IdempotentRequest>) => {
  useAirportDrafts.setState(({ pendingRequests }) => ({ pendingRequests: change({ ...pendingRequests }) }))
}

/** Stores orders that the service has not answered yet, for the submit of an order; without document numbers. */
export const pendingRequests: PendingRequests = {
  get: (lineCode) => useAirportDrafts.getState().pendingRequests[lineCode],
  set: (lineCode, request) => changePending((pending) => ({ ...pending, [lineCode]: request })),
  clear: (lineCode) => changePending(({ [lineCode]: _, ...others }) => others),
}

const clearPersonalData = (): void => useAirportDrafts.getState().clearPersonalData()

/** Runs before the first render. While a session is being restored its user is unknown and nothing changes. */
const useAttachedUser = () => {
  const session = useSession()
  const memberId = session.kind === 'member' ? session.user.memberId : ''
  const mayReturn = session.kind === 'visitor' && session.mayReturn === true
  useLayoutEffect(() => {
    whenMemberLeaves(clearPersonalData)
    const { attachUser, suspend } = useAirportDrafts.getState()
    if (mayReturn) suspend()
    else if (session.kind !== 'unknown') attachUser(memberId)
  }, [session.kind, mayReturn, memberId])
}

/**
 * The trip selection of the booking in progress; every page of the booking reads it, and changes it by
 * {@link changeAirportDraft}.
 */
export const useAirportDraft = (): AirportDraft => {
  useAttachedUser()
  return useAirportDrafts(({ draft }) => draft)
}

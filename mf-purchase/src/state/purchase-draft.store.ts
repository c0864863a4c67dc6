import { DRAFTS_SUFFIX } from '@shuttle/contracts'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { KeyedAttempt } from '../domain/order-attempt'
import { EMPTY_DRAFT, forgetPerson, giveBack, type PurchaseDraft } from '../domain/purchase-draft'

interface Kept {
  drafts: Readonly<Record<string, PurchaseDraft>>
  attempts: Readonly<Record<string, KeyedAttempt>>
}

interface DraftStore {
  drafts: Readonly<Record<string, PurchaseDraft>>
  /** Decisions to buy that the server has not answered yet. */
  attempts: Readonly<Record<string, KeyedAttempt>>
  /** Whose drafts these are; empty while they are a visitor's. */
  memberId: string
  /**
   * Who looks at the drafts now, empty for a visitor. A visitor who signs in keeps everything; after a member anybody else
   * finds no name, identity number, coupon or consent of theirs.
   */
  meet: (memberId: string) => void
  /** Drafts of a member whose session ended by itself: shown to nobody, until that member is met again or anybody else is. */
  aside: Kept | undefined
  /** The session of the one these drafts belong to is over, and they did not sign out. */
  setAside: () => void
  /** They signed out, or somebody else came: the trips alone stay, whoever told the rest. */
  leave: () => void
  change: (lineCode: string, change: (draft: PurchaseDraft) => PurchaseDraft) => void
  keepAttempt: (lineCode: string, attempt: KeyedAttempt) => void
  dropAttempt: (lineCode: string) => void
  /** The order stands: nothing of the draft is wanted any more, nor of the one between the same ends. */
  finish: (lineCode: string) => void
}

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  isDropped: (lineCode: string) => boolean,
): Readonly<Record<string, Value>> => Object.fromEntries(Object.entries(record).filter(([name]) => !isDropped(name)))

/** One way and there and back between the same ends share their choices. */
const sameEndsAs = (lineCode: string) => (other: string) => other.slice(0, 6) === lineCode.slice(0, 6)

const withoutPerson = (drafts: Kept['drafts']): Kept['drafts'] =>
  Object.fromEntries(Object.entries(drafts).map(([line, draft]) => [line, forgetPerson(draft)]))

/** The trips as they are now, with what the member who is back told of themselves. */
const returned = ({ drafts }: Kept, aside: Kept): Kept => {
  const lines = Object.entries(aside.drafts).map(([line, before]) => [line, giveBack(before, drafts[line])])
  return { drafts: { ...drafts, ...Object.fromEntries(lines) }, attempts: aside.attempts }
}

const completed = ({ drafts = {}, attempts = {} }: Partial<Kept>): Kept => ({
  drafts: Object.fromEntries(Object.entries(drafts).map(([line, draft]) => [line, { ...EMPTY_DRAFT, ...draft }])),
  attempts,
})

/** One draft for each line, kept for the visit, so that a reload or a sign-in loses nothing. */
export const usePurchaseDrafts = create<DraftStore>()(
  persist(
    (set) => ({
      drafts: {},
      attempts: {},
      memberId: '',
      aside: undefined,
      meet: (memberId) =>
        set((kept) => {
          const { aside } = kept
          if (kept.memberId === memberId) return aside ? { ...returned(kept, aside), aside: undefined } : kept
          if (kept.memberId === '') return { memberId }
          return { memberId, drafts: withoutPerson(kept.drafts), attempts: {}, aside: undefined }
        }),
      setAside: () =>
        set(({ memberId, aside, drafts, attempts }) =>
          memberId === '' || aside ? {} : { aside: { drafts, attempts }, drafts: withoutPerson(drafts), attempts: {} },
        ),
      leave: () =>
        set(({ drafts }) => ({ memberId: '', drafts: withoutPerson(drafts), attempts: {}, aside: undefined })),
      change: (lineCode, change) =>
        set(({ drafts }) => ({ drafts: { ...drafts, [lineCode]: change(drafts[lineCode] ?? EMPTY_DRAFT) } })),
      keepAttempt: (lineCode, attempt) => set(({ attempts }) => ({ attempts: { ...attempts, [lineCode]: attempt } })),
      dropAttempt: (lineCode) =>
        set(({ attempts }) => ({ attempts: without(attempts, (other) => other === lineCode) })),
      finish: (lineCode) =>
        set(({ drafts, attempts }) => ({
          drafts: without(drafts, sameEndsAs(lineCode)),
          attempts: without(attempts, sameEndsAs(lineCode)),
        })),
    }),
    {
      name: `purchase${DRAFTS_SUFFIX}`,
      version: 2,
      // A draft of an earlier build lacks what could not be chosen then.
      migrate: (stored) => completed(stored as Partial<Kept>),
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ drafts, attempts, memberId, aside }) => ({ drafts, attempts, memberId, ...(aside && { aside }) }),
    },
  ),
)

/** The draft of a line; an empty one where nothing was chosen yet. */
export const draftIn = (drafts: DraftStore['drafts'], lineCode: string): PurchaseDraft =>
  drafts[lineCode] ?? EMPTY_DRAFT

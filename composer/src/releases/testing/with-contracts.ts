import type { BuildContracts, BuildRecord } from '@shuttle/contracts'

type Provides = Partial<BuildContracts['provides']>
type Uses = Partial<BuildContracts['uses']>

/** What a build gives and takes; nothing beside the named parts. */
export const withContracts = (provides: Provides = {}, uses: Uses = {}): Pick<BuildRecord, 'contracts'> => ({
  contracts: {
    provides: { slots: {}, events: {}, tokens: [], texts: {}, pageBytes: {}, ...provides },
    uses: { slots: {}, events: {}, tokens: {}, links: {}, calls: {}, evaluates: [], ...uses },
  },
})

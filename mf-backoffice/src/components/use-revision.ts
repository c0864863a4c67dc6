import { isApiError } from '@shuttle/contracts'
import { newIdempotencyKey } from '@shuttle/queries'
import { useState } from 'react'

interface Revision<Value> {
  id: string
  revision: Value
}

/**
 * What a form saves over: the revision it showed, or `none` and an id of its own for something new. Where another editor was faster,
 * `reread` says what is stored by now, and `keep` lets the next try save over that.
 */
export const useShownRevision = <Value>(
  shown: Revision<Value> | undefined,
  reread: () => Promise<Revision<Value> | null | undefined>,
  none: Value,
) => {
  const [base, setBase] = useState<Revision<Value>>(() => ({
    id: shown?.id ?? newIdempotencyKey(),
    revision: shown ? shown.revision : none,
  }))
  const [isStale, setStale] = useState(false)
  return {
    base,
    isStale,
    handleFailure: (error: unknown) => setStale(isApiError(error) && error.code === 'STAFF_FORM_STALE'),
    keep: async () => {
      const latest = await reread()
      setBase({ id: base.id, revision: latest ? latest.revision : none })
      setStale(false)
    },
  }
}

/** The same for what is counted by its changes: 0 is something new. */
export const useRevision = (
  shown: Revision<number> | undefined,
  reread: () => Promise<Revision<number> | null | undefined>,
) => useShownRevision(shown, reread, 0)

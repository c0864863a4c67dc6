import { isApiError } from '@shuttle/contracts'
import { newIdempotencyKey } from '@shuttle/queries'
import { useState } from 'react'

interface Revision {
  id: string
  revision: number
}

/**
 * What a form saves over: the revision it showed, or 0 and an id of its own for something new. Where another editor was faster, `reread`
 * says what is stored by now, and `keep` lets the next try save over that.
 */
export const useRevision = (shown: Revision | undefined, reread: () => Promise<Revision | null | undefined>) => {
  const [base, setBase] = useState<Revision>(() => ({
    id: shown?.id ?? newIdempotencyKey(),
    revision: shown?.revision ?? 0,
  }))
  const [isStale, setStale] = useState(false)
  return {
    base,
    isStale,
    handleFailure: (error: unknown) => setStale(isApiError(error) && error.code === 'STAFF_FORM_STALE'),
    keep: async () => {
      const latest = await reread()
      setBase({ id: base.id, revision: latest?.revision ?? 0 })
      setStale(false)
    },
  }
}

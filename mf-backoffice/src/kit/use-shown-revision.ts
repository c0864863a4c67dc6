import { isApiError } from '@shuttle/contracts'
import { newIdempotencyKey } from '@shuttle/queries'
import { useState } from 'react'

interface Revision<Value> {
  id: string
  revision: Value
}

/**
 * The base of a form's save: the revision it showed, or `none` and a new id. When another editor was faster, `reread`
 * fetches the stored revision, and `overwrite` lets the next save overwrite it.
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
    overwrite: async () => {
      const latest = await reread()
      setBase({ id: base.id, revision: latest ? latest.revision : none })
      setStale(false)
    },
  }
}

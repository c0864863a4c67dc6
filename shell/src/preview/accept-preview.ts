const REFUSALS = ['SIGNED_OUT', 'NOT_STAFF', 'INVALID_LINK', 'GONE'] as const

/** Why a preview was not opened; `TRY_AGAIN` also when the service did not answer. */
export type PreviewRefusal = (typeof REFUSALS)[number] | 'TRY_AGAIN'

/**
 * Exchanges the token of a link for a cookie that the composer reads. Resolves
 * with undefined on success; never rejects.
 */
export const acceptPreview = async (
  base: string,
  token: string,
  authorization: string | undefined,
): Promise<PreviewRefusal | undefined> => {
  try {
    const answer = await fetch(`${base}preview/accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify({ token }),
    })
    if (answer.ok) return undefined
    const { code } = (await answer.json()) as { code?: unknown }
    return REFUSALS.find((known) => known === code) ?? 'TRY_AGAIN'
  } catch {
    return 'TRY_AGAIN'
  }
}

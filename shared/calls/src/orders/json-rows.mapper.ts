import { ApiError } from '@shuttle/contracts'

/** Rows inside a JSON text; empty text is no rows. */
export const readJsonRows = (text: string): unknown[] => {
  if (text === '') return []
  try {
    const rows: unknown = JSON.parse(text)
    if (Array.isArray(rows)) return rows
  } catch (cause) {
    throw new ApiError({ kind: 'unreadable', code: 'JSON text', cause })
  }
  throw new ApiError({ kind: 'unreadable', code: 'JSON text is no list' })
}

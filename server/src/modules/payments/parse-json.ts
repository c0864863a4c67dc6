/** Undefined for text that is no JSON: what comes from outside is refused, never thrown about. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

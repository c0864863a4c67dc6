/** A code of an address; empty for one that no line and no stop can have. */
export const readGuideCode = (query: URLSearchParams, name: string): string => {
  const code = query.get(name) ?? ''
  return /^[A-Z]{3}([A-Z]{3}(RT)?)?$/.test(code) ? code : ''
}

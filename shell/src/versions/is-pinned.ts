/**
 * Whether the page admits scripts from this address: the composer lists the folders of the set and of the versions
 * before. A page without a list (development) admits what its policies admit.
 */
export const isPinned = (address: string): boolean => {
  const list = document.getElementById('pinned')?.textContent
  if (!list) return true
  const absolute = (given: string) => new URL(given, location.href).href
  return (JSON.parse(list) as string[]).some((prefix) => absolute(address).startsWith(absolute(prefix)))
}

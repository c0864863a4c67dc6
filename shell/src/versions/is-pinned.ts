/**
 * Whether the page admits scripts from this address: the composer lists the folders of the set and of the versions
 * before. A page without a list (development) admits what its policies admit.
 */
export const isPinned = (address: string): boolean => {
  const { href } = new URL(address, location.href)
  return window.early?.pinned?.some((folder) => href.startsWith(folder)) ?? true
}

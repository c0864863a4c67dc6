const shared = (a: readonly string[], b: readonly string[]): number => {
  const end = a.findIndex((part, at) => part !== b[at])
  return end < 0 ? a.length : end
}

/** Steps between two files in the tree of folders. */
const getDistance = (one: string, other: string): number => {
  const [a, b] = [one.split('/'), other.split('/')]
  return a.length + b.length - 2 * shared(a, b)
}

/** The `most` files that are nearest to one of the changed files; ties are sorted by name. */
export const nearestFiles = (files: readonly string[], changed: readonly string[], most: number): string[] =>
  files
    .map((file) => ({ file, distance: Math.min(...changed.map((one) => getDistance(file, one))) }))
    .sort((a, b) => a.distance - b.distance || (a.file < b.file ? -1 : 1))
    .slice(0, most)
    .map(({ file }) => file)

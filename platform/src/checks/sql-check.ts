/** Where the ticketing service answers calls; the other folders of the service own one store each. */
const MODULES = /^server\/src\/(modules|http)\/|^server\/src\/[^/]+\.ts$/
const TEST = /\.test\.ts$|\/testing\//
const REPOSITORY = /\.repository\.ts$/

const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/g

/** Every query outside a repository, as `file: what`: SQL belongs into a repository. */
export const findStraySql = (file: string, text: string): string[] => {
  if (!MODULES.test(file) || TEST.test(file) || REPOSITORY.test(file)) return []
  return [...text.matchAll(SQL)].map(([what]) => `${file}: ${what}`)
}

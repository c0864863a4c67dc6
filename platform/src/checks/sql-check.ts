/** Folders in which the ticketing service answers calls; each other folder of the service owns one store. */
const MODULES = /^server\/src\/(modules|http)\/|^server\/src\/[^/]+\.ts$/
const TEST = /\.test\.ts$|\/testing\//
const REPOSITORY = /\.repository\.ts$/

const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/g

/** All queries outside a repository, as `file: what`: SQL belongs in a repository. */
export const findStraySql = (file: string, text: string): string[] => {
  if (!MODULES.test(file) || TEST.test(file) || REPOSITORY.test(file)) return []
  return [...text.matchAll(SQL)].map(([what]) => `${file}: ${what}`)
}

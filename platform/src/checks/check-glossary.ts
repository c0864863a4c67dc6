/** Names of the first column of the wire's tables that occur in no source: the page documents a removed name. */
export const findUnusedNames = (glossary: string, sources: string): string[] => {
  const used = new Set(sources.match(/[A-Za-z_]\w*/g))
  const [, wireNames = ''] = glossary.split("# The wire's names")
  return wireNames
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|')[1] ?? '')
    .flatMap((cell) => [...cell.matchAll(/`([A-Za-z_]\w*)`/g)].map(([, name = '']) => name))
    .filter((name) => !used.has(name))
}

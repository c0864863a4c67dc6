const PAIRS = 11

/** `npm run bench -- [--pairs n] [name ...]`; everything without a name. Throws the usage in one line. */
export const readBenchArguments = (
  words: readonly string[],
  known: readonly string[],
): { names: readonly string[]; pairs: number } => {
  const at = words.indexOf('--pairs')
  const pairs = at < 0 ? PAIRS : Number(words[at + 1])
  const names = at < 0 ? words : words.toSpliced(at, 2)
  if (!Number.isInteger(pairs) || pairs < 1 || names.some((name) => !known.includes(name)))
    throw new Error(`npm run bench -- [--pairs ${PAIRS}] [${known.join('] [')}]`)
  return { names: names.length === 0 ? known : names, pairs }
}

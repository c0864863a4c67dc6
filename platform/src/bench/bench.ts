/** A measurement that never fails a build, because machines differ. */
export interface Bench {
  /** Name on the command line. */
  name: string
  /** What is compared, and how, in one sentence. */
  title: string
  columns: readonly string[]
  /** Measures and returns the rows of the table. `pairs` is how often each side of a comparison runs. */
  run(pairs: number): Promise<readonly (readonly (string | number)[])[]>
}

/** Median and range of the ratios of paired measurements, such as `1.03 (0.97 to 1.10)`. */
export const describeRatios = (pairs: readonly (readonly [one: number, other: number])[]): string => {
  const ratios = pairs.map(([one, other]) => one / other).toSorted((a, b) => a - b)
  const at = (share: number) => (ratios[Math.round((ratios.length - 1) * share)] ?? Number.NaN).toFixed(3)
  return `${at(0.5)} (${at(0)} to ${at(1)})`
}

/** The value below which a share of the values lies; 0.5 is the median. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const PAIRS = 11

/** `npm run bench -- [--pairs n] [name ...]`; all benches without a name. Throws the usage in one line. */
export const readBenchArguments = (
  args: readonly string[],
  known: readonly string[],
): { names: readonly string[]; pairs: number } => {
  const at = args.indexOf('--pairs')
  const pairs = at < 0 ? PAIRS : Number(args[at + 1])
  const names = at < 0 ? args : args.toSpliced(at, 2)
  if (!Number.isInteger(pairs) || pairs < 1 || names.some((name) => !known.includes(name)))
    throw new Error(`npm run bench -- [--pairs ${PAIRS}] [${known.join('] [')}]`)
  return { names: names.length === 0 ? known : names, pairs }
}

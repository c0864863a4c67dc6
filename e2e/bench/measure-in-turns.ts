/**
 * Both sides in turns, the first of a round the second of the next, so that a machine that slows down does so for both. Answers, for
 * each round, the value of the larger side and that of the smaller.
 */
export const measureInTurns = async <S>(
  { small, large }: { small: S; large: S },
  pairs: number,
  measure: (side: S) => Promise<number>,
): Promise<[large: number, small: number][]> => {
  const rounds: [number, number][] = []
  // The first round fills caches and counts for nothing.
  for (let round = -1; round < pairs; round += 1) {
    const isSmallFirst = round % 2 === 0
    const first = await measure(isSmallFirst ? small : large)
    const second = await measure(isSmallFirst ? large : small)
    if (round >= 0) rounds.push(isSmallFirst ? [second, first] : [first, second])
  }
  return rounds
}

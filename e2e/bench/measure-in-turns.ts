/**
 * Measures both sides in turns, alternating which is first, so that a slowdown of the machine affects both. Returns for
 * each round the values of the larger and the smaller side.
 */
export const measureInTurns = async <S>(
  { small, large }: { small: S; large: S },
  pairs: number,
  measure: (side: S) => Promise<number>,
): Promise<[large: number, small: number][]> => {
  const rounds: [number, number][] = []
  // The first round fills caches and is discarded.
  for (let round = -1; round < pairs; round += 1) {
    const isSmallFirst = round % 2 === 0
    const first = await measure(isSmallFirst ? small : large)
    const second = await measure(isSmallFirst ? large : small)
    if (round >= 0) rounds.push(isSmallFirst ? [second, first] : [first, second])
  }
  return rounds
}

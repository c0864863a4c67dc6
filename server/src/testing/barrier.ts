/** A point where `count` operations wait for each other: none goes on before all have come. */
export const barrier = (count: number): (() => Promise<void>) => {
  let come = 0
  let open = () => {}
  const all = new Promise<void>((done) => {
    open = done
  })
  return () => {
    come += 1
    if (come === count) open()
    return all
  }
}

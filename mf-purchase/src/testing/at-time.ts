/** Stops the clock of a test host at a moment: `openScreen({ prepare: atTime(now) })`. */
export const atTime = (moment: number) => (host: { now: () => number }) => {
  host.now = () => moment
}

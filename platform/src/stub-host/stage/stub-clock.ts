/** Real time, or time that started at a chosen moment; runs on. */
export const createStubClock = () => {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    /** `at` is local time such as `2026-11-21T09:00`; empty is real time. */
    set: (at: string) => {
      offset = at ? Date.parse(at) - Date.now() : 0
    },
  }
}

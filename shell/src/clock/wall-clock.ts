/** Milliseconds of the device's own clock, for ages of what this device stored; business rules use `ServerClock`. */
export const readWallClock = (): number => Date.now()

/** Milliseconds since the navigation, for durations. */
export const sinceNavigation = (): number => performance.now()

import type { Screens } from '../screens/screens'

/** Whether anything of a remote can be seen, apart from what stands in the frame that is being left. */
export const isSeen = ({ standing }: Screens, remote: string, leaving?: string): boolean =>
  [...standing].some((screen) => screen.remote === remote && screen.frame !== leaving)

/** Entry of the session storage, and event of the window: the shell draws the frames of remotes while it is set. */
export const PAINT_FRAMES_KEY = 'paint-frames'

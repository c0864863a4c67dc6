/** Navigation state that one page of this remote passes to the next. */
interface NavigationState {
  /** Address of the previous page in the history. */
  below?: string
  /** The e-mail that was registered just before. */
  email?: string
  /** Sign-in begins with the e-mail, also inside WeChat. */
  isByEmail?: boolean
}

/** Reads the state of a navigation, which may come from another remote or another version of this one. */
export const readNavigationState = (state: unknown): NavigationState => {
  if (typeof state !== 'object' || state === null) return {}
  const { below, email, isByEmail } = state as Record<string, unknown>
  return {
    ...(typeof below === 'string' && { below }),
    ...(typeof email === 'string' && { email }),
    ...(isByEmail === true && { isByEmail }),
  }
}

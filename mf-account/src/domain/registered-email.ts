/** The address that was registered just before, when the form said so in the state of the move. */
export const registeredEmail = (state: unknown): string | undefined => {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : undefined
}

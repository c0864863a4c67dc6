/** Why the second typing of a password cannot stand: it is not the first one, letter by letter (accounts 5). */
export const refuseRepeat = (password: string, repeat: string): 'PASSWORDS_DIFFER' | undefined =>
  password === repeat ? undefined : 'PASSWORDS_DIFFER'

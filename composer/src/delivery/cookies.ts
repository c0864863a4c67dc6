export const cookieValue = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1]

/** A `Set-Cookie` line no script can read. `maxAge` in seconds; 0 takes the cookie away. */
export const hiddenCookie = (name: string, value: string, options: { maxAge: number; secure: boolean }): string =>
  `${name}=${value}; Path=/; Max-Age=${options.maxAge}; HttpOnly; SameSite=Lax${options.secure ? '; Secure' : ''}`

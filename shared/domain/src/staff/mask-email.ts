/** An e-mail address as shown to staff, such as `n***@mail.test`. Empty where there is none. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${[...email][0]}***${email.slice(at)}`
}

export const toChangeRequest = (passwords: { old: string; new: string }) => ({
  oldPassWord: passwords.old,
  passWord: passwords.new,
})

/** Empty for an account that has no password. */
export const toDeleteRequest = (password: string) => ({ passWord: password })

/** `staff.edit` of the table of rights as a key of texts: `staffEdit`. */
export const actionKey = (action: string): string =>
  action.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())

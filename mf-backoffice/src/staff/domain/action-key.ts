/** Key of the texts for an action of the table of rights: `staff.edit` is `staffEdit`. */
export const actionKey = (action: string): string =>
  action.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())

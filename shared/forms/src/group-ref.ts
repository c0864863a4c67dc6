import type { FieldProps } from './use-form'

const focusFirst = (group: HTMLElement | null): void =>
  group?.querySelector<HTMLElement>('input:not([aria-disabled])')?.focus()

/**
 * Registers a group of controls with a form as one field; the group gets the focus if its value is wrong. The form must
 * not read or write the controls themselves, as it does with a single input.
 */
export const groupRef =
  (ref: FieldProps<unknown>['ref'], focusGroup = focusFirst) =>
  (group: HTMLElement | null): void => {
    const focus = () => focusGroup(group)
    ref(group && ({ type: 'group', focus } as HTMLInputElement))
  }

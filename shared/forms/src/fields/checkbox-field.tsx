import { Checkbox } from '@shuttle/ui'
import type { ReactNode } from 'react'
import type { FieldProps } from '../use-form'

/** A box to tick, such as an agreement; its label may hold links. */
export const CheckboxField = ({ value, children, ...field }: FieldProps<boolean> & { children: ReactNode }) => (
  <Checkbox {...field} checked={value}>
    {children}
  </Checkbox>
)

import type { TravelDocumentHolder } from '@shuttle/domain'

export interface RefusedHolderField {
  /** Index of the passenger in the order, from 0. */
  position: number
  field: keyof TravelDocumentHolder
}

const FIELDS: Readonly<Record<string, keyof TravelDocumentHolder>> = {
  lastName: 'lastName',
  firstName: 'firstName',
  idType: 'documentType',
  idCard: 'documentNumber',
  gender: 'gender',
  birthDate: 'birthDate',
  nationality: 'nationality',
  telNum: 'telephone',
}

/** The fields of travel documents that a refused order names; none for any other refusal. */
export const getRefusedHolderFields = (data: unknown): RefusedHolderField[] => {
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields)) return []
  return data.fields.flatMap((each: unknown) => {
    const [, position = '', name = ''] = /^tickets\.(\d+)\.(\w+)$/.exec(String(each)) ?? []
    const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
    return field ? [{ position: Number(position), field }] : []
  })
}

import type { TravelDocument } from '@shuttle/domain'

export interface RefusedDocumentField {
  /** Index of the passenger in the order, from 0. */
  position: number
  field: keyof TravelDocument
}

const FIELDS: Readonly<Record<string, keyof TravelDocument>> = {
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
export const getRefusedDocumentFields = (data: unknown): RefusedDocumentField[] => {
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields)) return []
  return data.fields.flatMap((each: unknown) => {
    const [, position = '', name = ''] = /^tickets\.(\d+)\.(\w+)$/.exec(String(each)) ?? []
    const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
    return field ? [{ position: Number(position), field }] : []
  })
}

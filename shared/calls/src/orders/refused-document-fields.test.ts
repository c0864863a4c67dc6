import { getRefusedDocumentFields } from './refused-document-fields'

it('[D4.10] getRefusedHolderFields reads the refused fields of each passenger', () => {
  expect(getRefusedDocumentFields({ fields: ['tickets.0.idCard', 'tickets.2.birthDate', 'flight.airline'] })).toEqual([
    { position: 0, field: 'documentNumber' },
    { position: 2, field: 'birthDate' },
  ])
})

it.each([undefined, null, 'no', {}, { fields: 'tickets.0.idCard' }, { fields: [1, 'tickets.0.toString'] }])(
  'a refusal with %j names no field',
  (data) => expect(getRefusedDocumentFields(data)).toEqual([]),
)

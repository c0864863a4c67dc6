import { getRefusedHolderFields } from './refused-holder-fields'

it('[D4.10] getRefusedHolderFields reads the refused fields of each passenger', () => {
  expect(getRefusedHolderFields({ fields: ['tickets.0.idCard', 'tickets.2.birthDate', 'flight.airline'] })).toEqual([
    { position: 0, field: 'documentNumber' },
    { position: 2, field: 'birthDate' },
  ])
})

it.each([undefined, null, 'no', {}, { fields: 'tickets.0.idCard' }, { fields: [1, 'tickets.0.toString'] }])(
  '%j names none',
  (data) => expect(getRefusedHolderFields(data)).toEqual([]),
)

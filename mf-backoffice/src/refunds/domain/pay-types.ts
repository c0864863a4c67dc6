/** Payment methods, as the wire spells them: a filter of lists of money. */
export const PAY_TYPES = ['MasterCard', 'wxpay', 'octopusonline', 'cmbpay'] as const

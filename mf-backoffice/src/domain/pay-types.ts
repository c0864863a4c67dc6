/** The ways to pay, as the wire spells them: what lists of money are narrowed by. */
export const PAY_TYPES = ['MasterCard', 'wxpay', 'octopusonline', 'cmbpay'] as const

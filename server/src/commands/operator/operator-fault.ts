/** Why a command of the operator did nothing; one sentence. */
export class OperatorFault extends Error {
  override readonly name = 'OperatorFault'
}

import { type FormLaunch, formLaunch, type WalletLaunch, walletLaunch } from '@shuttle/contracts'

export type Launch = { kind: 'wallet'; parameters: WalletLaunch } | { kind: 'form'; form: FormLaunch }

/** Reads the payment data of the service; undefined when it cannot open a payment. */
export const readLaunch = (text: string): Launch | undefined => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return undefined
  }
  const wallet = walletLaunch.safeParse(json)
  if (wallet.success) return { kind: 'wallet', parameters: wallet.data }
  const form = formLaunch.safeParse(json)
  return form.success ? { kind: 'form', form: form.data } : undefined
}

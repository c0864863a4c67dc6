import * as z from 'zod/mini'
import { addressesAndProcesses } from './settings/addresses-and-processes'
import { alipay } from './settings/alipay'
import { cardGateway } from './settings/card-gateway'
import { cmb } from './settings/cmb'
import { data } from './settings/data'
import { limitsAndStaff } from './settings/limits-and-staff'
import { mailSignInCaptcha } from './settings/mail-sign-in-captcha'
import { octopus } from './settings/octopus'
import { secretsAndKeys } from './settings/secrets-and-keys'
import { wechatPay } from './settings/wechat-pay'

/** The environment variables of the service by the tables of docs/operate/settings.md. */
export const SETTING_SECTIONS: Readonly<Record<string, Readonly<Record<string, z.ZodMiniType>>>> = {
  'Addresses and processes': addressesAndProcesses,
  Data: data,
  'Secrets and keys': secretsAndKeys,
  'Limits and staff': limitsAndStaff,
  'Mail, sign-in, captcha': mailSignInCaptcha,
  'Card gateway': cardGateway,
  'WeChat Pay': wechatPay,
  'China Merchants Bank': cmb,
  Octopus: octopus,
  Alipay: alipay,
}

/** All sections as one schema. */
export const environment = z.object({
  ...addressesAndProcesses,
  ...data,
  ...secretsAndKeys,
  ...limitsAndStaff,
  ...mailSignInCaptcha,
  ...cardGateway,
  ...wechatPay,
  ...cmb,
  ...octopus,
  ...alipay,
})
export type Environment = z.infer<typeof environment>

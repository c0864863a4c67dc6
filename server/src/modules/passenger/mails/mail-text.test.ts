import type { AppContext } from '../../../runtime/context'
import { mailText } from './mail-text'

const context = { config: { publicUrl: 'https://tickets.example' } } as AppContext

it.each([
  ['en', 'Hello\n\nQuestions? Help and contact: https://tickets.example/webhtml/help?lang=en'],
  ['zh-hk', 'Hello\n\n幫助及聯絡：https://tickets.example/webhtml/help?lang=zh-HK'],
  ['zh-cn', 'Hello\n\n帮助与联系：https://tickets.example/webhtml/help?lang=zh-CN'],
] as const)('[D11.help.4] a mail in %s ends with the address of the help page', (language, text) =>
  expect(mailText(context, language, ['Hello'])).toBe(text),
)

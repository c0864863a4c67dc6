import type { ShownText } from './collect-texts'
import { findRepeats } from './find-repeats'

const shown = (key: string, zhCn: string, zhHk: string, en: string): ShownText => ({
  owner: 'mf-x',
  key,
  sentences: [
    { language: 'zh-cn', file: 'zh-cn.ts', line: 1, text: zhCn },
    { language: 'zh-hk', file: 'zh-hk.ts', line: 1, text: zhHk },
    { language: 'en', file: 'en.ts', line: 1, text: en },
  ],
})

it('lists English texts of several keys, the most frequent first, with the languages that differ', () => {
  const texts = [
    shown('a.show', '显示', '查看', 'Show'),
    shown('b.show', '查看', '查看', 'Show'),
    shown('a.state', '状态', '狀態', 'State'),
    shown('b.state', '状态', '狀態', 'State'),
    shown('c.state', '状态', '狀態', 'State'),
    shown('c.once', '一次', '一次', 'Once'),
  ]
  expect(findRepeats(texts)).toEqual([
    { text: 'State', differing: [], places: ['mf-x a.state', 'mf-x b.state', 'mf-x c.state'] },
    { text: 'Show', differing: ['zh-cn'], places: ['mf-x a.show', 'mf-x b.show'] },
  ])
})

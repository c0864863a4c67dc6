import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  list: {
    note: '名称更改后，乘客立即看到新名称。每次更改都有记录。',
    code: '区域代码',
    nameZhHk: '名称（繁体）',
    nameZhCn: '名称（简体）',
    nameEn: '名称（英文）',
    rename: '更改名称',
    renameOf: '更改名称：{{name}}',
    removeOf: '删除：{{name}}',
    used: '使用中，不能删除',
    new: '新增区域',
    empty: '没有区域',
    failed: '区域未能加载',
  },
  form: {
    rename: '更改 {{code}} 的名称',
    codeHint: '三个英文字母，之后不能更改。线路代码由两个区域代码组成。',
    submit: '新增',
    addQuestion: '新增这个区域？',
    addText: '{{name}}（{{code}}）会加入区域。有线路使用之前，乘客不会看到。',
    renameQuestion: '更改这个区域的名称？',
    renameText: '新名称是“{{name}}”。乘客立即会在 {{lines}} 条线路看到，包括已购车票的页面；已发出的邮件不变。',
    saved: '区域已保存',
    unknown: '区域代码不存在',
    unknownHint: '这个区域可能已删除。请返回列表。',
  },
  remove: {
    question: '删除这个区域？',
    text: '{{name}}（{{code}}）没有线路或规则使用，会从列表消失。',
    done: '{{code}} 已删除',
  },
}

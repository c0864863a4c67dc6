/** Texts of areas that lines start and end in. */
export const texts = {
  list: {
    note: '名稱更改後，乘客即時看到新名稱。每次更改都會記錄。',
    code: '區域代碼',
    nameZhHk: '名稱（繁體）',
    nameZhCn: '名稱（簡體）',
    nameEn: '名稱（英文）',
    rename: '更改名稱',
    renameOf: '更改名稱：{{name}}',
    removeOf: '刪除：{{name}}',
    used: '使用中，不能刪除',
    new: '新增區域',
    empty: '沒有區域',
    failed: '區域未能載入',
  },
  form: {
    rename: '更改 {{code}} 的名稱',
    codeHint: '三個英文字母，之後不能更改。路線代碼由兩個區域代碼組成。',
    submit: '新增',
    addQuestion: '新增這個區域？',
    addText: '{{name}}（{{code}}）會加入區域。有路線使用之前，乘客不會看到。',
    renameQuestion: '更改這個區域的名稱？',
    renameText: '新名稱是「{{name}}」。乘客即時會在 {{lines}} 條路線看到，包括已購車票的頁面；已寄出的電郵不變。',
    saved: '區域已儲存',
    unknown: '區域代碼不存在',
    unknownHint: '這個區域可能已刪除。請返回列表。',
  },
  remove: {
    question: '刪除這個區域？',
    text: '{{name}}（{{code}}）沒有路線或規則使用，會從列表消失。',
    done: '{{code}} 已刪除',
  },
}

import type { CaptchaTexts, FormTexts } from './zh-hk'

export const texts: FormTexts = {
  field: {
    email: '邮箱',
    password: '密码',
    newPassword: '新密码',
    repeatPassword: '再次输入密码',
    passwordHint: '{{min}} 至 {{max}} 个字符，不能包含中文',
    show: '显示',
    showPassword: '显示密码',
    hide: '隐藏',
    hidePassword: '隐藏密码',
    code: '邮箱验证码',
    codeHint: '我们会向您的邮箱发送 6 位验证码，10 分钟内有效',
    getCode: '获取验证码',
    codeAgain: '{{seconds}} 秒后重发',
    codeAgainMinutes: '{{minutes}} 分钟后重发',
  },
  violation: {
    EMAIL_BLANK: '邮箱不能为空',
    EMAIL_MALFORMED: '邮箱格式不正确',
    EMAIL_TOO_LONG: '邮箱最多 {{max}} 个字符',
    PASSWORD_BLANK: '密码不能为空',
    PASSWORD_HAS_CHINESE: '密码不能包含中文',
    PASSWORD_TOO_LONG: '密码最多 {{max}} 个字符',
    PASSWORD_TOO_SHORT: '密码至少 {{min}} 个字符',
    PASSWORD_UNCHANGED: '新密码与当前密码相同，请换一个密码',
    PASSWORDS_DIFFER: '两次输入的密码不一致',
    CODE_BLANK: '邮箱验证码不能为空',
    CAPTCHA_MISSING: '请输入图片验证码',
    TERMS_NOT_TICKED: '请先勾选隐私条款',
  },
  failure: {
    OFFLINE: '网络未连接。请检查网络后重试，您输入的内容仍然保留。',
    UNREACHABLE: '无法连接服务。请检查网络后重试，您输入的内容仍然保留。',
    UNAVAILABLE: '暂时无法办理，请稍后重试。',
  },
}

export const captchaTexts: CaptchaTexts = {
  captcha: {
    label: '图片验证码',
    hint: '请输入图中的四位数字',
    picture: '验证码图片，四位数字。看不清可换一张，或使用语音播报。',
    another: '换一张',
    turning: '正在换一张…',
    notShown: '验证码图片没有显示，请换一张',
    listen: '语音播报',
    speaking: '正在播放…',
    notHeard: '暂时无法播放，请换一张后重试',
  },
}

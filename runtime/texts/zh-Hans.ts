import type { BotText } from '../node/bot-texts.js'

/** Simplified Chinese. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': '请输入有效的电子邮件地址',
  'Please enter a valid number': '请输入有效的数字',
  'Please enter a valid url': '请输入有效的网址',
  'Please enter a valid phone number': '请输入有效的电话号码',
  'Please enter a valid date': '请输入有效的日期',
  'Please upload a file smaller than 5MB': '请上传小于 5MB 的文件',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    '抱歉，{day}没有可预约的时间段。请选择其他日期。',
  'Nice to meet you, {name}': '很高兴认识您，{name}',
  Yes: '是',
  No: '否',
  Worst: '最差',
  Best: '最好',
  '{name} has joined the chat': '{name} 已加入聊天',
  '{name} has left the chat': '{name} 已离开聊天',
  'An agent': '客服人员',
  'Please enter a valid time': '请输入有效的时间',
  'Please enter a time from {from} to {to}': '请输入 {from} 至 {to} 之间的时间',
  Choose: '选择',
  Continue: '继续',
  'Pay {amount}': '支付 {amount}',
  Pay: '支付',
  'I have paid': '我已付款',
  'Did you mean {one} or {other}?': '您指的是{one}还是{other}？',
  'Do you mean “{intent}”?': '您指的是“{intent}”吗？',
  'for example {example}': '例如 {example}',
  '{day} cannot be chosen. Please choose a different date.': '{day}不可选择。请选择其他日期。',
  'Sorry, this time has just been taken. Please choose another one.':
    '抱歉，该时间刚刚被预订。请选择其他时间。',
  'Sorry, there are no free times at the moment.': '抱歉，目前没有空闲时间。',
  'This time could not be booked. We will get back to you.': '未能预订该时间。我们会与您联系。',
}

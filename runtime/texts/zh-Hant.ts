import type { BotText } from '../node/bot-texts.js'

/** Traditional Chinese. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': '請輸入有效的電子郵件地址',
  'Please enter a valid number': '請輸入有效的數字',
  'Please enter a valid url': '請輸入有效的網址',
  'Please enter a valid phone number': '請輸入有效的電話號碼',
  'Please enter a valid date': '請輸入有效的日期',
  'Please upload a file smaller than 5MB': '請上傳小於 5MB 的檔案',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    '抱歉，{day}沒有可預約的時段。請選擇其他日期。',
  'Nice to meet you, {name}': '很高興認識您，{name}',
  Yes: '是',
  No: '否',
  Worst: '最差',
  Best: '最好',
  '{name} has joined the chat': '{name} 已加入聊天',
  '{name} has left the chat': '{name} 已離開聊天',
  'An agent': '客服人員',
  'Please enter a valid time': '請輸入有效的時間',
  'Please enter a time from {from} to {to}': '請輸入 {from} 至 {to} 之間的時間',
  Choose: '選擇',
  Continue: '繼續',
  'Pay {amount}': '支付 {amount}',
  Pay: '支付',
  'I have paid': '我已付款',
  'Did you mean {one} or {other}?': '您指的是{one}還是{other}？',
  'Do you mean “{intent}”?': '您指的是「{intent}」嗎？',
  'for example {example}': '例如 {example}',
  '{day} cannot be chosen. Please choose a different date.': '無法選擇{day}。請選擇其他日期。',
  'Sorry, this time has just been taken. Please choose another one.':
    '抱歉，該時間剛剛被預訂。請選擇其他時間。',
  'Sorry, there are no free times at the moment.': '抱歉，目前沒有空閒時間。',
  'This time could not be booked. We will get back to you.': '未能預訂該時間。我們會與您聯絡。',
}

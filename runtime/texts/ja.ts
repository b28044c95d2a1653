import type { BotText } from '../node/bot-texts.js'

/** Japanese. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': '有効なメールアドレスを入力してください',
  'Please enter a valid number': '有効な数値を入力してください',
  'Please enter a valid url': '有効なURLを入力してください',
  'Please enter a valid phone number': '有効な電話番号を入力してください',
  'Please enter a valid date': '有効な日付を入力してください',
  'Please upload a file smaller than 5MB': '5MB未満のファイルをアップロードしてください',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    '申し訳ございません。{day}は空いている時間帯がありません。別の日付をお選びください。',
  'Nice to meet you, {name}': '{name}様、はじめまして',
  Yes: 'はい',
  No: 'いいえ',
  Worst: 'とても悪い',
  Best: 'とても良い',
  '{name} has joined the chat': '{name}さんがチャットに参加しました',
  '{name} has left the chat': '{name}さんがチャットを退出しました',
  'An agent': '担当者',
  'Please enter a valid time': '有効な時刻を入力してください',
  'Please enter a time from {from} to {to}': '{from} から {to} までの時刻を入力してください',
  Choose: '選択',
  Continue: '続ける',
  'Pay {amount}': '{amount} を支払う',
  Pay: '支払う',
  'I have paid': '支払いました',
  'Did you mean {one} or {other}?': '{one} と {other} のどちらでしょうか？',
  'Do you mean “{intent}”?': '「{intent}」のことでしょうか？',
  'for example {example}': '例：{example}',
  '{day} cannot be chosen. Please choose a different date.':
    '{day} は選択できません。別の日付をお選びください。',
  'Sorry, this time has just been taken. Please choose another one.':
    '申し訳ございません。この時間はたった今埋まりました。別の時間をお選びください。',
  'Sorry, there are no free times at the moment.':
    '申し訳ございません。現在、空いている時間がありません。',
  'This time could not be booked. We will get back to you.':
    'この時間を予約できませんでした。改めてご連絡いたします。',
}

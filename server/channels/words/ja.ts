import type { ChannelWords } from './channel-words.js'

/** Japanese. */
export const words: ChannelWords = {
  hints: {
    pick: 'お選びください。',
    number: 'リストの番号でご回答ください。',
    numbers: '1つまたは複数の番号でご回答ください（例：1,3）。',
    between: (from, to) => `${from}から${to}までの数値でご回答ください。`,
    date: example => `日付を入力してください（例：${example}）。`,
    time: example => `時刻を入力してください（例：${example}）。`,
    times: (from, to) => `${from}から${to}までの時刻を入力してください。`,
    days: names => `${names}はお選びいただけません。`,
    file: size => `${size}以下のファイルを送信してください。`,
    orFile: size => `${size}以下のファイルでもご回答いただけます。`,
    location: '現在地を共有するか、住所を入力してください。',
    inputs: {
      text: '回答を入力してください。',
      name: 'お名前を入力してください。',
      email: 'メールアドレスを入力してください。',
      number: '数値を入力してください（例：12）。',
      url: 'URLを入力してください。',
      tel: '電話番号を入力してください（例：+44 20 7946 0958）。',
    },
    more: 'もっと見る',
    show: '選択肢を表示',
    otherDay: '別の日付',
    ticks: '1つずつ選び、最後に「完了」を選んでください。',
    done: '完了',
  },
  notes: {
    unsupported:
      '申し訳ございません。こちらではこの内容を読み取れません。代わりに文字で入力してください。',
    answered: 'この質問にはすでにご回答いただいています。',
    lost: '申し訳ございません。ファイルが届きませんでした。もう一度送信してください。',
    stopped: '今後メッセージは送信されません。再開するには START と入力してください。',
    help: 'これは自動チャットです。メッセージを停止するには STOP と入力してください。',
  },
}

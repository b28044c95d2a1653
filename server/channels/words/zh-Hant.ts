import type { ChannelWords } from './channel-words.js'

/** Traditional Chinese. */
export const words: ChannelWords = {
  hints: {
    pick: '請選擇。',
    number: '請回覆清單中的編號。',
    numbers: '請回覆一個或多個編號，例如 1,3。',
    between: (from, to) => `請回覆 ${from} 至 ${to} 之間的數字。`,
    date: example => `請回覆日期，例如 ${example}。`,
    time: example => `請回覆時間，例如 ${example}。`,
    times: (from, to) => `請回覆 ${from} 至 ${to} 之間的時間。`,
    days: names => `${names}除外。`,
    file: size => `請傳送不超過 ${size} 的檔案。`,
    orFile: size => `您也可以用不超過 ${size} 的檔案作答。`,
    location: '請分享您的位置，或輸入地址。',
    inputs: {
      text: '請輸入您的回答。',
      name: '請輸入您的姓名。',
      email: '請輸入您的電子郵件地址。',
      number: '請輸入數字，例如 12。',
      url: '請輸入網址。',
      tel: '請輸入您的電話號碼，例如 +44 20 7946 0958。',
    },
    more: '更多',
    show: '檢視選項',
    otherDay: '其他日期',
    ticks: '請逐一選擇，然後選擇「完成」。',
    done: '完成',
  },
  notes: {
    unsupported: '抱歉，我在這裡無法讀取此內容。請改為輸入文字。',
    answered: '這個問題已經回答過了。',
    lost: '抱歉，沒有收到檔案。請重新傳送。',
    stopped: '您將不再收到訊息。請傳送 START 重新開始。',
    help: '這是自動聊天。傳送 STOP 即可停止接收訊息。',
  },
}

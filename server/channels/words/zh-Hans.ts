import type { ChannelWords } from './channel-words.js'

/** Simplified Chinese. */
export const words: ChannelWords = {
  hints: {
    pick: '请选择。',
    number: '请回复列表中的编号。',
    numbers: '请回复一个或多个编号，例如 1,3。',
    between: (from, to) => `请回复 ${from} 至 ${to} 之间的数字。`,
    date: example => `请回复日期，例如 ${example}。`,
    time: example => `请回复时间，例如 ${example}。`,
    times: (from, to) => `请回复 ${from} 至 ${to} 之间的时间。`,
    days: names => `${names}除外。`,
    file: size => `请发送不超过 ${size} 的文件。`,
    orFile: size => `您也可以用不超过 ${size} 的文件作答。`,
    location: '请分享您的位置，或输入地址。',
    inputs: {
      text: '请输入您的回答。',
      name: '请输入您的姓名。',
      email: '请输入您的电子邮件地址。',
      number: '请输入数字，例如 12。',
      url: '请输入网址。',
      tel: '请输入您的电话号码，例如 +44 20 7946 0958。',
    },
    more: '更多',
    show: '查看选项',
    otherDay: '其他日期',
    ticks: '请逐个选择，然后选择“完成”。',
    done: '完成',
  },
  notes: {
    unsupported: '抱歉，我在这里无法读取此内容。请改为输入文字。',
    answered: '这个问题已经回答过了。',
    lost: '抱歉，没有收到文件。请重新发送。',
    stopped: '您将不再收到消息。请发送 START 重新开始。',
    help: '这是自动聊天。发送 STOP 即可停止接收消息。',
  },
}

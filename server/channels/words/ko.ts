import type { ChannelWords } from './channel-words.js'

/** Korean. */
export const words: ChannelWords = {
  hints: {
    pick: '선택해 주세요.',
    number: '목록의 번호로 답변해 주세요.',
    numbers: '하나 이상의 번호로 답변해 주세요(예: 1,3).',
    between: (from, to) => `${from}부터 ${to}까지의 숫자로 답변해 주세요.`,
    date: example => `날짜를 입력해 주세요(예: ${example}).`,
    time: example => `시간을 입력해 주세요(예: ${example}).`,
    times: (from, to) => `${from}부터 ${to} 사이의 시간을 입력해 주세요.`,
    days: names => `${names}은 선택할 수 없습니다.`,
    file: size => `${size} 이하의 파일을 보내 주세요.`,
    orFile: size => `${size} 이하의 파일로도 답변하실 수 있습니다.`,
    location: '위치를 공유하거나 주소를 입력해 주세요.',
    inputs: {
      text: '답변을 입력해 주세요.',
      name: '이름을 입력해 주세요.',
      email: '이메일 주소를 입력해 주세요.',
      number: '숫자를 입력해 주세요(예: 12).',
      url: '웹 주소를 입력해 주세요.',
      tel: '전화번호를 입력해 주세요(예: +44 20 7946 0958).',
    },
    more: '더 보기',
    show: '선택지 보기',
    otherDay: '다른 날짜',
    ticks: '하나씩 선택한 다음 ‘완료’를 선택해 주세요.',
    done: '완료',
  },
  notes: {
    unsupported: '죄송합니다. 여기에서는 이 내용을 읽을 수 없습니다. 대신 글로 입력해 주세요.',
    answered: '이미 답변하신 질문입니다.',
    lost: '죄송합니다. 파일을 받지 못했습니다. 다시 보내 주세요.',
    stopped: '더 이상 메시지를 보내지 않습니다. 다시 시작하려면 START라고 입력해 주세요.',
    help: '자동 채팅입니다. 메시지를 그만 받으려면 STOP이라고 입력해 주세요.',
  },
}

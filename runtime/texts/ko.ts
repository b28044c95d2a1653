import type { BotText } from '../node/bot-texts.js'

/** Korean. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': '올바른 이메일 주소를 입력해 주세요',
  'Please enter a valid number': '올바른 숫자를 입력해 주세요',
  'Please enter a valid url': '올바른 웹 주소를 입력해 주세요',
  'Please enter a valid phone number': '올바른 전화번호를 입력해 주세요',
  'Please enter a valid date': '올바른 날짜를 입력해 주세요',
  'Please upload a file smaller than 5MB': '5MB보다 작은 파일을 업로드해 주세요',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    '죄송합니다. {day}에는 예약 가능한 시간이 없습니다. 다른 날짜를 선택해 주세요.',
  'Nice to meet you, {name}': '{name}님, 만나서 반갑습니다',
  Yes: '예',
  No: '아니요',
  Worst: '매우 나쁨',
  Best: '매우 좋음',
  '{name} has joined the chat': '{name} 님이 채팅에 참여했습니다',
  '{name} has left the chat': '{name} 님이 채팅에서 나갔습니다',
  'An agent': '상담원',
  'Please enter a valid time': '올바른 시간을 입력해 주세요',
  'Please enter a time from {from} to {to}': '{from}부터 {to} 사이의 시간을 입력해 주세요',
  Choose: '선택',
  Continue: '계속',
  'Pay {amount}': '{amount} 결제하기',
  Pay: '결제하기',
  'I have paid': '결제했습니다',
  'Did you mean {one} or {other}?': '{one}인가요, {other}인가요?',
  'Do you mean “{intent}”?': '“{intent}” 말씀이신가요?',
  'for example {example}': '예: {example}',
  '{day} cannot be chosen. Please choose a different date.':
    '{day}은(는) 선택할 수 없습니다. 다른 날짜를 선택해 주세요.',
  'Sorry, this time has just been taken. Please choose another one.':
    '죄송합니다. 이 시간은 방금 예약되었습니다. 다른 시간을 선택해 주세요.',
  'Sorry, there are no free times at the moment.': '죄송합니다. 현재 예약 가능한 시간이 없습니다.',
  'This time could not be booked. We will get back to you.':
    '이 시간을 예약하지 못했습니다. 다시 연락드리겠습니다.',
}

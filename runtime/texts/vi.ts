import type { BotText } from '../node/bot-texts.js'

/** Vietnamese. */
export const texts: Readonly<Record<BotText, string>> = {
  'Please enter a valid email address': 'Vui lòng nhập địa chỉ email hợp lệ',
  'Please enter a valid number': 'Vui lòng nhập số hợp lệ',
  'Please enter a valid url': 'Vui lòng nhập địa chỉ web hợp lệ',
  'Please enter a valid phone number': 'Vui lòng nhập số điện thoại hợp lệ',
  'Please enter a valid date': 'Vui lòng nhập ngày hợp lệ',
  'Please upload a file smaller than 5MB': 'Vui lòng tải lên tệp nhỏ hơn 5 MB',
  'Sorry, no time slots are available on {day}. Please choose a different date.':
    'Rất tiếc, không có khung giờ trống vào {day}. Vui lòng chọn ngày khác.',
  'Nice to meet you, {name}': 'Rất vui được gặp bạn, {name}',
  Yes: 'Có',
  No: 'Không',
  Worst: 'Tệ nhất',
  Best: 'Tốt nhất',
  '{name} has joined the chat': '{name} đã tham gia cuộc trò chuyện',
  '{name} has left the chat': '{name} đã rời cuộc trò chuyện',
  'An agent': 'Nhân viên hỗ trợ',
  'Please enter a valid time': 'Vui lòng nhập giờ hợp lệ',
  'Please enter a time from {from} to {to}': 'Vui lòng nhập giờ từ {from} đến {to}',
  Choose: 'Chọn',
  Continue: 'Tiếp tục',
  'Pay {amount}': 'Thanh toán {amount}',
  Pay: 'Thanh toán',
  'I have paid': 'Tôi đã thanh toán',
  'Did you mean {one} or {other}?': 'Ý bạn là {one} hay {other}?',
  'Do you mean “{intent}”?': 'Ý bạn là “{intent}”?',
  'for example {example}': 'ví dụ {example}',
  '{day} cannot be chosen. Please choose a different date.':
    'Không thể chọn ngày này ({day}). Vui lòng chọn ngày khác.',
  'Sorry, this time has just been taken. Please choose another one.':
    'Rất tiếc, giờ này vừa có người đặt. Vui lòng chọn giờ khác.',
  'Sorry, there are no free times at the moment.': 'Rất tiếc, hiện không còn giờ trống.',
  'This time could not be booked. We will get back to you.':
    'Không thể đặt giờ này. Chúng tôi sẽ liên hệ lại với quý khách.',
}

import type { ChannelWords } from './channel-words.js'

/** Vietnamese. */
export const words: ChannelWords = {
  hints: {
    pick: 'Vui lòng chọn.',
    number: 'Vui lòng trả lời bằng một số trong danh sách.',
    numbers: 'Vui lòng trả lời bằng một hoặc nhiều số, ví dụ 1,3.',
    between: (from, to) => `Vui lòng trả lời bằng một số từ ${from} đến ${to}.`,
    date: example => `Vui lòng nhập ngày, ví dụ ${example}.`,
    time: example => `Vui lòng nhập giờ, ví dụ ${example}.`,
    times: (from, to) => `Vui lòng nhập giờ từ ${from} đến ${to}.`,
    days: names => `Trừ ${names}.`,
    file: size => `Vui lòng gửi tệp có dung lượng tối đa ${size}.`,
    orFile: size => `Bạn cũng có thể trả lời bằng tệp có dung lượng tối đa ${size}.`,
    location: 'Vui lòng chia sẻ vị trí của bạn hoặc nhập địa chỉ.',
    inputs: {
      text: 'Vui lòng nhập câu trả lời của bạn.',
      name: 'Vui lòng nhập tên của bạn.',
      email: 'Vui lòng nhập địa chỉ email của bạn.',
      number: 'Vui lòng nhập một số, ví dụ 12.',
      url: 'Vui lòng nhập địa chỉ web.',
      tel: 'Vui lòng nhập số điện thoại của bạn, ví dụ +44 20 7946 0958.',
    },
    more: 'Xem thêm',
    show: 'Xem lựa chọn',
    otherDay: 'Ngày khác',
    ticks: 'Chọn lần lượt từng mục, rồi chọn “Xong”.',
    done: 'Xong',
  },
  notes: {
    unsupported: 'Rất tiếc, tôi không đọc được nội dung này ở đây. Vui lòng nhập bằng chữ.',
    answered: 'Câu hỏi này đã được trả lời.',
    lost: 'Rất tiếc, chúng tôi không nhận được tệp. Vui lòng gửi lại.',
    stopped: 'Quý khách sẽ không nhận thêm tin nhắn nào. Vui lòng viết START để bắt đầu lại.',
    help: 'Đây là cuộc trò chuyện tự động. Vui lòng viết STOP để ngừng nhận tin nhắn.',
  },
}

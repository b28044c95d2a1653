import type { ChannelWords } from './channel-words.js'

/** Turkish. */
export const words: ChannelWords = {
  hints: {
    pick: 'Lütfen seçin.',
    number: 'Lütfen listedeki bir numarayla yanıtlayın.',
    numbers: 'Lütfen bir veya daha fazla numarayla yanıtlayın, örneğin 1,3.',
    between: (from, to) => `Lütfen ${from} ile ${to} arasında bir sayıyla yanıtlayın.`,
    date: example => `Lütfen bir tarih yazın, örneğin ${example}.`,
    time: example => `Lütfen bir saat yazın, örneğin ${example}.`,
    times: (from, to) => `Lütfen ${from} ile ${to} arasında bir saat yazın.`,
    days: names => `${names} günleri hariç.`,
    file: size => `Lütfen en fazla ${size} boyutunda bir dosya gönderin.`,
    orFile: size => `En fazla ${size} boyutunda bir dosyayla da yanıtlayabilirsiniz.`,
    location: 'Lütfen konumunuzu paylaşın veya bir adres yazın.',
    inputs: {
      text: 'Lütfen yanıtınızı yazın.',
      name: 'Lütfen adınızı yazın.',
      email: 'Lütfen e-posta adresinizi yazın.',
      number: 'Lütfen bir sayı yazın, örneğin 12.',
      url: 'Lütfen bir web adresi yazın.',
      tel: 'Lütfen telefon numaranızı yazın, örneğin +44 20 7946 0958.',
    },
    more: 'Daha fazla',
    show: 'Seçenekleri göster',
    otherDay: 'Başka bir tarih',
    ticks: 'Seçenekleri tek tek seçin, ardından “Tamam” deyin.',
    done: 'Tamam',
  },
  notes: {
    unsupported: 'Üzgünüm, bunu burada okuyamıyorum. Lütfen yazarak gönderin.',
    answered: 'Bu soru zaten yanıtlandı.',
    lost: 'Üzgünüm, dosya ulaşmadı. Lütfen tekrar gönderin.',
    stopped: 'Artık mesaj gönderilmeyecek. Yeniden başlamak için START yazın.',
    help: 'Bu otomatik bir sohbettir. Mesaj almamak için STOP yazın.',
  },
}

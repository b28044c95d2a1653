import type { ChannelWords } from './channel-words.js'

/** Polish. */
export const words: ChannelWords = {
  hints: {
    pick: 'Proszę wybrać.',
    number: 'Proszę odpowiedzieć numerem z listy.',
    numbers: 'Proszę odpowiedzieć jednym lub kilkoma numerami, np. 1,3.',
    between: (from, to) => `Proszę odpowiedzieć liczbą od ${from} do ${to}.`,
    date: example => `Proszę podać datę, np. ${example}.`,
    time: example => `Proszę podać godzinę, np. ${example}.`,
    times: (from, to) => `Proszę podać godzinę od ${from} do ${to}.`,
    days: names => `Niedostępne dni: ${names}.`,
    file: size => `Proszę przesłać plik o rozmiarze do ${size}.`,
    orFile: size => `Odpowiedzią może być też plik o rozmiarze do ${size}.`,
    location: 'Proszę udostępnić lokalizację lub wpisać adres.',
    inputs: {
      text: 'Proszę wpisać odpowiedź.',
      name: 'Proszę podać imię.',
      email: 'Proszę podać adres e-mail.',
      number: 'Proszę podać liczbę, np. 12.',
      url: 'Proszę podać adres strony.',
      tel: 'Proszę podać numer telefonu, np. +44 20 7946 0958.',
    },
    more: 'Więcej',
    show: 'Pokaż opcje',
    otherDay: 'Inna data',
    ticks: 'Proszę wybierać po kolei, a na końcu „Gotowe”.',
    done: 'Gotowe',
  },
  notes: {
    unsupported: 'Niestety nie mogę tego tutaj odczytać. Proszę to napisać.',
    answered: 'Na to pytanie już udzielono odpowiedzi.',
    lost: 'Niestety plik nie dotarł. Proszę przesłać go ponownie.',
    stopped: 'Nie wyślemy już żadnych wiadomości. Aby zacząć od nowa, proszę napisać START.',
    help: 'To jest automatyczny czat. Aby nie otrzymywać wiadomości, proszę napisać STOP.',
  },
}

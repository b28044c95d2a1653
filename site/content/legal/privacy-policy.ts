import type { LegalText } from './legal-text.js'

/** Which personal data this server keeps, what for, and for how long. */
export const privacyPolicy: LegalText = {
  title: 'Privacy policy',
  description: 'Which personal data this server keeps, what for, for how long, and what you can ask for.',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        'Responsible is whoever runs this server; the contact page tells who that is and how to reach them. For the chatbots of an account, its owner is responsible towards visitors, and this server works on the owner’s behalf.',
        'If you run this server yourself, complete this text with your name and address, the host of your machine, and the services that your chatbots call.',
      ],
    },
    {
      heading: 'When you read this site',
      paragraphs: [
        'Reading the pages sets no cookie, loads nothing from other companies, and counts nobody. To answer a request the server needs your network address for a moment. For limits against abuse it keeps a keyed hash of it, for a day at most. A proxy in front of the server may write a log of its own.',
      ],
    },
    {
      heading: 'When you talk to a chatbot',
      paragraphs: [
        'The chat sets no cookie and stores nothing before it has been opened. Until a step needs the server, your answers stay in your browser. After that it depends on the flow:',
      ],
      list: [
        'a step that sends a mail or calls another system passes on what the flow says; the content of a mail is forgotten once it is sent',
        'a file you send is kept for 365 days, unless the operator has set another time',
        'a conversation with a person is kept for 365 days after its last message, unless the operator has set another time',
        'where the chatbot’s owner has conversations stored, what you say goes to the server from your first answer on and is kept for 365 days, unless owner or operator have set another time',
        'an AI step passes the conversation to the provider that the owner has chosen',
      ],
    },
    {
      heading: 'When you use a form of this site',
      paragraphs: [
        'Enquiries and reports of abuse are kept with what you entered, so that they can be answered and followed up. They are also mailed to the operator. A newsletter is sent only after you have pressed the link in the mail that asks for confirmation. Every issue has a link with which you leave at once; that you left is noted, so that you are not written to again.',
        'The forms use no service against robots. A hidden field and a time stamp do that work. Once an enquiry was sent, a cookie remembers for 24 hours that it was, and nothing else. If you like a template, a cookie that holds nothing but chance remembers it for a year, so that it counts once.',
      ],
    },
    {
      heading: 'When you have an account',
      paragraphs: [
        'We keep your name, your email address, a hash of your password, your roles, and for each device that is signed in the time, the network address and the name of the browser, so that you can see and end your sessions. A cookie keeps you signed in. Another says for half a year that you have signed in with this browser, so that strangers who guess passwords cannot shut you out. They are needed for that and used for nothing else.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The host of the machine, the mail server that the operator has set, and whom a flow calls. Nobody else, unless a law obliges the operator. Nothing is sold, and nothing is used to train models.',
      ],
    },
    {
      heading: 'On which ground',
      paragraphs: [
        'To answer what you asked for and to provide the account (contract), to keep the service safe (legitimate interest), for newsletters and wherever a flow asks you (consent, which you can take back at any time).',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can ask what is kept about you, have it corrected, deleted or handed over, object to its use, and complain to a supervisory authority. Write to the operator, from the address it is about. One command on the server finds and removes what belongs to an email address and says how much that was. If you had stopped our mails, a keyed hash of your address stays, so that none is sent again. Backups are overwritten with time.',
      ],
    },
  ],
}

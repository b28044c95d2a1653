import type { LegalText } from './legal-text.js'

/** What holds between whoever runs this server and those who use it. */
export const termsOfService: LegalText = {
  title: 'Terms of service',
  description: 'What holds between whoever runs this server and those who use it, in plain words.',
  updated: '2026-11-22',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        'Talkgraph is software that anybody may run. ‘We’ means the person or company that runs this server; the contact page tells who that is. ‘You’ means whoever uses it, as a visitor of this site or as the owner of an account.',
        'If you run this server yourself, replace this text with one that a lawyer of your country has read. It is a sound beginning, not legal advice.',
      ],
    },
    {
      heading: 'What you get',
      paragraphs: [
        'With an account you can build chatbots, publish them, put them on your websites, and answer the conversations that visitors begin. The plan you choose says how many chatbots, conversations and team members belong to it.',
        'Templates, guides and the texts of this site may be copied and changed for your own chatbots. The firms in them are invented.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Give an email address that reaches you, keep your password and your API keys to yourself, and switch on the second factor if you can. What is done with your account counts as done by you, unless you told us in time that somebody else had got hold of it.',
        'You may invite others into your account. They act in its name, within the role you give them.',
      ],
    },
    {
      heading: 'What is not allowed',
      paragraphs: ['Do not use this server to harm others. In particular:'],
      list: [
        'no spam, no phishing, and no collecting of passwords, card numbers or codes',
        'no chatbot that pretends to be another person, company or authority',
        'nothing that is unlawful where you or your visitors are',
        'no attempts to break limits, to reach other accounts, or to overload the server',
      ],
    },
    {
      heading: 'Your visitors',
      paragraphs: [
        'You decide what your chatbot asks and where the answers go, so towards your visitors you are responsible for their data. Tell them what happens with it, ask for no more than you need, and have a legal ground. We process it on your behalf and by your settings.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'The free plan costs nothing and needs no credit card. Paid plans are paid in advance, by the month or by the year, and end with the period when you cancel. If you are not satisfied within 30 days after you first paid, you get your money back.',
      ],
    },
    {
      heading: 'How far you can rely on it',
      paragraphs: [
        'We look after the server with care, but it may stand still at times: for updates, through failures, or because something it depends on fails. Do not make a life depend on a chatbot. Emergencies belong on the phone.',
        'We are liable for intent and gross negligence, and where the law does not allow otherwise. Beyond that, liability is limited to the damage that could be foreseen. The software itself comes under the MIT licence, without warranty.',
      ],
    },
    {
      heading: 'Ending',
      paragraphs: [
        'You can delete chatbots and your account at any time. We may close an account that breaks these terms; if it can be put right, we write first. After the end your chatbots stop answering, and your data is deleted as the privacy policy says.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When we change these terms, the date above changes too, and owners of accounts hear of it by mail at least 30 days before. Who goes on using the server after that agrees. If a part of these terms does not hold, the rest stays valid.',
      ],
    },
  ],
}

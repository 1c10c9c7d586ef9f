/**
 * Luneta's own terms of use (decision 12). They promise only what the program does. A school may replace them by
 * configuration.
 */
import type { LegalDocument } from '@luneta/domain';

export const termsAndConditions: LegalDocument = {
  titulo: 'Terms and Conditions',
  idioma: 'en',
  vigencia: '2022-11-04',
  resumo: [
    'A conta é sua e quem a abre é a escola. Não empreste a senha e não use a conta de outra pessoa.',
    'Nas provas, responda por você, no tempo marcado. Vale o que o servidor salvou dentro do prazo.',
    'Moedas, estrelas e vidas fazem parte do estudo: não são dinheiro nem podem ser compradas com dinheiro.',
    'O conteúdo é para estudar. Não divulgue questões fora da plataforma nem tente burlar o sistema.',
    'Para usar por conta própria, é preciso ter pelo menos 13 anos. Antes disso, só com a autorização de um responsável.',
  ],
  secoes: [
    {
      titulo: 'What these terms are',
      blocos: [
        'They are the rules for using Luneta, the learning and assessment platform that your school offers you. By signing in you accept them. If you are under 18, read them with a parent or guardian. Your school has an agreement of its own with whoever operates this installation; nothing here changes it, and nothing here takes away a right that the law gives you as a student, a child or a consumer.',
      ],
    },
    {
      titulo: 'Who may use it',
      blocos: [
        'Students with an active enrolment at a school that uses Luneta, and staff of that school. The minimum age to use it on your own is 13. A younger student may use it only when a parent or legal guardian has given consent to the school.',
      ],
    },
    {
      titulo: 'Your account',
      blocos: [
        [
          'The school opens and closes your account. Ask the school when your name, class or date of birth is wrong.',
          'The first password is changed at the first sign-in. Keep the new one to yourself: nobody at the school needs it.',
          'Use only your own account. If somebody else may know your password, change it and tell the school.',
          'Sign out on a device that others use too.',
        ],
        'When too many attempts to sign in fail, the account waits for a while before it accepts another.',
      ],
    },
    {
      titulo: 'Exams',
      blocos: [
        [
          'Answer by yourself, with the help that the instructions of the exam allow.',
          'The clock of the server counts, not that of the device. The screen says how long is left.',
          'Every answer is saved as you give it, and the screen says whether it was. Without a connection answers wait on the device and are sent later; those made in time and received within two minutes after the end count. Later ones are kept apart for the school to decide.',
          'After the end, or after you hand in, answers are no longer accepted unless the exam says so. The school may give more time, for everybody or for you.',
          'Results and answer keys appear when the school releases them. The school decides about a question that is annulled and about a complaint.',
        ],
        'If the servers are out of order during an exam or a roadmap, its deadline is adjusted.',
      ],
    },
    {
      titulo: 'Stars, coins and lives',
      blocos: [
        'They are part of the exercises. They have no value in money, cannot be bought with money, exchanged or paid out, and may be corrected when they were given by a fault. They end with the account.',
      ],
    },
    {
      titulo: 'What is not allowed',
      blocos: [
        [
          'to sign in as somebody else or let somebody else sign in as you;',
          'to get at answer keys, data of others or parts of the system that are not meant for you;',
          'to overload the platform, to automate answers, or to work around its limits;',
          'to copy or publish questions, texts and videos beyond what studying needs and the law allows;',
          'to write what insults, threatens or exposes others, also in essays, nicknames and comments.',
        ],
        'Whoever finds a weakness and tells the school about it without using it has done nothing wrong.',
      ],
    },
    {
      titulo: 'What you write',
      blocos: [
        'Your essays and answers stay yours. You allow the school to keep, correct and use them for your education, and the operator to store them for that. They are shown to other students or published only with your consent and, if you are a minor, that of a parent or guardian.',
      ],
    },
    {
      titulo: 'What belongs to others',
      blocos: [
        'Questions, texts, drawings and the program belong to the school, to the operator or to their authors. You may use them on the platform to study. Links to other sites lead out of Luneta: their rules apply there.',
      ],
    },
    {
      titulo: 'Availability',
      blocos: [
        'Luneta may be out of order for maintenance, which is announced where possible, or through a fault. It is offered with care but without a promise that it always works. Answers that the server confirmed are kept. Nothing in these terms limits a liability that the law does not allow to limit.',
      ],
    },
    {
      titulo: 'When rules are broken',
      blocos: [
        'The school decides what follows, by its own rules and after hearing you. It may suspend an account while it looks into a case. The operator may block an account at once only to protect data or other users, and tells the school.',
      ],
    },
    {
      titulo: 'Privacy',
      blocos: ['The Privacy Policy says what is kept about you, why, who sees it and what you may ask for.'],
    },
    {
      titulo: 'Changes and law',
      blocos: [
        'These terms took effect on 4 November 2022. When they change in substance, a notice appears after you sign in before the change applies. Brazilian law applies, and the courts at the place where you live are competent.',
        'Questions go to your school: its channels are under "Fale conosco" on the sign-in page.',
      ],
    },
  ],
};

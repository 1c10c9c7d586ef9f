/**
 * Luneta's own privacy policy (decision 12; security D26). It says what the program does, not what it might: whoever
 * changes what is stored, sent or kept changes this text too. A school may replace it by configuration.
 */
import type { LegalDocument } from '@luneta/domain';

export const privacyPolicy: LegalDocument = {
  titulo: 'Privacy Policy',
  idioma: 'en',
  vigencia: '2022-11-04',
  resumo: [
    'Quem decide sobre os seus dados é a sua escola. A Luneta guarda o que é preciso para você estudar, fazer provas e ver resultados.',
    'A Luneta não mostra anúncios, não vende dados e não usa rastreadores. Nada de outras empresas é carregado antes que você escolha abrir.',
    'A equipe da escola vê seus dados conforme a função de cada pessoa, e o acesso à sua conta fica registrado.',
    'Você e seus responsáveis podem pedir à escola para ver, corrigir, receber ou apagar os seus dados.',
    'Para usar por conta própria, é preciso ter pelo menos 13 anos. Antes disso, só com a autorização de um responsável, registrada pela escola.',
  ],
  secoes: [
    {
      titulo: 'Who is responsible',
      blocos: [
        'Luneta is a learning and assessment platform that schools offer to their students. Your school decides why and how it is used: under the Brazilian General Data Protection Law (LGPD, Law 13.709/2018) the school is the controller of your personal data. Whoever operates this installation of Luneta processes the data on behalf of the school and by its instructions.',
        'Questions and requests about your data therefore go to your school first. The channels it has chosen are under "Fale conosco" on the sign-in page. If it has given none there, ask the school office.',
      ],
    },
    {
      titulo: 'Age',
      blocos: [
        'The minimum age to use Luneta on your own is 13. A younger student may use it only when a parent or legal guardian has given specific consent to the school. The school records for each student on which legal basis the account was opened.',
        'Data of children and adolescents is processed in their best interest, as article 14 of the LGPD requires. We never ask a student for more than an activity needs, and no activity depends on giving more.',
      ],
    },
    {
      titulo: 'What is kept',
      blocos: [
        'From the school, when it opens your account:',
        [
          'your full name, user name, date of birth, and an e-mail address if the school enters one;',
          'your school, campus, grade, class and shift, and the years you were enrolled;',
          'extra exam time that the school has granted you.',
        ],
        'From you, while you use the platform:',
        [
          'the nickname and the avatar you choose;',
          'your password and the answers to your security questions, kept only as salted argon2id hashes that cannot be read back;',
          'your answers in exams, quizzes and exercises, with the moment each was saved, and the texts of your essays;',
          'your progress in study roadmaps: phases, stars, coins and lives;',
          'your answer to a satisfaction survey, if you choose to give one.',
        ],
        'Computed by Luneta:',
        [
          'grades, scores and positions in a ranking of your class or grade;',
          'a record of sign-ins and of what members of staff did with your account: who, when and what.',
        ],
        'The server also writes a technical log with the address of the device, the page that was asked for and the time. It leaves out what you typed, the query of the address and your sign-in. Luneta does not ask for location, contacts, camera or microphone.',
      ],
    },
    {
      titulo: 'What it is used for',
      blocos: [
        [
          'to let you sign in, and to give back access to an account;',
          'to give exams, keep every answer safely and correct them under equal conditions;',
          'to show you and your teachers results and what to study next;',
          'to keep the platform secure, to find abuse and to prove what happened in an exam;',
          'to find and repair faults.',
        ],
        'It is not used for advertising, for profiles that serve anything but learning, or to train systems of others. Grades follow published rules. No decision that affects you is made only by a machine without a person at the school who can review it.',
      ],
    },
    {
      titulo: 'Who can see it',
      blocos: [
        [
          'you;',
          'staff of your school, each within reach of their role: a teacher sees the own classes, the direction the school;',
          'a member of staff who opens your view to help you. It says on the screen whose view it is, is read-only unless the school has allowed changes, ends by itself, and is recorded with the name of the person;',
          'classmates in a ranking, who see your name or nickname, your avatar and your position, where the school shows rankings;',
          'the people who operate this installation, when that is necessary to keep it running.',
        ],
        'Data of one school is kept apart from that of every other. It is given to authorities only where the law demands it. It is never sold.',
      ],
    },
    {
      titulo: 'Other companies',
      blocos: [
        'The pages, fonts, icons and drawings of Luneta come from the installation itself. No other company learns that you opened a page, with these exceptions, each of which your school chooses:',
        [
          'a video in a lesson: it is loaded from the provider of the video only after you start it, in its mode without tracking cookies where there is one;',
          'a chat: it is loaded from the service your school chose only after you open it, and is told nothing about who is signed in;',
          'a link to a page or a messaging service: the other company learns of you when you follow it;',
          'sign-in from a learning hub of your school: the hub tells Luneta who you are.',
        ],
        'Reports of technical faults may go to a reporting service that the operator configured. They hold the kind of fault, the place in the program, and numbers of exams and questions. They never hold your name, e-mail, sign-in, answers or essays. By default a school in normal operation sends none.',
      ],
    },
    {
      titulo: 'What is kept in your browser',
      blocos: [
        'Luneta sets one cookie, when you sign in: it marks the device, for 180 days, so that wrong passwords typed elsewhere do not keep you out of it. It says nothing about you and no page can read it. In the storage of the browser it keeps:',
        [
          'your sign-in: until the tab is closed, or longer if you tick "Lembre-se de mim.". It is removed when you sign out;',
          'exam answers that could not be sent yet: until the server has confirmed them, even if you sign out, so that none is lost. Another student on the same device cannot send or read them through Luneta;',
          'choices of the device, such as notices already read. They say nothing about you.',
        ],
        'On a device that others use too, do not tick "Lembre-se de mim." and sign out at the end.',
      ],
    },
    {
      titulo: 'How long it is kept',
      blocos: [
        'As long as you are enrolled, and afterwards as long as the school must keep school records by law. The school sets the periods and can erase an account before, unless the law obliges it to keep something. One-time codes are valid for minutes. Backups and logs are overwritten in the time the operator has set with the school.',
      ],
    },
    {
      titulo: 'How it is protected',
      blocos: [
        'Connections are encrypted where the installation is on the internet. Passwords are never kept in readable form and never shown to staff. Sign-ins are limited in number and in time. What staff do with student accounts is kept in a record whose later change would be noticed. Answer keys and results are released only when the school releases them.',
        'No system is safe from everything. If an incident may put you at risk, the school is told without delay, so that it can inform you and the Brazilian data protection authority (ANPD) within the time the law sets, at present three business days.',
      ],
    },
    {
      titulo: 'Your rights',
      blocos: [
        'You, or a parent or guardian for you, may ask the school to:',
        [
          'confirm whether it processes your data and give you a copy;',
          'correct what is wrong or out of date;',
          'erase, block or make anonymous what is unnecessary or unlawful;',
          'hand your data over in a form that another service can use;',
          'tell you with whom it was shared;',
          'take back a consent, and explain what follows from it;',
          'review a decision that affects you.',
        ],
        'You can change nickname, avatar, password and security questions yourself in your account. If the school does not answer, you may turn to the ANPD at gov.br/anpd.',
      ],
    },
    {
      titulo: 'Changes',
      blocos: [
        'This policy took effect on 4 November 2022. When it changes in substance, a notice appears after you sign in before the change applies, and a new consent is asked for where the law requires one. The text on this page is always the one in force. If the English text and the summary in Portuguese differ, ask your school which one it follows: neither takes away a right that the law gives you.',
      ],
    },
  ],
};

import type { GradeAluno } from '@luneta/api-client';

type Vale = NonNullable<GradeAluno['duas_respostas']>['vale'];
const ONDE: Readonly<Record<Vale, string>> = { online: 'da tela', papel: 'do papel' };

export const copy = {
  title: (n: number) =>
    n === 1 ? '1 aluno respondeu na tela e no papel.' : `${n} alunos responderam na tela e no papel.`,
  text: 'As duas respostas ficam guardadas. Até alguém escolher, vale a que chegou primeiro.',
  vale: (vale: Vale, escolhida: boolean) =>
    escolhida ? `Escolhida: a ${ONDE[vale]}.` : `Vale a ${ONDE[vale]}, até alguém escolher.`,
  note: (vale: Vale, escolhida: boolean) => `Respondeu também na tela. ${copy.vale(vale, escolhida)}`,
  compare: 'Comparar e escolher',
  look: 'Comparar',
  dialog: (nome: string) => `Duas respostas: ${nome}`,
  caption: 'As duas respostas, questão por questão',
  questao: 'Questão',
  naTela: 'Na tela',
  noPapel: 'No papel',
  iguais: 'Igual?',
  igual: 'Igual',
  difere: 'Diferente',
  lingua: 'Língua',
  linguas: { 1: 'Inglês', 2: 'Espanhol' },
  texto: 'Texto escrito',
  pontos: (text: string) => `${text} pontos`,
  count: (n: number, total: number) => `${n} de ${total} respondidas`,
  which: 'Qual vale?',
  tela: 'A da tela',
  papel: 'A do papel',
  consequence: 'A outra continua guardada, e dá para trocar depois. A nota segue a que vale.',
  released: 'O resultado já saiu. A nota deste aluno é calculada de novo, e ele já viu a de agora.',
  confirm: (vale: Vale) => (vale === 'online' ? 'Usar a da tela' : 'Usar a do papel'),
  done: (nome: string, vale: Vale, recalculo: boolean) =>
    `${nome}: vale a resposta ${ONDE[vale]}.${recalculo ? ' A nota será calculada de novo.' : ''}`,
  open: 'Aluno que respondeu na tela e também entregou a folha',
  openHelp: 'A folha fica guardada à parte da resposta da tela.',
  openNone: 'Escolha o aluno',
  openAct: 'Digitar a folha',
} as const;

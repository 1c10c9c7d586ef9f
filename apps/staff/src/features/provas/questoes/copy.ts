import type { ItemSaude } from '@luneta/domain/item-estatistica';

export const saudes: Readonly<Record<ItemSaude, string>> = { boa: 'Boa', rever: 'Rever', anular: 'Anular?' };

export const copy = {
  loading: 'Carregando as questões',
  withheld:
    'Acertos e marcações aparecem quando a última turma terminar. Até lá, ninguém vê aqui qual é a resposta certa.',
  summary: (presentes: number, ausentes: number) =>
    `${presentes === 1 ? '1 presente' : `${presentes} presentes`} · ${ausentes === 1 ? '1 ausente' : `${ausentes} ausentes`}`,
  picture: 'Cada ponto é uma questão',
  pictureOf: (n: number, rever: number, anular: number) =>
    `Acerto e discriminação de ${n} questões: ${rever} para rever, ${anular} para pensar em anular. A tabela diz o mesmo.`,
  axes: { hits: 'acerto', discrimination: 'discriminação' },
  noPicture: 'Com menos de três presentes não há discriminação.',
  caption: 'Questões da prova',
  numero: 'Questão',
  materia: 'Matéria',
  acerto: 'Acerto',
  discriminacao: 'Discriminação',
  branco: 'Em branco',
  errada: 'Mais marcada errada',
  situacao: 'Situação',
  actions: 'Ações',
  see: 'Ver',
  seeOf: (numero: string) => `questão ${numero}`,
  questao: (numero: string) => `Questão ${numero}`,
  numeroOf: (dia: number, numero: number, dias: boolean, lingua: 1 | 2 | null) =>
    `${dias ? `${dia}º dia, ` : ''}${numero}${lingua === null ? '' : lingua === 1 ? ' (inglês)' : ' (espanhol)'}`,
  read: 'Ler a questão',
  readOf: (numero: string) => `Ler a questão ${numero}`,
  reading: 'Carregando a questão',
  sealed: 'Esta questão abre para você quando a prova começar.',
  sealedUntil: (quando: string) => `Esta questão abre para você quando a prova começar: ${quando}.`,
  options: (numero: string) => `Alternativas da questão ${numero}`,
  words: { upper: 'terço de cima', lower: 'terço de baixo', correct: 'gabarito' },
  suspicious: (percent: number, letra: string) => `${percent}% dos melhores marcaram ${letra}. Confira o gabarito.`,
  annulled: 'Anulada',
  bonus: 'Ponto para todos',
  text: 'De texto: a correção dá os pontos.',
  annul: 'Anular questão',
  giveBonus: 'Dar o ponto a todos',
  undo: 'Voltar a valer',
  annulTitle: (numero: string) => `Anular a questão ${numero}?`,
  bonusTitle: (numero: string) => `Dar o ponto da questão ${numero} a todos?`,
  undoTitle: (numero: string) => `A questão ${numero} volta a valer?`,
  annulText: (ganham: string, ausentes: number) =>
    `Conta como acerto para todos os presentes e sai da TRI: ${ganham}. ${ausentes === 1 ? '1 ausente não muda' : `${ausentes} ausentes não mudam`}. As notas são calculadas de novo, e quem já viu o resultado vê a nota nova. Quem coordena pode desfazer a qualquer momento.`,
  bonusText: (ganham: string, ausentes: number) =>
    `Os presentes que não acertaram recebem o ponto, e a questão continua na TRI: ${ganham}. ${ausentes === 1 ? '1 ausente não muda' : `${ausentes} ausentes não mudam`}. As notas são calculadas de novo, e quem já viu o resultado vê a nota nova. Quem coordena pode desfazer a qualquer momento.`,
  undoText: (perdem: string) =>
    `${perdem}. As notas são calculadas de novo, e quem já viu o resultado vê a nota nova. Quem coordena pode mudar outra vez.`,
  unknown: 'o efeito aparece quando a última turma terminar',
  gain: (n: number) => (n === 1 ? '1 aluno ganha este acerto' : `${n} alunos ganham este acerto`),
  lose: (n: number) =>
    n === 1 ? '1 aluno que não acertou perde este ponto' : `${n} alunos que não acertaram perdem este ponto`,
  done: 'Mudança salva.',
  doneRecount: 'Mudança salva. As notas estão sendo calculadas de novo.',
  export: 'Baixar CSV',
  empty: 'Esta prova não tem questões.',
  percent: (n: number) => `${n}%`,
  yes: 'sim',
} as const;

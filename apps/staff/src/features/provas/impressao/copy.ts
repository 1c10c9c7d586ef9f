import type { ImpressaoTipo } from '@luneta/api-client';

/** What the page can print; sheets, list and table of numbers come from the call of the sheets. */
export type Papel = 'caderno' | 'folhas' | 'presenca' | 'tabela' | 'gabarito';

export const PAPEIS: readonly Papel[] = ['caderno', 'folhas', 'presenca', 'tabela', 'gabarito'];
/** A table of numbers holds nothing that the sheets do not, and needs no class. */
export const TIPO_DE: Readonly<Record<Papel, ImpressaoTipo>> = {
  caderno: 'caderno',
  folhas: 'folha',
  presenca: 'folha',
  tabela: 'caderno',
  gabarito: 'gabarito',
};

const linguas = { 1: 'Inglês', 2: 'Espanhol' } as const;
const range = (de: number, ate: number) => (de === ate ? `questão ${de}` : `questões ${de} a ${ate}`);

export const copy = {
  provas: 'Provas',
  rascunhoTitle: 'Prévia da impressão',
  rascunhoHint:
    'É um rascunho: a prova ainda pode mudar. Versões, folhas de resposta e gabarito ficam na prova publicada.',
  loading: 'Carregando a impressão',
  choices: 'O que imprimir',
  papel: 'Documento',
  papeis: {
    caderno: 'Caderno de questões',
    folhas: 'Folhas de resposta',
    presenca: 'Lista de presença',
    tabela: 'Tabela de números',
    gabarito: 'Gabarito',
  },
  dia: 'Dia',
  diaOf: (dia: number) => `${dia}º dia`,
  lingua: 'Língua estrangeira',
  linguas: { '': 'As duas', '1': linguas[1], '2': linguas[2] },
  turma: 'Turma',
  noTurma: 'Sem turma',
  chooseTurma: 'Escolha a turma',
  turmaOf: (serie: string, codigo: string) => `${serie} · ${codigo}`,
  modelo: 'Versão',
  tamanho: 'Tamanho do texto',
  pt: (tamanho: string) => `${tamanho} pt`,
  colunas: 'Colunas',
  umaColuna: 'Uma',
  duasColunas: 'Duas',
  brancas: 'Folhas em branco',
  brancasError: 'Escreva um número de 0 a 50.',
  print: 'Imprimir',
  printHint:
    'Na janela do navegador, escolha papel A4 e tamanho 100%. Para guardar um arquivo, escolha salvar como PDF.',
  needsTurma: 'Folhas e lista são de uma turma. Escolha a turma acima.',
  noneTurma: 'Esta prova ainda não tem turmas. Escolha as turmas da prova para imprimir folhas e lista.',
  order:
    'Ao digitar as respostas, a planilha segue a ordem da prova, que é a da versão A. Nas versões B, C e D, veja na tabela de números a questão da prova de cada número impresso.',
  wide: (numeros: readonly number[]) =>
    `${numeros.length === 1 ? `A questão ${numeros[0]} tem` : `As questões ${numeros.join(', ')} têm`} uma fórmula, tabela ou imagem mais larga que a coluna. Imprima em uma coluna ou com texto menor.`,
  empty: 'Este dia não tem questões: só redação.',
  sealedOptions: 'As alternativas estão fechadas para você enquanto outra prova usa esta questão.',

  // On paper.
  nome: 'Nome',
  turmaPaper: 'Turma',
  numero: 'Nº',
  versao: (modelo: string) => `Versão ${modelo}`,
  minutos: (n: number) => `${n} minutos`,
  questoes: (n: number) => (n === 1 ? '1 questão' : `${n} questões`),
  instrucoes: 'Instruções',
  questao: (n: number) => `Questão ${n}`,
  scrolls: (n: number) => ({
    scrollableFormula: `Fórmula com rolagem, questão ${n}`,
    scrollableTable: `Tabela com rolagem, questão ${n}`,
    questionImage: `Imagem da questão ${n}`,
  }),
  anulada: 'Questão anulada.',
  texto: (de: number, ate: number) => (de === ate ? `Texto da questão ${de}` : `Texto das questões ${de} a ${ate}`),
  opcaoDe: (lingua: 1 | 2, de: number, ate: number) => {
    const words = range(de, ate);
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} (opção ${linguas[lingua].toLowerCase()})`;
  },
  redacao: 'Redação',
  linhas: (min: number, max: number) => `Escreva de ${min} a ${max} linhas.`,
  textoMotivador: (n: number) => `Texto ${n}`,
  folhaTitle: 'Folha de respostas',
  folhaHelp: 'Preencha toda a bolha com caneta azul ou preta. Marque só uma por questão.',
  linguaMarca: 'Língua estrangeira:',
  linguasMarca: ['Inglês', 'Espanhol'],
  respostaEscrita: 'no caderno',
  branca: 'Folha em branco',
  assinatura: 'Assinatura',
  presencaTitle: 'Lista de presença',
  tabelaTitle: 'Tabela de números',
  noCaderno: 'Nº impresso',
  naProva: 'Nº na prova',
  codigo: 'Código',
  gabaritoTitle: 'Gabarito',
  chave: 'Gabarito',
  escrita: 'Escrita',
  anuladaCurta: 'Anulada',
  semChave: '—',
  linguaCurta: linguas,
  impressaPor: (dia: string, nome: string) => `Impressa em ${dia} por ${nome}`,
} as const;

/** The words of the start page. */
import type { AppName } from '../../config.ts';
import type { DemoAccount } from '../../demo/accounts.ts';

export const texts = {
  lema: 'Aprendizagem e avaliação para escolas brasileiras.',
  inicio: 'Nenhuma escola ainda',
  inicioAjuda: 'Crie a escola e a sua conta. Só a primeira pessoa faz isto, uma vez.',
  iniciar: 'Começar a escola',
  apps: 'Três ambientes',
  pessoas: 'Escola de demonstração',
  pessoasAjuda: 'Pessoas e notas fictícias. Escolha alguém e entre com um toque, sem digitar a senha.',
  entrar: (nome: string) => `Entrar como ${nome}`,
  tentar: (nome: string) => `Tentar entrar como ${nome}`,
  mais: 'Para quem instala e desenvolve',
  contrato: 'Contrato',
  contratoAjuda: 'todas as chamadas do servidor',
  saude: 'Saúde',
  saudeAjuda: 'se o servidor e o banco de dados respondem',
  storybook: 'Storybook',
  storybookAjuda: 'todos os componentes e os estados das telas',
  storybookFalta: 'ainda não foi montado. Para montar, execute',
} as const;

export const APP_CARDS: Readonly<Record<AppName, { nome: string; texto: string; arte: string }>> = {
  'student-v1': {
    nome: 'Ambiente do aluno, versão 1',
    texto: 'O estudo em forma de jogo: estrelas, moedas, vidas e o Boss no fim de cada roteiro.',
    arte: 'game-estrela.svg',
  },
  'student-v2': {
    nome: 'Ambiente do aluno, versão 2',
    texto: 'Provas, resultados e roteiros de estudos, com calma e sem jogo.',
    arte: 'mascot-pensando.svg',
  },
  staff: {
    nome: 'Ambiente da equipe',
    texto: 'Turmas, provas, correções e o acompanhamento de cada aluno.',
    arte: 'logo.svg',
  },
};

type Group = { readonly titulo: string; readonly inclui: (account: DemoAccount) => boolean };

export const GROUPS: readonly Group[] = [
  { titulo: 'Estudantes da versão 2', inclui: ({ app, recusada }) => app === 'student-v2' && recusada === null },
  { titulo: 'Estudantes da versão 1', inclui: ({ app, recusada }) => app === 'student-v1' && recusada === null },
  { titulo: 'Equipe da escola', inclui: ({ app, recusada }) => app === 'staff' && recusada === null },
  { titulo: 'Quem não entra, e por quê', inclui: ({ recusada }) => recusada !== null },
];

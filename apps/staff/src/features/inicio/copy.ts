/** Words of the first steps: what each is, its state, and what it gives to the school. */
import type { PrimeirosPassos } from '@luneta/api-client';
import type { PassoInicial } from '@luneta/domain';

import { fusoName } from '../../shared/fuso/fusos.ts';

/** 'do 6º ano', 'à 3ª série', 'de Infantil': the article of a grade follows its last word. */
const articled = (nome: string, [masculine, feminine, none]: readonly [string, string, string]) => {
  if (nome.endsWith('ano')) return `${masculine} ${nome}`;
  return nome.endsWith('série') ? `${feminine} ${nome}` : `${none} ${nome}`;
};
const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n.toLocaleString('pt-BR')} ${many}`);

function seriesDone({ qtde_series, primeira_serie, ultima_serie }: PrimeirosPassos): string {
  const n = count(qtde_series, 'série', 'séries');
  if (primeira_serie === null || ultima_serie === null || qtde_series < 2) return n;
  const from = articled(primeira_serie, ['do', 'da', 'de']);
  return `${n}, ${from} ${articled(ultima_serie, ['ao', 'à', 'a'])}`;
}

type PassoWords = {
  readonly title: string;
  /** Before it is done. */
  readonly todo: string;
  readonly done: (passos: PrimeirosPassos) => string;
  /** The button of a step to do, and of one that is done. */
  readonly begin: string;
  readonly review: string;
  /** What it gives, in the panel beside the steps. */
  readonly gives: string;
};

export const copy = {
  title: 'Primeiros passos',
  loading: 'Carregando os primeiros passos',
  about: (escola: string, ano: number | null) => (ano === null ? escola : `${escola} · ano letivo de ${ano}`),
  ready: (n: number, of: number) => `${n} de ${of} passos prontos`,
  steps: 'Passos da escola',
  state: { feito: 'Pronto', agora: 'Agora', livre: 'A fazer', espera: 'Ainda não' },
  waits: {
    dados: '',
    series: 'Depois das séries',
    turmas: 'Depois das turmas',
    equipe: '',
    alunos: 'Depois dos alunos',
    prova: '',
  } satisfies Record<PassoInicial, string>,
  givesTitle: 'O que este passo dá à escola',
  example: 'Exemplo',
  exampleOf: (title: string) => `Exemplo: ${title}`,
  fromFile: 'Trazer de uma planilha',
  bank: 'Banco de questões',
  openStep: (begin: string, title: string) => `${begin}: ${title}`,
  stays: ['Os passos ficam aqui até o último. Depois, esta tela dá lugar a', 'Hoje'],
  passos: {
    dados: {
      title: 'Dados da escola',
      todo: 'Nome, fuso e o que a escola decide.',
      done: ({ fuso_horario }) => `Fuso de ${fusoName(fuso_horario)}`,
      begin: 'Preencher',
      review: 'Rever',
      gives: 'O nome e o relógio que todos leem',
    },
    series: {
      title: 'Séries',
      todo: 'As séries padrão, do 6º ano à 3ª série, vêm com um botão.',
      done: seriesDone,
      begin: 'Criar séries',
      review: 'Rever',
      gives: 'A ordem das turmas, do começo ao fim da escola',
    },
    turmas: {
      title: 'Turmas',
      todo: 'Crie 6A, 6B, 6C… de uma vez. É nelas que entram alunos, professores e provas.',
      done: ({ qtde_turmas }) => count(qtde_turmas, 'turma', 'turmas'),
      begin: 'Criar turmas',
      review: 'Rever',
      gives: 'Cada turma com a sua lista, o seu horário e o seu relatório',
    },
    equipe: {
      title: 'Equipe',
      todo: 'Docentes, coordenação e quem cuida das senhas',
      done: ({ qtde_equipe }) => `${count(qtde_equipe, 'pessoa', 'pessoas')} além de você`,
      begin: 'Criar contas',
      review: 'Rever',
      gives: 'Cada pessoa com a própria conta e só o que precisa ver',
    },
    alunos: {
      title: 'Alunos',
      todo: 'Traga todos de uma planilha ou cadastre um a um.',
      done: ({ qtde_alunos }) => count(qtde_alunos, 'aluno', 'alunos'),
      begin: 'Trazer alunos',
      review: 'Rever',
      gives: 'Fichas de acesso por turma, com usuário e senha',
    },
    prova: {
      title: 'Primeira prova',
      todo: 'As questões vêm do banco. A prova se monta em seis etapas, da ideia à publicação.',
      done: ({ qtde_provas }) => count(qtde_provas, 'prova', 'provas'),
      begin: 'Ver provas',
      review: 'Rever',
      gives: 'Resultado por turma e por aluno, no mesmo dia',
    },
  } satisfies Record<PassoInicial, PassoWords>,
} as const;

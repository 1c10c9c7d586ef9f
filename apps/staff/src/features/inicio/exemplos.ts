/** What each step gives, as an example: a small table of a school that is set up, and what follows from it. */
import type { PassoInicial } from '@luneta/domain';
import type { IconShape } from '@luneta/ui';
import { CalendarDays, CircleCheck, KeyRound, Printer, ShieldCheck, UsersRound } from '@luneta/ui/icons';

export type Exemplo = {
  readonly title: string;
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly (readonly string[])[];
  /** What else comes with it. */
  readonly points: readonly { readonly icon: IconShape; readonly title: string; readonly text: string }[];
};

export const EXEMPLOS: Readonly<Record<PassoInicial, Exemplo>> = {
  dados: {
    title: 'O que a escola decide',
    columns: ['Decisão', 'Vale'],
    rows: [
      ['Fuso', 'Brasília'],
      ['Ranking', 'Todos, com nome'],
      ['Resultados', 'Depois de conferir'],
      ['Fichas', '15 dias'],
    ],
    points: [
      { icon: CalendarDays, title: 'Um só relógio', text: 'todos leem datas e horas no fuso da escola' },
      { icon: ShieldCheck, title: 'Dados protegidos', text: 'base legal e prazo ficam registrados' },
    ],
  },
  series: {
    title: 'Séries da escola',
    columns: ['Série', 'Etapa', 'Ordem'],
    rows: [
      ['6º ano', 'Anos finais', '6'],
      ['7º ano', 'Anos finais', '7'],
      ['1ª série', 'Ensino Médio', '10'],
      ['2ª série', 'Ensino Médio', '11'],
    ],
    points: [
      { icon: CircleCheck, title: 'Listas na ordem certa', text: 'turmas e filtros seguem as séries' },
      { icon: UsersRound, title: 'Turmas em um passo', text: 'cada turma nova já sabe a sua série' },
    ],
  },
  turmas: {
    title: 'Turmas do ano',
    columns: ['Turma', 'Turno', 'Alunos', 'Próxima prova'],
    rows: [
      ['6A', 'Manhã', '31', '12 de fev., 8h'],
      ['6B', 'Manhã', '30', '12 de fev., 8h'],
      ['7A', 'Tarde', '32', '15 de fev., 14h'],
      ['7B', 'Tarde', '30', 'a marcar'],
    ],
    points: [
      { icon: CalendarDays, title: 'Uma prova, vários horários', text: 'cada turma faz na sua janela, sem choque' },
      { icon: Printer, title: 'Fichas de acesso por turma', text: 'oito por folha, com usuário e senha' },
      { icon: CircleCheck, title: 'Resultado da turma', text: 'quem fez, quem falta e como foi' },
    ],
  },
  equipe: {
    title: 'Equipe',
    columns: ['Nome', 'Faz', 'Vê'],
    rows: [
      ['Renato Dias', 'Dar aula', '6A e 7A'],
      ['Lia Fontes', 'Dar aula', '6B'],
      ['Júlia Amaral', 'Coordenar', 'a escola'],
      ['Carla Menezes', 'Cuidar de senhas', 'a escola'],
    ],
    points: [
      { icon: ShieldCheck, title: 'Só o que precisa', text: 'docentes veem as próprias turmas' },
      { icon: KeyRound, title: 'Senha mostrada uma vez', text: 'e trocada no primeiro acesso' },
    ],
  },
  alunos: {
    title: 'Alunos da 7A',
    columns: ['Aluno', 'Usuário', 'Acesso'],
    rows: [
      ['Alice Monteiro', 'alice.monteiro12', 'hoje'],
      ['Bento Carvalho', 'bento.carvalho48', 'hoje'],
      ['Cecília Rocha', 'cecilia.rocha07', 'ontem'],
      ['Davi Lucca Neves', 'davi.neves31', 'com a ficha'],
    ],
    points: [
      { icon: CircleCheck, title: 'Conferência antes de gravar', text: 'cada linha diz o que vai mudar' },
      { icon: Printer, title: 'Fichas prontas para recortar', text: 'uma por aluno, só dele' },
    ],
  },
  prova: {
    title: 'Avaliação de Matemática',
    columns: ['Turma', 'Fizeram', 'Média'],
    rows: [
      ['6A', '31 de 31', '7,2'],
      ['6B', '29 de 30', '6,8'],
      ['7A', '32 de 32', '7,5'],
      ['7B', '28 de 30', '6,4'],
    ],
    points: [
      { icon: UsersRound, title: 'A prova ao vivo', text: 'quem responde, quem entregou, quem precisa de tempo' },
      { icon: CircleCheck, title: 'Resultado no mesmo dia', text: 'quando a escola liberar' },
    ],
  },
};

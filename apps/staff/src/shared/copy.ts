/** Words of the console's frame, and what more than one of its screens calls the same thing. */

export const copy = {
  skip: 'Pular para o conteúdo',
  nav: 'Principal',
  selection: 'Selecionar aluno',
  backToTurma: (codigo: string) => `Voltar à turma ${codigo}`,
  backToAlunos: 'Voltar aos alunos',
  management: 'Gerenciamento de Alunos',
  /** The parts of the console, as its navigation calls them. */
  sections: {
    inicio: 'Primeiros passos',
    hoje: 'Hoje',
    alunos: 'Alunos',
    turmas: 'Turmas',
    provas: 'Provas',
    questoes: 'Questões',
    redacoes: 'Correções',
    cursos: 'Cursos',
    conteudos: 'Conteúdos',
    escola: 'Escola',
  },
  more: 'Mais',
  shortcuts: 'Atalhos do teclado',
  offline: {
    label: 'Conexão',
    since: (hora: string) => `Sem internet. Nada foi salvo desde ${hora}.`,
  },
  readOnly: { label: 'Visualização', text: 'Apenas visualização: nada pode ser alterado.' },
  senha: 'Segurança',
  signOut: 'Sair',
  fold: 'Recolher menu',
  unfold: 'Expandir menu',
  turmaOf: (serie: string, codigo: string) => `${serie} · ${codigo}`,
  /** Stands for a name that an import left blank. */
  noName: 'Sem nome',
  /** Identifies a student: two students of a class may have the same name. */
  alunoOf: (nome: string, turma: string, codigo: number) => `${nome} (${turma}, código ${codigo})`,
  hojeAs: (hora: string) => `hoje às ${hora}`,
  ontemAs: (hora: string) => `ontem às ${hora}`,
  as: (hora: string) => `às ${hora}`,
  em: (quando: string) => `em ${quando}`,
  /** Exams on paper: how many sheets are in. */
  digitadas: (n: number, of: number) => `${n} de ${of} digitadas`,
  alunosDe: (n: number, de: number) => `${n.toLocaleString('pt-BR')} de ${de.toLocaleString('pt-BR')} alunos`,
  alunosOf: (n: number) => (n === 1 ? '1 aluno' : `${n.toLocaleString('pt-BR')} alunos`),
} as const;

export { PERFIL_NOMES as perfilNames } from '@luneta/domain';

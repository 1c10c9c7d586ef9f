export const copy = {
  skip: 'Pular para o conteúdo',
  selection: 'A seleção de aluno',
  management: 'O gerenciamento de alunos',
  course: 'O editor de cursos',
  question: 'O banco de questões',
  console: 'Esta parte do console',
} as const;
